import type { SeasonalClock } from './settingFields.ts'

/** The clock time in standard or in daylight time. */
export function inSeason(clock: SeasonalClock, daylight: boolean): string {
  return typeof clock === 'string' ? clock : daylight ? clock.daylight : clock.standard
}

/** The same change of a clock that may differ by season. */
export function inEachSeason(
  clock: SeasonalClock,
  change: (clock: string) => string,
): SeasonalClock {
  if (typeof clock === 'string') return change(clock)
  return { standard: change(clock.standard), daylight: change(clock.daylight) }
}

/** The clock in standard and in daylight time. */
export function seasons(clock: SeasonalClock): readonly [string, string] {
  return typeof clock === 'string' ? [clock, clock] : [clock.standard, clock.daylight]
}
