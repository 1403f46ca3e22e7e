import type { Problem } from '#domain/declared/problems.ts'
import { inDay, minutesOf } from '#domain/time/civil.ts'
import { clock12 } from '#domain/time/format.ts'
import { prayerNames } from '#texts/prayerNames.ts'
import { type DayTimeName, PRAYERS, type PrayerName } from './names.ts'
import { seasons } from './seasonalClock.ts'
import type { SeasonalClock } from './settingFields.ts'

const FURTHER = {
  tarawih: 'Tarawih',
  eid: 'An Eid prayer',
  takbir: 'The takbir of Eid',
}

const nameOf = (name: keyof typeof HOURS) => ({ ...prayerNames, ...FURTHER })[name]

/** Hours in which that prayer can be at any place; a time mistyped by 12 hours is outside. */
const HOURS: Record<DayTimeName | 'jumuah' | keyof typeof FURTHER, readonly [string, string]> = {
  fajr: ['22:00', '11:30'],
  sunrise: ['00:30', '12:30'],
  dhuhr: ['10:00', '16:30'],
  asr: ['11:30', '21:30'],
  maghrib: ['12:00', '03:00'],
  isha: ['13:30', '05:00'],
  jumuah: ['10:00', '16:30'],
  tarawih: ['15:00', '06:00'],
  eid: ['04:00', '14:00'],
  takbir: ['03:00', '14:00'],
}

/** Iqamas at hours in which that prayer cannot be. */
export function checkIqamaClocks(
  path: Problem['path'],
  iqama: { readonly [prayer in PrayerName]?: string | undefined },
): Problem[] {
  return PRAYERS.flatMap(prayer => {
    const clock = iqama[prayer]
    return clock ? checkHours(prayer, [...path, prayer], clock) : []
  })
}

/** A time at an hour in which that prayer cannot be. */
export function checkHours(
  name: keyof typeof HOURS,
  path: Problem['path'],
  clock: SeasonalClock,
): Problem[] {
  const [first, last] = HOURS[name]
  const wrong = seasons(clock).find(time => inHours(name, time) > inHours(name, last))
  if (wrong === undefined) return []
  const message = `${nameOf(name)} cannot be at ${clock12(wrong)}: enter a time between ${clock12(first)} and ${clock12(last)}.`
  return [{ path, message }]
}

/** Minutes since the first hour in which the prayer can be. */
export function inHours(name: keyof typeof HOURS, clock: string): number {
  return inDay(minutesOf(clock) - minutesOf(HOURS[name][0]))
}
