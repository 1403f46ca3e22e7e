import type ICAL from 'ical.js'
import { civilDateIn, clockIn, instantOf, isZone } from '#domain/time/civil.ts'

/** Where and on which day a calendar is read. */
export interface Place {
  /** The mosque's IANA zone. */
  zone: string
  today: string
}

/** A day and an hour there; the clock is '' for a whole day. */
export interface Wall {
  date: string
  clock: string
}

const two = (value: number) => String(value).padStart(2, '0')

/** A calendar's time on the mosque's clock. One without a zone is there already (RFC 5545, section 3.3.5). */
export function wallOf(time: ICAL.Time, { zone }: Place, tzid = ''): Wall {
  const date = `${String(time.year).padStart(4, '0')}-${two(time.month)}-${two(time.day)}`
  if (time.isDate) return { date, clock: '' }
  const clock = `${two(time.hour)}:${two(time.minute)}`
  const isFloating = time.zone?.tzid === 'floating'
  if (isFloating && (tzid === '' || tzid === zone || !isZone(tzid))) return { date, clock }
  const instant = isFloating ? instantOf(date, clock, tzid) : new Date(time.toUnixTime() * 1000)
  return { date: civilDateIn(zone, instant), clock: clockIn(zone, instant) }
}
