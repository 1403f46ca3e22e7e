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
    for (const place of document.querySelectorAll('[data-notice-cards]')) writeCards(place, cards)
  }
  paintNotices(now())
}

const PRESSING = /data-kind="(urgent|janazah)"/
let waiting: IntersectionObserver | undefined

/** A page that is open for longer gets its cards at once. */
const OPENING_MS = 10_000

/**
 * Cards that are not pressing wait on a page that opens until their section is out of view, since they
 * would move what is being read; the banner has their words at once.
 */
function writeCards(place: Element, cards: string): void {
  waiting?.disconnect()
  if (PRESSING.test(cards) || performance.now() > OPENING_MS) place.innerHTML = cards
  else {
    const section = place.closest('section') ?? place
    waiting = new IntersectionObserver(([entry], observer) => {
      if (entry?.isIntersecting) return
      observer.disconnect()
      const end = () => section.getBoundingClientRect().bottom
      const before = end()
      place.innerHTML = cards
      paintNotices(now())
      // What is read below it stays where it is.
      if (before <= 0) scrollBy({ top: end() - before, behavior: 'instant' })
    })
    waiting.observe(section)
  }
}

// 'Tomorrow' is 'today' from midnight on.
let day = ''
$now.listen(moment => {
  const next = civilDateIn(shown.zone, moment)
  if (day && day !== next) write()
  day = next
})
