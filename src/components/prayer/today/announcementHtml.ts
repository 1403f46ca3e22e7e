import { escapeHtml } from '#domain/content/escape.ts'
import { announcements } from '#domain/prayer/changes.ts'
import type { PrayerTimesResponse } from '#domain/prayer/response.ts'
import { unbrokenTimes } from '#domain/time/unbroken.ts'
import { marks } from '#texts/marks.ts'

/** The changes of the week from a moment on, one line per day, in a box of at least two lines. */
export function announcementHtml(response: PrayerTimesResponse, now: Date): string {
  const lines = announcements(response, now).map(
    ({ when, what }) =>
      `<p><strong>${escapeHtml(when + marks.colon)}</strong>${escapeHtml(unbrokenTimes(what))}</p>`,
  )
  if (lines.length === 0) return ''
  return `<div class="announcement"><div class="announcement-box">${lines.join('')}</div></div>`
}
