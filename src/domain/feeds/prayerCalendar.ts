import { calendarText } from '#domain/calendar/calendar.ts'
import { type Component, icalText } from '#domain/calendar/lines.ts'
import { icalInstant, zonedProperty } from '#domain/calendar/moments.ts'
import { dayLine, nearest } from '#domain/prayer/day-line.ts'
import { LABELS, PRAYERS } from '#domain/prayer/names.ts'
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
}

/** The prayer times of the given days as a calendar to subscribe to. They do not make anyone 'busy'. */
export function prayerCalendar(
  days: readonly PrayerDay[],
  choice: PrayerChoice,
  place: PrayerCalendarPlace,
): string {
  const { host } = new URL(place.origin)
  const entries = days.flatMap(day =>
    momentsOf(day, choice).map(moment => entry(day.iso, moment, place, host)),
  )
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
      })
    }
    // On Fridays Jumu'ah takes the place of Dhuhr's congregation.
    if (times !== 'athan' && !(prayer === 'dhuhr' && day.jumuah.length > 0)) {
      moments.push({
        key: `${prayer}-iqama`,
        title: `${LABELS[prayer]} iqama`,
        minutes: nearest(day.iqama[prayer], line[prayer]),
      })
    }
  }
  if (!prayers.includes('jumuah')) return moments
  const slots = day.jumuah.map(({ time, label }, at) => ({
    key: `jumuah-${at + 1}`,
    title: label ? `${LABELS.jumuah} (${label})` : LABELS.jumuah,
    minutes: nearest(time, line.dhuhr),
  }))
  return [...moments, ...slots]
}

function entry(
  date: string,
  { key, title, minutes }: Moment,
  { name, address, zone, revision, savedAt }: PrayerCalendarPlace,
  host: string,
): Component {
  return {
    name: 'VEVENT',
    properties: [
      ['UID', `${date}-${key}@${host}`],
      ['DTSTAMP', icalInstant(savedAt)],
      ['SEQUENCE', String(revision)],
      zonedProperty('DTSTART', zone, date, minutes),
      ['DURATION', 'PT10M'],
      ['SUMMARY', icalText(title)],
      ['LOCATION', icalText([name, address].filter(Boolean).join(', '))],
      ['TRANSP', 'TRANSPARENT'],
    ],
  }
}
