import type { PrayerTimesResponse } from './response.ts'

/** How many years around this one can be requested, since pages show twelve months back and ahead. */
const YEARS_BACK = 1
const YEARS_AHEAD = 2

/** The first and the last year whose prayer times are available. */
export const yearsAvailable = (thisYear: number): { first: number; last: number } => ({
  first: thisYear - YEARS_BACK,
  last: thisYear + YEARS_AHEAD,
})

/** Consecutive years as one: the rules and method of the first, the rows and Jumu'ah of all. */
export function joinYears(years: readonly PrayerTimesResponse[]): PrayerTimesResponse | undefined {
  const [first] = years
  return (
    first && {
      ...first,
      following: years.at(-1)?.following ?? [],
      info: years.flatMap(({ info }) => info),
      jumuah: years.flatMap(({ jumuah }) => jumuah),
    }
  )
}
