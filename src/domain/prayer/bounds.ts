import { nearest } from './dayLine.ts'
import type { DayTimeName, PrayerName } from './names.ts'

/** What ends a prayer's time: the next athan, of Fajr sunrise. */
export const NEXT: Readonly<Record<PrayerName, DayTimeName>> = {
  fajr: 'sunrise',
  dhuhr: 'asr',
  asr: 'maghrib',
  maghrib: 'isha',
  isha: 'fajr',
}

/** A day's times on its line, and the Fajr of the day after on the same line. */
export interface DayBounds {
  readonly line: Readonly<Record<DayTimeName, number>>
  readonly nextFajr: number
}

/** The minute on the day line before which an iqama has to be. */
export const endOf = (prayer: PrayerName, { line, nextFajr }: DayBounds): number =>
  prayer === 'isha' ? nextFajr : line[NEXT[prayer]]

/**
 * 0 where an iqama is between its athan and the next; else the minutes by which it is before its athan,
 * negative, or past the last minute in which it can be.
 */
export function minutesOff(prayer: PrayerName, clock: string, bounds: DayBounds): number {
  const athan = bounds.line[prayer]
  const iqama = nearest(clock, athan)
  if (iqama < athan) return iqama - athan
  return Math.max(0, iqama - endOf(prayer, bounds) + 1)
}
