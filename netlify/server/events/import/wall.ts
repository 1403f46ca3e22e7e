import type ICAL from 'ical.js'
import { remembered } from '#domain/remembered.ts'
import { instantOf, isZone, type WallMoment, wallMoment } from '#domain/time/civil.ts'

/** Where and on which day a calendar is read. */
export interface Place {
  /** The mosque's IANA zone. */
  zone: string
  today: string
}

const two = (value: number) => String(value).padStart(2, '0')

/** The date that is written, in whatever zone. */
export const dateOf = ({ year, month, day }: ICAL.Time) =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`

/**
 * A calendar's time on the mosque's clock, which is '' for a whole day. One without a zone is there already
 * (RFC 5545, section 3.3.5).
 */
export function wallOf(time: ICAL.Time, { zone }: Place, tzid = ''): WallMoment {
  const date = dateOf(time)
  if (time.isDate) return { date, clock: '' }
  const clock = `${two(time.hour)}:${two(time.minute)}`
  const isFloating = time.zone?.tzid === 'floating'
  const named = isFloating && tzid !== zone ? zoneNamed(tzid) : ''
  if (isFloating && named === '') return { date, clock }
  const instant = isFloating ? instantOf(date, clock, named) : new Date(time.toUnixTime() * 1000)
  return wallMoment(zone, instant)
}

/** Looking one up takes longer than all else of an hour. Calendars can name any number. */
const MOST_KNOWN = 100

/** The time zone of that name, as this machine writes it; '' where it knows none. */
export const zoneNamed = remembered(name => (isZone(name) ? inOneSpelling(name) : ''), MOST_KNOWN)

const inOneSpelling = (name: string) =>
  new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
