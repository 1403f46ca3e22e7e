import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { dayComputer, type PrayerDay } from '#domain/prayer/times.ts'
import { remembered } from '#domain/remembered.ts'

/**
 * The prayer times of each day under these settings, as seen on `today` at the mosque, for events
 * that follow them; each day is computed once. A day that no rule covers has none: its events show
 * the rule in words.
 */
export function prayerClocksOf(
  settings: PrayerSettings,
  today: string,
): (date: string) => PrayerDay | undefined {
  const compute = dayComputer(settings, today)
  return remembered(date => {
    try {
      return compute(date)
    } catch (error) {
      if (error instanceof RangeError) return undefined
      throw error
    }
  })
}
