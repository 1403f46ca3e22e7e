import { addDays, clockOf, DAY_MINUTES, instantOf } from '#domain/time/civil.ts'
import type { Property } from './lines.ts'

/** '20261127'. */
export const icalDate = (date: string): string => date.replaceAll('-', '')

/** '20261127T194500': a local time, in minutes from the midnight that begins the date. */
function icalWall(date: string, minutes: number): string {
  const day = addDays(date, Math.floor(minutes / DAY_MINUTES))
  return `${icalDate(day)}T${clockOf(minutes).replace(':', '')}00`
}

/** '20261128T004500Z'. */
export const icalInstant = (instant: Date): string =>
  `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

/** The last second of a day in a zone, as an instant, for the end of a rule (RFC 5545, section 3.3.10). */
export function endOfDay(date: string, zone: string): string {
  const next = instantOf(addDays(date, 1), '00:00', zone)
  return icalInstant(new Date(next.getTime() - 1000))
}

/** A day without times; its end is the day after it (RFC 5545, section 3.6.1). */
export const wholeDay = (date: string): Property[] => [
  ['DTSTART;VALUE=DATE', icalDate(date)],
  ['DTEND;VALUE=DATE', icalDate(addDays(date, 1))],
]

/** A property with a local time of the zone. */
export const zonedProperty = (
  name: string,
  zone: string,
  date: string,
  minutes: number,
): Property => [`${name};TZID=${zone}`, icalWall(date, minutes)]
