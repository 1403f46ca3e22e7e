import { escapeHtml } from '#domain/content/escape.ts'
import { announcements } from '#domain/prayer/changes.ts'
import type { PrayerTimesResponse } from '#domain/prayer/response.ts'
import { unbrokenTimes } from '#domain/time/unbroken.ts'
import { marks } from '#texts/marks.ts'

/**
 * The changes of the week from a moment on, one line per day, in a box of at least two lines, which the
 * script in the head hides once they are over.
 */
export function announcementHtml(response: PrayerTimesResponse, now: Date): string {
  const changes = announcements(response, now)
  const lines = changes.map(
    ({ when, what }) =>
      `<p><strong>${escapeHtml(when + marks.colon)}</strong>${escapeHtml(unbrokenTimes(what))}</p>`,
  )
  if (lines.length === 0) return ''
  const ends = changes.map(({ until }) => until.getTime())
  const until = new Date(Math.max(...ends)).toISOString()
  return `<div class="announcement" data-shown-until="${until}"><div class="announcement-box">${lines.join('')}</div></div>`
}
