import { prayerNames } from '#texts/prayerNames.ts'
import { nearest } from './dayLine.ts'
import type { DayTimeName, PrayerName } from './names.ts'

/** What cannot be within so many days is refused; what comes later is warned about. */
export const REFUSED_WITHIN = 14
/** How many days ahead a rule is tried: every season once. */
export const DAYS_TRIED = 366

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

/** "before its athan", "at or after Asr's athan"; `off` as `minutesOff` gives it. */
export function limitInWords(name: PrayerName | 'jumuah', off: number): string {
  const prayer = name === 'jumuah' ? 'dhuhr' : name
  if (off < 0) return name === 'jumuah' ? `before ${prayerNames.dhuhr}'s athan` : 'before its athan'
  const next = NEXT[prayer]
  if (next === 'sunrise') return 'at or after sunrise'
  return `at or after ${prayer === 'isha' ? 'the next ' : ''}${prayerNames[next]}'s athan`
}
