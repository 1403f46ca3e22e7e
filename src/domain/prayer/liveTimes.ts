import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { computeDay } from '#domain/prayer/times.ts'
import { civilDateIn, instantOf, MINUTE } from '#domain/time/civil.ts'

const BEFORE_MS = 30 * MINUTE
const AFTER_MS = 120 * MINUTE

/**
 * Whether something is expected to be live now: on a day with Jumu'ah, from 30 minutes before its
 * first khutbah or prayer to two hours after its last. The times come from the prayer settings.
 */
export function isLiveTime(settings: PrayerSettings, now: Date): boolean {
  const zone = settings.place.timeZone
  const today = civilDateIn(zone, now)
  const starts = computeDay(settings, today, today)
    .jumuah.flatMap(({ khutbah, time }) => (khutbah ? [khutbah, time] : [time]))
    .map(clock => instantOf(today, clock, zone).getTime())
  return (
    starts.length > 0 &&
    now.getTime() >= Math.min(...starts) - BEFORE_MS &&
    now.getTime() <= Math.max(...starts) + AFTER_MS
  )
}
