import type { CommunityEvent } from '#domain/events/event.ts'

/** One date for each weekday, in a week of January 2026. */
const DATES = {
  sunday: '2026-01-04',
  monday: '2026-01-05',
  wednesday: '2026-01-07',
  thursday: '2026-01-08',
  friday: '2026-01-09',
  saturday: '2026-01-10',
} as const

type Details = Pick<
  CommunityEvent,
  'title' | 'description' | 'startTime' | 'endTime' | 'location' | 'image' | 'category'
>

function weekly(id: string, day: keyof typeof DATES, details: Details): CommunityEvent {
  return { id, date: DATES[day], active: true, recurring: true, moreInfoUrl: '', ...details }
}

/** The weekly events a site starts with. Their dates only define the weekday. */
export const seedEvents: readonly CommunityEvent[] = [
  weekly('e1', 'sunday', {
    title: 'Fajr and breakfast',
    description:
      'Pray Fajr with us, read a page of Qur’an together, and stay for eggs, bread and strong tea. Children in pajamas are welcome: the best breakfast of the week is the one that we all eat together.',
    startTime: '06:15',
    endTime: '08:00',
    location: 'Prayer hall and dining room',
    image: 'fajr.svg',
    category: 'prayer',
  }),
  weekly('e2', 'saturday', {
    title: 'Saturday Qur’an circle',
    description:
      'A patient, friendly circle for adults who want to read better. We sit in two groups, one for those who are learning the letters and one for tajweed, and close with the meaning of what we have read.',
    startTime: '10:30',
    endTime: '12:00',
    location: 'Library',
    image: 'quran.svg',
    category: 'education',
  }),
  weekly('e3', 'friday', {
    title: 'Friday family halaqa',
    description:
      'One short talk for the whole family, simple enough for a nine-year-old and with something to think about for a grandparent. We pray the evening prayer together, and there is soup for everyone afterwards.',
    startTime: '19:45',
    endTime: '21:00',
    location: 'Main hall',
    image: 'halaqa.svg',
    category: 'lecture',
  }),
  weekly('e4', 'sunday', {
    title: 'New Muslims’ tea',
    description:
      'For everyone who came to Islam recently, or is thinking about it, and for the friends who come along. No lesson plan: bring the question you have never dared to ask, and take home a list of people to call.',
    startTime: '15:00',
    endTime: '16:30',
    location: 'Tea room',
    image: 'tea.svg',
    category: 'social',
  }),
  weekly('e5', 'wednesday', {
    title: 'Sisters’ reading circle',
    description:
      'We read one book slowly, a chapter a week, and talk about it honestly. This season it is the lives of the women around the Prophet, peace be upon him. Children play in the next room with two of our older girls.',
    startTime: '11:00',
    endTime: '12:30',
    location: 'Garden room',
    image: 'circle.svg',
    category: 'social',
  }),
  weekly('e6', 'saturday', {
    title: 'Youth night',
    description:
      'For ages 13 to 18: basketball under the lights, pizza, and half an hour on a subject the group has chosen itself. Friends from school are welcome. Doors close when the last ride home has arrived.',
    startTime: '18:30',
    endTime: '21:00',
    location: 'Court and youth room',
    image: 'youth.svg',
    category: 'youth',
  }),
  weekly('e7', 'thursday', {
    title: 'Food pantry packing',
    description:
      'Two hours of sorting, packing and carrying, so that the boxes are ready for our neighbors on Friday. No experience needed, children from age eight can help, and anyone who needs a box can simply ask for one.',
    startTime: '17:30',
    endTime: '19:30',
    location: 'Basement kitchen',
    image: 'pantry.svg',
    category: 'charity',
  }),
  weekly('e8', 'monday', {
    title: 'Garden morning',
    description:
      'The roses, the herb beds and the old orange tree in its pot need weeding, watering and some company. Gloves and tools are here; come for twenty minutes or for the whole morning, and take some mint home.',
    startTime: '09:30',
    endTime: '11:30',
    location: 'Courtyard',
    image: 'garden.svg',
    category: 'other',
  }),
]

/** The file names of these events' drawings. */
export const SEED_PICTURES: ReadonlySet<string> = new Set(seedEvents.map(({ image }) => image))
