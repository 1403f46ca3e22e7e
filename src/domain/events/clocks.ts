import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { dayComputer, type PrayerDay } from '#domain/prayer/times.ts'

/**
 * The prayer times of each day under these settings, as seen on `today` at the mosque, for events
 * that follow them; each day is computed once.
 */
export function prayerClocksOf(
  settings: PrayerSettings,
  today: string,
): (date: string) => PrayerDay | undefined {
  const compute = dayComputer(settings, today)
  const days = new Map<string, PrayerDay | undefined>()
  return date => {
    if (!days.has(date))
      days.set(
        date,
        attempt(() => compute(date)),
      )
    return days.get(date)
  }
}

/** A day that no rule covers has no times: its events show the rule in words. */
function attempt<T>(compute: () => T): T | undefined {
  try {
    return compute()
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
