/**
 * Civil dates are 'YYYY-MM-DD' and clock times 'HH:MM' on 24 hours, both in the mosque's time
 * zone. Their arithmetic runs in UTC, so that the machine's zone does not affect it.
 */

/** Lengths of time in milliseconds. */
export const SECOND = 1_000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** The minutes of a day. */
export const DAY_MINUTES = 1_440

/** Friday as a day of the week, Sunday being 0. */
export const FRIDAY = 5

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/

/** Minutes since midnight of a clock time; NaN when the text is not a clock time. */
export function minutesOf(clock: string): number {
  if (!CLOCK.test(clock)) return Number.NaN
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
}

/** The clock time of minutes counted from any midnight: 1480 and 40 both read '00:40'. */
export function clockOf(minutes: number): string {
  const sinceMidnight = inDay(minutes)
  return `${pad(Math.floor(sinceMidnight / 60))}:${pad(sinceMidnight % 60)}`
}

/** The minutes by which a zone is ahead of UTC in the form of ISO 8601: '-05:00'. */
export const isoOffset = (minutes: number): string =>
  `${minutes < 0 ? '-' : '+'}${clockOf(Math.abs(minutes))}`

/** Minutes counted from any midnight as minutes of a day: 1480 and -1400 are both 40. */
export const inDay = (minutes: number): number =>
  ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES

/**
 * The order of two dates or clock times. The first comparison by a language's rules would take a page
 * longer than all of its list.
 */
export function compareTimes(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

/** Whether the text is a day of the calendar: '2027-02-29' is not. */
export function isCivilDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** The date that many days later, or earlier when negative. */
export function addDays(date: string, days: number): string {
  return isoOf(utcOf(date) + days * DAY)
}

/** Days from one date to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((utcOf(to) - utcOf(from)) / DAY)
}

/** Day of the week, 0 for Sunday to 6 for Saturday. */
export function weekday(date: string): number {
  return new Date(utcOf(date)).getUTCDay()
}

/** The first of the month that is `months` after the date's month. */
export function firstOfMonth(date: string, months = 0): string {
  const start = new Date(utcOf(date))
  return isoOf(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months, 1))
}

/** Every date, or every `step`th one, from the first to at most the last. */
export function datesFrom(from: string, until: string, step = 1): string[] {
  const first = utcOf(from)
  const count = Math.floor(daysBetween(from, until) / step) + 1
  return Array.from({ length: Math.max(0, count) }, (_, at) => isoOf(first + at * step * DAY))
}

function utcOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`)
}

function isoOf(utc: number): string {
  return new Date(utc).toISOString().slice(0, 10)
}

function pad(value: number): string {
  return String(value).padStart(2, '0')
}

interface Zone {
  /** Made when first read: the first of a page takes longer than painting its times. */
  format?: Intl.DateTimeFormat
  /** Offsets in milliseconds from an instant on. */
  readonly offsets: Map<number, number>
}

const MOST_OFFSETS = 2_000
const zones = new Map<string, Zone>()

function zoneNamed(name: string): Zone {
  let zone = zones.get(name)
  if (!zone) {
    zone = { offsets: new Map() }
    zones.set(name, zone)
  }
  return zone
}

const formatOf = (name: string) =>
  new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone: name,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })

/** The offsets of a zone, in minutes, at the start of these UTC days: for `knowOffsets`. */
export function offsetsOf(name: string, dates: readonly string[]): number[] {
  return dates.map(date => offsetAt(name, new Date(utcOf(date))))
}

/** Takes the offsets of a zone, in minutes, at the start of UTC days as read elsewhere. */
export function knowOffsets(name: string, from: string, minutes: readonly number[]): void {
  const { offsets } = zoneNamed(name)
  for (const [index, offset] of minutes.entries()) {
    offsets.set(utcOf(from) + index * DAY, offset * MINUTE)
  }
}

/** The zone's local time at an instant, as milliseconds of the UTC date with the same clock time. */
function wallOf(name: string, instant: number): number {
  const offset = offsetFrom(name, instant, DAY)
  // Clocks change once a day at most, so equal ends mean no change between them.
  const isSame = offset === offsetFrom(name, instant + DAY, DAY)
  return instant + (isSame ? offset : offsetFrom(name, instant, MINUTE))
}

/** The offset at the start of its day, or of its minute, in UTC. */
function offsetFrom(name: string, instant: number, step: number): number {
  const { offsets } = zoneNamed(name)
  const start = Math.floor(instant / step) * step
  const known = offsets.get(start)
  if (known !== undefined) return known
  if (offsets.size >= MOST_OFFSETS) offsets.clear()
  const offset = readOffset(name, start)
  offsets.set(start, offset)
  return offset
}

/** Reading an offset from Intl takes most of the time of computing a day. */
function readOffset(name: string, instant: number): number {
  const zone = zoneNamed(name)
  zone.format ??= formatOf(name)
  const read = zone.format.format(instant).match(/\d+/g) ?? []
  const [month = 1, day = 1, year = 0, hour = 0, minute = 0, seconds = 0] = read.map(Number)
  return Date.UTC(year, month - 1, day, hour, minute, seconds) - instant
}

/** Minutes by which the zone's clock is ahead of UTC at an instant; throws RangeError for an unknown zone. */
export function offsetAt(zone: string, instant: Date): number {
  const time = instant.getTime()
  return (wallOf(zone, time) - time) / MINUTE
}

/** The calendar day it is in the zone at an instant. */
export function civilDateIn(zone: string, instant: Date): string {
  return isoOf(wallOf(zone, instant.getTime()))
}

/** Whether this machine knows the time zone of that name. */
export function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** The clock time it is in the zone at an instant; without seconds. */
export function clockIn(zone: string, instant: Date): string {
  return new Date(wallOf(zone, instant.getTime())).toISOString().slice(11, 16)
}

/** A moment in the mosque's time: its date ('YYYY-MM-DD') and clock time ('HH:MM'). */
export interface WallMoment {
  date: string
  clock: string
}

/** Date and clock time in the zone at an instant. */
export const wallMoment = (zone: string, instant: Date): WallMoment => ({
  date: civilDateIn(zone, instant),
  clock: clockIn(zone, instant),
})

/**
 * The instant at which the zone's clock shows that time on that date. A time that a DST gap skips
 * moves forward by the gap (02:30 becomes 03:30); of a time that happens twice, the first counts.
 */
export function instantOf(date: string, clock: string, zone: string): Date {
  const wall = utcOf(date) + minutesOf(clock) * MINUTE
  const before = offsetAt(zone, new Date(wall - DAY))
  const after = offsetAt(zone, new Date(wall + DAY))
  const first = new Date(wall - before * MINUTE)
  if (before === after || offsetAt(zone, first) === before) return first
  const second = new Date(wall - after * MINUTE)
  return offsetAt(zone, second) === after ? second : first
}

const winterOffsets = new Map<string, number>()

/** Whether the zone's clocks are ahead of their winter setting at noon of that date. */
export function isDaylightTime(date: string, zone: string): boolean {
  const year = date.slice(0, 4)
  const key = `${zone} ${year}`
  const [january, july] = [`${year}-01-01`, `${year}-07-01`]
  const winter =
    winterOffsets.get(key) ?? Math.min(noonOffset(january, zone), noonOffset(july, zone))
  winterOffsets.set(key, winter)
  return noonOffset(date, zone) > winter
}

/** Minutes by which the zone's clocks are ahead of UTC at noon of that date. */
export function noonOffset(date: string, zone: string): number {
  return offsetAt(zone, instantOf(date, '12:00', zone))
}

/** Minutes by which the zone's clocks moved since noon of the day before. */
export function clockChange(date: string, zone: string): number {
  return noonOffset(date, zone) - noonOffset(addDays(date, -1), zone)
}
