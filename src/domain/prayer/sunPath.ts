import { dayLine } from './dayLine.ts'
import type { DayTimeName } from './names.ts'

/** The sun's way through one day, in minutes on its day line. */
export interface SunPath {
  /** The times of the day, from Fajr to Isha. */
  readonly line: Readonly<Record<DayTimeName, number>>
  /** Halfway between sunrise and Maghrib. */
  readonly noon: number
  /** The height above the horizon at a minute; 0 at sunrise and Maghrib. */
  readonly height: (minutes: number) => number
}

/**
 * The sun's way from the clock times of a day: the height follows the cosine of the hour angle. It is
 * for drawings, not exact.
 */
export function sunPath(clocks: Record<DayTimeName, string>): SunPath {
  const line = dayLine(clocks)
  const noon = (line.sunrise + line.maghrib) / 2
  const angle = (minutes: number) => Math.cos(((minutes - noon) / 720) * Math.PI)
  const horizon = angle(line.sunrise)
  return { line, noon, height: minutes => angle(minutes) - horizon }
}
