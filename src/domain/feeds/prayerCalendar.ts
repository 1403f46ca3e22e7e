import { calendarText } from '#domain/calendar/calendar.ts'
import { type Component, icalText, type Property } from '#domain/calendar/lines.ts'
import { icalDate, icalInstant, zonedProperty } from '#domain/calendar/moments.ts'
import type { JumuahSlot } from '#domain/prayer/answer.ts'
import { addDays, clock12 } from '#domain/prayer/civil.ts'
import { dayLine, nearest } from '#domain/prayer/day-line.ts'
import { LABELS, PRAYERS } from '#domain/prayer/names.ts'
import { eveningOf, noticesOf } from '#domain/prayer/notices.ts'
import type { PrayerDay } from '#domain/prayer/times.ts'
import type { PrayerChoice } from './prayerChoice.ts'

/** What the calendar needs to know of the site. */
export interface PrayerCalendarPlace {
  name: string
  address: string
  zone: string
  /** 'https://example.org'. */
  origin: string
  /** Of the prayer settings; grows with every save. */
  revision: number
  /** When the settings were saved last, or the day's beginning. */
  savedAt: Date
}

/** One time of a day, in minutes from its midnight. */
interface Moment {
  key: string
  title: string
  minutes: number
  /** Minutes until it is over. */
  lasts: number
}

/** How long a prayer and the notice of the evening before stand in the calendar. */
const PRAYER = 10
const NOTICE = 30

/**
 * The prayer times of the given days as a calendar to subscribe to. They do not make anyone 'busy'.
 * Notes of special days and cancelled Jumu'ahs are in it whatever is chosen: on the whole day, and
 * on the evening before.
 */
export function prayerCalendar(
  days: readonly PrayerDay[],
  choice: PrayerChoice,
  place: PrayerCalendarPlace,
): string {
  const entries = days.flatMap((day, index) => [
    ...noticesOf(specialDay(day)).map((notice, at) =>
      entry(day.iso, `notice-${at + 1}`, notice, wholeDay(day.iso), place),
    ),
    ...[...momentsOf(day, choice), ...eveningBefore(days[index + 1], day)].map(
      ({ key, title, minutes, lasts }) =>
        entry(
          day.iso,
          key,
          title,
          [zonedProperty('DTSTART', place.zone, day.iso, minutes), ['DURATION', `PT${lasts}M`]],
          place,
        ),
    ),
  ])
  const years = [days[0], days.at(-1)].map(day => Number(day?.iso.slice(0, 4)))
  const [first = 0, last = first] = years
  return calendarText(
    { name: `${place.name}: prayer times`, zone: place.zone, years: [first, last + 1] },
    entries,
  )
}

function momentsOf(day: PrayerDay, { prayers, times }: PrayerChoice): Moment[] {
  const line = dayLine(day.athan)
  const moments: Moment[] = []
  for (const prayer of PRAYERS) {
    if (!prayers.includes(prayer)) continue
    if (times !== 'iqama') {
      moments.push({
        key: `${prayer}-athan`,
        title: `${LABELS[prayer]} athan`,
        minutes: line[prayer],
        lasts: PRAYER,
      })
    }
    // On Fridays Jumu'ah takes the place of Dhuhr's congregation.
    if (times !== 'athan' && !(prayer === 'dhuhr' && day.jumuah.length > 0)) {
      moments.push({
        key: `${prayer}-iqama`,
        title: `${LABELS[prayer]} iqama`,
        minutes: nearest(day.iqama[prayer], line[prayer]),
        lasts: PRAYER,
      })
    }
  }
  if (!prayers.includes('jumuah')) return moments
  return [...moments, ...day.jumuah.map((slot, at) => jumuahMoment(slot, at, line.dhuhr))]
}

/** One Jumu'ah, which begins with its khutbah where that is known. */
function jumuahMoment({ time, khutbah, label }: JumuahSlot, at: number, dhuhr: number): Moment {
  const name = label ? `${LABELS.jumuah} (${label})` : LABELS.jumuah
  const prayer = nearest(time, dhuhr)
  const start = khutbah ? nearest(khutbah, dhuhr) : prayer
  const hours = khutbah && `: khutbah ${clock12(khutbah)}, prayer ${clock12(time)}`
  return {
    key: `jumuah-${at + 1}`,
    title: `${name}${hours ?? ''}`,
    minutes: start,
    lasts: prayer - start + PRAYER,
  }
}

/** What is to be known of the next day on the evening before it. */
function eveningBefore(next: PrayerDay | undefined, day: PrayerDay): Moment[] {
  if (!next) return []
  return noticesOf(specialDay(next), 'tomorrow').map((title, at) => ({
    key: `tomorrow-${at + 1}`,
    title,
    minutes: eveningOf(dayLine(day.athan).maghrib),
    lasts: NOTICE,
  }))
}

const specialDay = ({ iso, jumuah, override }: PrayerDay) => ({
  iso,
  jumuah,
  override,
  note: override?.note,
})

const wholeDay = (iso: string): Property[] => [
  ['DTSTART;VALUE=DATE', icalDate(iso)],
  ['DTEND;VALUE=DATE', icalDate(addDays(iso, 1))],
]

function entry(
  date: string,
  key: string,
  title: string,
  when: readonly Property[],
  { name, address, origin, revision, savedAt }: PrayerCalendarPlace,
): Component {
  return {
    name: 'VEVENT',
    properties: [
      ['UID', `${date}-${key}@${new URL(origin).host}`],
      ['DTSTAMP', icalInstant(savedAt)],
      ['SEQUENCE', String(revision)],
      ...when,
      ['SUMMARY', icalText(title)],
      ['LOCATION', icalText([name, address].filter(Boolean).join(', '))],
      ['TRANSP', 'TRANSPARENT'],
    ],
  }
}
