import { paintNotices } from '#components/prayer/paint/notices.ts'
import type { NoticesResponse } from '#contract/notices.ts'
import { noticesHtml } from '#domain/notices/html.ts'
import { civilDateIn } from '#domain/time/civil.ts'
import { $now, now } from '#stores/clock.ts'

let shown: NoticesResponse = { notices: [], zone: 'UTC' }
let written = ''

/** Puts these notices in place of those in the page. */
export function showNotices(newer: NoticesResponse): void {
  shown = newer
  write()
}

function write(): void {
  const { notices, zone } = shown
  const { lines, cards } = noticesHtml(notices, now(), zone)
  // An element that is replaced while it is read aloud or pointed at is lost for its reader.
  if (written !== lines + cards) {
    written = lines + cards
    for (const place of document.querySelectorAll('[data-notice-lines]')) place.innerHTML = lines
    for (const place of document.querySelectorAll('[data-notice-cards]')) place.innerHTML = cards
  }
  paintNotices(now(), zone)
}

// 'Tomorrow' is 'today' from midnight on.
let day = ''
$now.listen(moment => {
  const next = civilDateIn(shown.zone, moment)
  if (day && day !== next) write()
  day = next
})
