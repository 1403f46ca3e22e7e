import { addDays, datesFrom, noonOffset, weekday } from '#domain/time/civil.ts'
import { DAY_TIMES, type DayTimeName } from './names.ts'

const LAST_DAY = 6

/**
 * The days of the week that contains a date, when weeks begin on that weekday (0: Sunday). A week in which the
 * clocks change is two: an iqama that counts for both would be an hour off in one of them.
 */
export function weekOf(date: string, first: number, zone: string): string[] {
  const start = addDays(date, -((weekday(date) - first + 7) % 7))
  const offset = noonOffset(date, zone)
  return datesFrom(start, addDays(start, LAST_DAY)).filter(day => noonOffset(day, zone) === offset)
}

/** The times that rules count from, in minutes on the day line. */
export interface BaseTimes {
  readonly line: Readonly<Record<DayTimeName, number>>
  readonly sunset: number
}

/** The latest times of some days. */
export function latestTimes(days: readonly BaseTimes[]): BaseTimes {
  const line = {} as Record<DayTimeName, number>
  for (const name of DAY_TIMES) line[name] = Math.max(...days.map(day => day.line[name]))
  return { line, sunset: Math.max(...days.map(({ sunset }) => sunset)) }
}
