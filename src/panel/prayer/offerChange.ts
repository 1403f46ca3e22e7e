import { announcements } from '#domain/prayer/changes.ts'
import { prayerTimesResponse } from '#domain/prayer/prayerTimesResponse.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { offerToShare } from '#panel/share/share.ts'
import { now } from '#stores/clock.ts'

/** Offers to share what a save of the prayer settings lets visitors read of the coming week. */
export function offerChange(before: PrayerSettings, after: PrayerSettings): void {
  const moment = now()
  const linesOf = (settings: PrayerSettings) =>
    announcements(prayerTimesResponse(settings, { now: moment }), moment).map(
      ({ when, what }) => `${when}: ${what}`,
    )
  const known = linesOf(before)
  const lines = linesOf(after).filter(line => !known.includes(line))
  if (lines.length === 0) return
  offerToShare({ title: 'Prayer times', text: lines.join('\n'), path: '/prayer-times' })
}
