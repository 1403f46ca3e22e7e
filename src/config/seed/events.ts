import type { CommunityEvent } from '#domain/events/event.ts'
import { addDays, weekday } from '#domain/time/civil.ts'

/** One date for each weekday, in a week of January 2026. */
const DATES = {
  sunday: '2026-01-04',
  monday: '2026-01-05',
  wednesday: '2026-01-07',
  thursday: '2026-01-08',
  friday: '2026-01-09',
  saturday: '2026-01-10',
} as const

type Details = Pick<CommunityEvent, 'title' | 'description' | 'location' | 'image' | 'category'> &
  (
    | Pick<CommunityEvent, 'startTime' | 'endTime'>
    | Required<Pick<CommunityEvent, 'startsAt' | 'endsAt'>>
  )

function weekly(id: string, day: keyof typeof DATES, details: Details): CommunityEvent {
  return {
    id,
    date: DATES[day],
    active: true,
    recurring: true,
    moreInfoUrl: '',
    startTime: '',
    endTime: '',
    ...details,
  }
}

/** The weekly events a site starts with. Their dates only define the weekday. */
export const seedEvents: readonly CommunityEvent[] = [
  weekly('e2', 'saturday', {
    title: 'Saturday Qur’an circle',
    description:
      'For adults, women and men, in two groups: one learns the letters, one practices tajweed. The last half hour is about the meaning of what was read. New readers can start any week.',
    startTime: '10:30',
    endTime: '12:00',
    location: 'Library',
    image: 'quran.svg',
    category: 'education',
  }),
  weekly('e3', 'friday', {
    title: 'Friday family halaqa',
    description:
      'A talk of 30 minutes for the whole family, with questions and a corner for small children. Soup for everyone afterwards. Free, no sign-up.',
    startTime: '19:45',
    endTime: '21:00',
    location: 'Main hall',
    image: 'halaqa.svg',
    category: 'lecture',
  }),
  weekly('e4', 'sunday', {
    title: 'New Muslims’ tea',
    description:
      'For people who came to Islam recently or are thinking about it, and for friends who come along. Tea, open questions, and somebody to call during the week.',
    startTime: '15:00',
    endTime: '16:30',
    location: 'Tea room',
    image: 'tea.svg',
    category: 'social',
  }),
  weekly('e5', 'wednesday', {
    title: 'Sisters’ reading circle',
    description:
      'One chapter a week, read and discussed. This season: the lives of the women around the Prophet, peace be upon him. Two of our older girls look after the children in the next room.',
    startTime: '11:00',
    endTime: '12:30',
    location: 'Garden room',
    image: 'circle.svg',
    category: 'social',
  }),
  weekly('e6', 'saturday', {
    title: 'Youth night',
    description:
      'For ages 13 to 18: basketball, pizza, and half an hour on a subject the group has chosen. Isha is prayed together. Friends from school are welcome; please pick up by 9 PM.',
    startTime: '18:30',
    endTime: '21:00',
    location: 'Court and youth room',
    image: 'youth.svg',
    category: 'youth',
  }),
  weekly('e7', 'thursday', {
    title: 'Food pantry packing',
    description:
      'Sorting, packing and carrying, so that the boxes are ready for our neighbors on Friday. No experience needed; children can help from age eight. Anyone who needs a box can ask for one.',
    startTime: '17:30',
    endTime: '19:30',
    location: 'Basement kitchen',
    image: 'pantry.svg',
    category: 'charity',
  }),
  weekly('e8', 'monday', {
    title: 'Garden morning',
    description:
      'Weeding and watering the roses and herb beds. Gloves and tools are here. Come for twenty minutes or for the whole morning, and take some mint home.',
    startTime: '09:30',
    endTime: '11:30',
    location: 'Courtyard',
    image: 'garden.svg',
    category: 'other',
  }),
  weekly('e1', 'sunday', {
    title: 'Fajr and breakfast',
    description:
      'Fajr in congregation, a page of Qur’an together, then eggs, bread and tea in the dining room. Children in pajamas are welcome. Free, no sign-up.',
    startsAt: { prayer: 'fajr', at: 'iqama', minutes: 0 },
    endsAt: { lasts: 105 },
    location: 'Prayer hall and dining room',
    image: 'fajr.svg',
    category: 'prayer',
  }),
]

/** How many days after the first start the first of the dated events may be: not in its first week. */
const AHEAD = 9
const DAYS = { tuesday: 2, friday: 5, saturday: 6 } as const

/** The first such weekday from so many days after a date on. */
function next(day: keyof typeof DAYS, today: string, ahead: number): string {
  const from = addDays(today, ahead)
  return addDays(from, (DAYS[day] - weekday(from) + 7) % 7)
}

const once = { active: true, recurring: false, moreInfoUrl: '', startTime: '', endTime: '' }

/**
 * The events of a new site, so that each form of event is there to be seen: weekly ones, and from
 * its first day ('YYYY-MM-DD') on a flyer, a meal after a prayer, a series that ends, and several
 * days in a row.
 */
export function firstEvents(today: string): readonly CommunityEvent[] {
  const lessons = next('tuesday', today, AHEAD)
  const days = next('friday', today, AHEAD + 16)
  return [
    ...seedEvents,
    {
      ...once,
      id: 'e9',
      title: 'Open house',
      description:
        'Come and look around. Tours of the building every half hour, tea and sweets, and people who are glad to answer questions. Bring friends and neighbors; no sign-up.',
      date: next('saturday', today, AHEAD),
      startTime: '13:00',
      endTime: '16:00',
      location: 'Main hall',
      image: 'open-house.svg',
      category: 'other',
    },
    {
      ...once,
      id: 'e10',
      title: 'Community dinner',
      description:
        'A long table after Maghrib. Bring a dish if you can, and come without one if you cannot. Please say in the office how many you are, so that there are chairs for all.',
      date: next('saturday', today, AHEAD + 7),
      startsAt: { prayer: 'maghrib', at: 'iqama', minutes: 15 },
      endsAt: { lasts: 120 },
      location: 'Dining room',
      image: 'dinner.svg',
      category: 'social',
    },
    {
      ...once,
      id: 'e11',
      title: 'Reading Arabic: six evenings',
      description:
        'From the first letter to the first page, for grown-ups who never learned to read the Qur’an. One lesson builds on the other, so please come from the first evening on.',
      date: lessons,
      recurring: true,
      from: lessons,
      until: addDays(lessons, 35),
      startTime: '19:30',
      endTime: '20:30',
      location: 'Library',
      image: '',
      category: 'education',
    },
    {
      ...once,
      id: 'e12',
      title: 'Three days with the Prophet’s life',
      description:
        'A guest teacher, three evenings, one story from Makkah to Madinah. Each evening ends with Isha in congregation. Children have a program of their own.',
      date: days,
      repeats: 'days',
      until: addDays(days, 2),
      startTime: '18:30',
      endTime: '20:30',
      location: 'Main hall',
      image: 'circle.svg',
      category: 'lecture',
    },
  ]
}

/** The file names of these events' drawings. */
export const SEED_PICTURES: ReadonlySet<string> = new Set(
  firstEvents('2026-01-01').flatMap(({ image }) => image || []),
)
