import { DAY_MINUTES, inDay, minutesOf } from '#domain/time/civil.ts'
import type { DayTimeName } from './names.ts'

/**
 * The clock times of one day as minutes from its midnight. Dhuhr is in the day; earlier
 * prayers may be in the evening before (Fajr at 23:50 is -10) and later ones in the next morning
 * (Isha at 00:40 is 1480), so the order of the day decides which midnight a time belongs to.
 */
export function dayLine(clocks: Record<DayTimeName, string>): Record<DayTimeName, number> {
  const dhuhr = minutesOf(clocks.dhuhr)
  const sunrise = dhuhr - since(clocks.sunrise, dhuhr)
  const asr = dhuhr + onward(dhuhr, clocks.asr)
  const maghrib = asr + onward(asr, clocks.maghrib)
  return {
    fajr: sunrise - since(clocks.fajr, sunrise),
    sunrise,
    dhuhr,
    asr,
    maghrib,
    isha: maghrib + onward(maghrib, clocks.isha),
  }
}

/** The most minutes from Fajr to Isha: the next Fajr is at another time of the clock by a few. */
export const LONGEST_DAY = 1445

/** Whether Fajr to Isha fit into one day: clock times out of order need more than that. */
export function isOneDay(clocks: Record<DayTimeName, string>): boolean {
  const line = dayLine(clocks)
  return !Object.values(line).some(Number.isNaN) && line.isha - line.fajr <= LONGEST_DAY
}

/** A clock time as minutes on the day line, as near as possible to a given moment of it. */
export function nearest(clock: string, moment: number): number {
  const ahead = onward(moment, clock)
  return moment + (ahead <= 720 ? ahead : ahead - DAY_MINUTES)
}

/** Minutes from a moment to the next time the clock shows `clock`. */
const onward = (moment: number, clock: string): number => inDay(minutesOf(clock) - moment)

/** Minutes since the clock last showed `clock` before a moment. */
const since = (clock: string, moment: number): number => inDay(moment - minutesOf(clock))
