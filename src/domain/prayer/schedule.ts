import type { PrayerRow } from './answer.ts'
import { addDays, civilDateIn, clockOf, instantOf } from './civil.ts'
import { dayLine, nearest } from './day-line.ts'
import { DAY_TIMES, type DayTimeName, LABELS, type PrayerName } from './names.ts'

const MINUTE = 60_000

/** The next athan. On Fridays Dhuhr's carries the day's Jumu'ah times. */
export interface NextPrayer {
  readonly name: PrayerName
  readonly label: string
  /** Clock time on 24 hours. */
  readonly time: string
  readonly instant: Date
  /** It belongs to tomorrow's row. Tonight's Isha after midnight is still today's. */
  readonly isTomorrow: boolean
  readonly jumuah: readonly string[]
}

/** The iqama being waited for after an athan; on Fridays between Dhuhr and Asr each Jumu'ah. */
export interface IqamaCountdown {
  readonly prayer: PrayerName | 'jumuah'
  readonly label: string
  readonly iqama: string
  readonly instant: Date
  readonly minutes: number
}

export interface ReadyState {
  readonly status: 'ready'
  readonly today: PrayerRow
  readonly tomorrow: PrayerRow
  /** Null between sunrise and Dhuhr, when no prayer's time runs. */
  readonly current: PrayerName | null
  readonly next: NextPrayer
  readonly minutesToNext: number
  readonly iqama: IqamaCountdown | null
  /** Today's Jumu'ah times; null on every day but Friday. */
  readonly jumuah: readonly string[] | null
  readonly hijri: string
}

/** What the rows say about a moment, or which day they lack (SPEC section 5). */
export type PrayerState =
  | ReadyState
  | { readonly status: 'missing'; readonly day: 'today' | 'tomorrow'; readonly iso: string }

interface Moment {
  readonly name: DayTimeName
  readonly row: PrayerRow
  readonly time: string
  readonly instant: Date
}

/**
 * Where the mosque's day stands: yesterday's, today's and tomorrow's times are merged, so that it
 * wraps after Isha and an Isha after midnight still counts for the evening before. Sunrise ends
 * Fajr. Yesterday is looked for in the rows and in `previous`.
 */
export function prayerState(
  rows: readonly PrayerRow[],
  now: Date,
  zone: string,
  previous?: PrayerRow,
): PrayerState {
  const iso = civilDateIn(zone, now)
  const rowOf = (date: string) =>
    rows.find(row => row.iso === date) ?? (previous?.iso === date ? previous : undefined)
  const yesterday = rowOf(addDays(iso, -1))
  const today = rowOf(iso)
  const tomorrow = rowOf(addDays(iso, 1))
  if (!today) return { status: 'missing', day: 'today', iso }
  if (!tomorrow) return { status: 'missing', day: 'tomorrow', iso: addDays(iso, 1) }

  // Added minutes can put a short night's Isha after the next Fajr.
  const moments = [yesterday, today, tomorrow]
    .flatMap(row => (row ? momentsOf(row, zone) : []))
    .sort((a, b) => a.instant.getTime() - b.instant.getTime())
  const last = moments.findLast(moment => moment.instant <= now)
  const following = moments.find(({ name, instant }) => name !== 'sunrise' && instant > now)
  if (!following) return { status: 'missing', day: 'tomorrow', iso: addDays(iso, 1) }
  return {
    status: 'ready',
    today,
    tomorrow,
    current: last && last.name !== 'sunrise' ? last.name : null,
    next: toNext(following, iso),
    minutesToNext: minutesUntil(following.instant, now),
    iqama: last ? iqamaAfter(last, now, zone) : null,
    jumuah: today.jumuah.length ? today.jumuah : null,
    hijri: today.hijri,
  }
}

/** 'HH:MM' until something; '00:00' once it is past. */
export function countdownHHMM(minutes: number): string {
  const left = Math.max(0, minutes)
  return `${String(Math.floor(left / 60)).padStart(2, '0')}:${String(left % 60).padStart(2, '0')}`
}

/** 'Xh Ym' until something; '0h 0m' once it is past. */
export function countdownShort(minutes: number): string {
  const left = Math.max(0, minutes)
  return `${Math.floor(left / 60)}h ${left % 60}m`
}

/** 'Next: Asr in 01:45', the countdown of SPEC section 2. */
export function nextInWords({ next, minutesToNext }: ReadyState): string {
  return `Next: ${next.label} in ${countdownHHMM(minutesToNext)}`
}

/** Whole minutes until an instant as clocks without seconds count them: 5:03:30 to 5:04 is one. */
export function minutesUntil(instant: Date, now: Date): number {
  return Math.max(0, Math.ceil((instant.getTime() - now.getTime()) / MINUTE))
}

function momentsOf(row: PrayerRow, zone: string): Moment[] {
  const clocks = clocksOf(row)
  const line = dayLine(clocks)
  return DAY_TIMES.map(name => ({
    name,
    row,
    time: clocks[name],
    instant: onLine(row.iso, line[name], zone),
  }))
}

function clocksOf(row: PrayerRow): Record<DayTimeName, string> {
  return {
    fajr: row.fajr.time,
    sunrise: row.sunrise,
    dhuhr: row.dhuhr.time,
    asr: row.asr.time,
    maghrib: row.maghrib.time,
    isha: row.isha.time,
  }
}

function onLine(iso: string, minutes: number, zone: string): Date {
  return instantOf(addDays(iso, Math.floor(minutes / 1440)), clockOf(minutes), zone)
}

function toNext({ name, row, time, instant }: Moment, today: string): NextPrayer {
  const prayer = name as PrayerName
  const jumuah = prayer === 'dhuhr' ? row.jumuah : []
  const label = jumuah.length ? LABELS.jumuah : LABELS[prayer]
  return { name: prayer, label, time, instant, isTomorrow: row.iso > today, jumuah }
}

function iqamaAfter({ name, row }: Moment, now: Date, zone: string): IqamaCountdown | null {
  if (name === 'sunrise') return null
  const athan = dayLine(clocksOf(row))[name]
  const prayer = name === 'dhuhr' && row.jumuah.length ? 'jumuah' : name
  const waiting = (prayer === 'jumuah' ? row.jumuah : [row[name].iqama])
    .map(iqama => ({ iqama, instant: onLine(row.iso, nearest(iqama, athan), zone) }))
    .find(({ instant }) => instant > now)
  if (!waiting) return null
  return { prayer, label: LABELS[prayer], ...waiting, minutes: minutesUntil(waiting.instant, now) }
}
