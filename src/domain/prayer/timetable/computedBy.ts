import { type AthanTimes, athanTimes } from '../athan.ts'
import { remembered } from '../remembered.ts'
import type { PrayerSettings } from '../settings.ts'

type Source = Pick<PrayerSettings, 'place' | 'calculation'>

let known: { key: string; of: (date: string) => AthanTimes | null } | undefined

/**
 * The computed times that a timetable is compared with, or null where the angles give none. The last
 * place and calculation are remembered: the same days are compared at every change of the settings.
 */
export function computedBy({ place, calculation }: Source): (date: string) => AthanTimes | null {
  const key = JSON.stringify([place, calculation])
  if (known?.key !== key) {
    known = { key, of: remembered(date => tryTimes({ place, calculation }, date)) }
  }
  return known.of
}

function tryTimes(source: Source, date: string): AthanTimes | null {
  try {
    return athanTimes(source, date, false)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
