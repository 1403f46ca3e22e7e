import { addDays, datesFrom, noonOffset, weekday } from '#domain/time/civil.ts'
import type { BaseTimes } from './iqama.ts'
import { type DayTimeName, PRAYERS, type PrayerName } from './names.ts'

const LAST_DAY = 6

/** The first day of the week that contains a date, when weeks begin on that weekday (0: Sunday). */
export function weekStart(date: string, first: number): string {
  return addDays(date, -((weekday(date) - first + 7) % 7))
}

/**
 * The days of the week that contains a date, when weeks begin on that weekday. A week in which the
 * clocks change is two: an iqama that counts for both would be an hour off in one of them.
 */
export function weekOf(date: string, first: number, zone: string): string[] {
  const start = weekStart(date, first)
  const offset = noonOffset(date, zone)
  return datesFrom(start, addDays(start, LAST_DAY)).filter(day => noonOffset(day, zone) === offset)
}

/** The latest times of some days. */
export function latestTimes(
  days: readonly { line: Readonly<Record<DayTimeName, number>>; sunset: number }[],
): Record<PrayerName, BaseTimes> {
  const sunset = Math.max(...days.map(day => day.sunset))
  const latest = {} as Record<PrayerName, BaseTimes>
  for (const name of PRAYERS) {
    latest[name] = { athan: Math.max(...days.map(({ line }) => line[name])), sunset }
  }
  return latest
}
