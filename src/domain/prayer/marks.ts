import { addDays, minutesOf, noonOffset, weekday } from '#domain/time/civil.ts'
import { nearest } from './dayLine.ts'
import { PRAYERS, type PrayerName } from './names.ts'
import type { PrayerDay } from './times.ts'

/** How many days back the last ordinary day is searched when single days were set by hand. */
const LOOK_BACK = 14
/** An iqama that moves by this many minutes from one day to the next is a change. */
const STEP = 5
/** The sun never moves a time by this many minutes in a day, so an athan that does is a change too. */
const MORE_THAN_DRIFT = 15
const FRIDAY = 5

type DayOf = (date: string) => PrayerDay

/** What changes on a day, and which of it is for this day only. */
export interface Changes {
  readonly changes: (PrayerName | 'jumuah')[]
  readonly only: (PrayerName | 'jumuah')[]
}

/**
 * The changes on this day to announce: an iqama changed by another rule, rounding, a single day's
 * setting or the clocks, and a change of Jumu'ah. The daily drift of the sun is not announced, and
 * neither is the return after a single day.
 */
export function changesOn(day: PrayerDay, dayOf: DayOf, zone: string): Changes {
  const names = [...PRAYERS, 'jumuah' as const].filter(name => isPrayed(name, day))
  const changes = names.filter(name => {
    const before = usualBefore(day, name, dayOf)
    return name === 'jumuah' ? slotsOf(day) !== slotsOf(before) : steps(before, day, name, zone)
  })
  return { changes, only: changes.filter(name => isSingle(day, name, dayOf)) }
}

/** Minutes by which the zone's clocks moved since noon of the day before. */
export function clockChange(date: string, zone: string): number {
  return clockMoved(addDays(date, -1), date, zone)
}

function clockMoved(from: string, to: string, zone: string): number {
  return noonOffset(to, zone) - noonOffset(from, zone)
}

/** On Fridays Jumu'ah replaces Dhuhr. */
function isPrayed(name: PrayerName | 'jumuah', { iso, jumuah }: PrayerDay): boolean {
  if (name === 'jumuah') return weekday(iso) === FRIDAY
  return name !== 'dhuhr' || jumuah.length === 0
}

/** The latest earlier day, or Friday for Jumu'ah, that was not a single day for that prayer. */
function usualBefore(day: PrayerDay, name: PrayerName | 'jumuah', dayOf: DayOf): PrayerDay {
  const step = stepOf(name)
  let before = dayOf(addDays(day.iso, -step))
  for (let back = 2; back <= LOOK_BACK; back++) {
    if (isPrayed(name, before) && !isSingle(before, name, dayOf)) break
    before = dayOf(addDays(day.iso, -step * back))
  }
  return before
}

/** Whether a day was set by hand, or is the only one of its rule. */
function isSingle(day: PrayerDay, name: PrayerName | 'jumuah', dayOf: DayOf): boolean {
  const follows = day.follows[name]
  if (follows === day.iso) return true
  const step = stepOf(name)
  const [before, after] = [-step, step].map(days => dayOf(addDays(day.iso, days)).follows[name])
  return before === after && follows !== before
}

const stepOf = (name: PrayerName | 'jumuah') => (name === 'jumuah' ? 7 : 1)

/**
 * An iqama that moves with its athan drifts, unless the athan itself jumps or the clocks moved. One
 * that changes once a week never drifts: each of its steps is a change.
 */
function steps(before: PrayerDay, day: PrayerDay, prayer: PrayerName, zone: string): boolean {
  if (!before.iqama[prayer] || !day.iqama[prayer]) return false
  const iqama = moved(before.iqama[prayer], day.iqama[prayer])
  if (day.weeks?.[prayer]) return iqama !== 0
  const athan = moved(before.athan[prayer], day.athan[prayer])
  if (Math.abs(iqama) < STEP) return false
  const isDrift = iqama === athan && Math.abs(athan) < MORE_THAN_DRIFT
  return !isDrift || clockMoved(before.iso, day.iso, zone) !== 0
}

/** Minutes from one clock time to another, the shorter way round midnight. */
function moved(from: string, to: string): number {
  return nearest(to, minutesOf(from)) - minutesOf(from)
}

function slotsOf(day: PrayerDay): string {
  return day.jumuah.map(slot => `${slot.khutbah} ${slot.time}`).join()
}
