import { announcements } from '#domain/prayer/changes.ts'
import type { PrayerTimesResponse } from '#domain/prayer/response.ts'
import { addDays, civilDateIn, clockIn, instantOf } from '#domain/time/civil.ts'
import { pushNewsTexts as texts } from '#texts/pushNews.ts'
import type { News } from './outbox.ts'

/** Whether it is time to tell about the next day: from the set hour until midnight. */
export function isTimeForChanges(
  { seen, at, zone }: { seen: string; at: string; zone: string },
  now: Date,
): boolean {
  const tomorrow = addDays(civilDateIn(zone, now), 1)
  return seen < tomorrow && clockIn(zone, now) >= at
}

/**
 * What changes tomorrow, as the notice on pages says it: iqamas, Jumu'ah, notes such as Eid, and the
 * clocks. Undefined: nothing does.
 */
export function changesTomorrow(response: PrayerTimesResponse, now: Date): News | undefined {
  const { zone, info } = response
  const today = civilDateIn(zone, now)
  const tomorrow = addDays(today, 1)
  const linesUntil = (day: string) =>
    announcements({ ...response, info: info.filter(({ iso }) => iso <= day) }, now)
  const lines = linesUntil(tomorrow).slice(linesUntil(today).length)
  if (lines.length === 0) return undefined
  return {
    topic: 'iqama',
    tag: 'iqama',
    title: texts.iqama,
    body: lines.map(({ when, what }) => `${when}: ${what}`).join('\n'),
    url: '/prayer-times',
    until: instantOf(tomorrow, '13:00', zone).toISOString(),
  }
}
