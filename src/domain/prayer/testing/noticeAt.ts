import { instantOf } from '#domain/time/civil.ts'
import { announcements } from '../changes.ts'
import { prayerTimesResponse } from '../prayerTimesResponse.ts'
import type { PrayerSettings } from '../settings.ts'

/** The moment of a time in New York: '2026-11-21T12:00'. */
export function inNewYork(time: string): Date {
  const [date = '', clock = ''] = time.split('T')
  return instantOf(date, clock, 'America/New_York')
}

/** The notice of coming changes at such a time, one line per day. */
export function noticeAt(time: string, settings: PrayerSettings): string[] {
  const now = inNewYork(time)
  return announcements(prayerTimesResponse(settings, { now }), now).map(
    ({ when, what }) => `${when}: ${what}`,
  )
}
