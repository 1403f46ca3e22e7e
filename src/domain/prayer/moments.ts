import { addDays, clockOf, DAY_MINUTES, instantOf, minutesOf } from '#domain/time/civil.ts'
import { dayLine, nearest } from './dayLine.ts'
import { DAY_TIMES, type DayTimeName, type PrayerName } from './names.ts'
import type { PrayerRow } from './response.ts'

/** One athan or sunrise of a day as an instant. */
export interface Moment {
  readonly name: DayTimeName
  readonly row: PrayerRow
  /** Clock time on 24 hours. */
  readonly time: string
  /** Minutes on the day line. */
  readonly minutes: number
  readonly instant: Date
}

/** The athan times and sunrise of a day in order. */
export function momentsOf(row: PrayerRow, zone: string): Moment[] {
  const clocks = clocksOf(row)
  const line = dayLine(clocks)
  return DAY_TIMES.map(name => ({
    name,
    row,
    time: clocks[name],
    minutes: line[name],
    instant: onLine(row.iso, line[name], zone),
  }))
}

/** The place of the last time of a row that has begun; -1 before all. */
export const begunOf = (moments: readonly Moment[], row: PrayerRow, now: Date): number =>
  moments.filter(moment => moment.row === row && moment.instant <= now).length - 1

/** The instant of a clock time that belongs to an athan, such as its iqama; null when it is not known. */
export function instantNear({ row, minutes }: Moment, clock: string, zone: string): Date | null {
  if (Number.isNaN(minutesOf(clock))) return null
  return onLine(row.iso, nearest(clock, minutes), zone)
}

/** The iqama of a prayer that is prayed in congregation; '' for none. */
export const iqamaHeld = ({ iqama, congregation }: PrayerRow[PrayerName]): string =>
  congregation === false ? '' : iqama

/** The athan times and sunrise of a row as clock times. */
export function clocksOf(row: Pick<PrayerRow, DayTimeName>): Record<DayTimeName, string> {
  const clocks = DAY_TIMES.map(name => [name, name === 'sunrise' ? row[name] : row[name].time])
  return Object.fromEntries(clocks)
}

/** Maghrib of a day as an instant; in the far north a summer's may be after midnight. */
export const maghribOf = (iso: string, clocks: Record<DayTimeName, string>, zone: string): Date =>
  onLine(iso, dayLine(clocks).maghrib, zone)

/** The instant of minutes on a day's line. */
export function onLine(iso: string, minutes: number, zone: string): Date {
  const days = Math.floor(minutes / DAY_MINUTES)
  return instantOf(days ? addDays(iso, days) : iso, clockOf(minutes), zone)
}
