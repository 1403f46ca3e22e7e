import { addDays, datesFrom, weekday } from '#domain/time/civil.ts'
import type { BaseTimes } from './iqama.ts'
import { type DayTimeName, PRAYERS, type PrayerName } from './names.ts'

const LAST_DAY = 6

/** The first day of the week that contains a date, when weeks begin on that weekday (0: Sunday). */
export function weekStart(date: string, first: number): string {
  return addDays(date, -((weekday(date) - first + 7) % 7))
}

/** The seven days of the week that begins on a date. */
export function weekOf(start: string): string[] {
  return datesFrom(start, addDays(start, LAST_DAY))
}

/**
 * The latest times of some days, on their clocks: in a week in which the clocks change, a time in
 * daylight time counts as an hour later than the same moment in standard time.
 */
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
