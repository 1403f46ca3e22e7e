import type { SeasonalClock } from './settingFields.ts'

/** The clock time in standard or in daylight time. */
export function inSeason(clock: SeasonalClock, daylight: boolean): string {
  return typeof clock === 'string' ? clock : daylight ? clock.daylight : clock.standard
}

/** The clock in standard and in daylight time. */
export function seasons(clock: SeasonalClock): readonly [string, string] {
  return typeof clock === 'string' ? [clock, clock] : [clock.standard, clock.daylight]
}
