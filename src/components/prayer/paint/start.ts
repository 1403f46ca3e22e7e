import { readPrayerYear } from '#contract/prayerYear.ts'
import type { PrayerTimesResponse } from '#domain/prayer/response.ts'
import { prayerState, type ReadyState } from '#domain/prayer/schedule.ts'
import { joinYears } from '#domain/prayer/years.ts'
import { addDays, civilDateIn, clockIn, MINUTE, minutesOf } from '#domain/time/civil.ts'
import { formatMoment } from '#domain/time/format.ts'
import type { FirstPaint } from '#stores/firstPaint.ts'
import { isTravelling, mosqueZone, now } from '#stores/moment.ts'
import { paintArch, paintFailure } from './arch.ts'
import { paintBadge, paintRows, paintSeason } from './day.ts'
import { paintNotices } from './notices.ts'
import { putText } from './places.ts'
import { paintStrip } from './strip.ts'
import { paintWeek } from './week.ts'

/**
 * Runs in the head, before the style sheets: paints the times that are written there into header and
 * arch as they are parsed, then every minute, and newer times as soon as they are there. It is the
 * only painter; modules call `firstPaint.show`.
 */

/** What is painted, here or by the painters of a page. */
const PLACES =
  '[data-moment],[data-prayer-badge],[data-season-words],[data-shown-until],[data-strip-next],.week>[data-date],[data-notice-more],[data-paint],[data-mark],[data-sky],[data-moon]'

let shown = daysInPage()
let hasFailed = false
const painters: Parameters<FirstPaint['also']>[0][] = []
let timer: ReturnType<typeof setTimeout> | undefined
/** The state of a minute, which takes as long as painting it and is painted once for each part that is parsed. */
let known: { of: PrayerTimesResponse; minute: number; day: ReadyState | null } | undefined

function daysInPage(): PrayerTimesResponse | null {
  const element = document.getElementById('prayer-days')
  return element && JSON.parse(element.textContent ?? '')
}

function dayAt(moment: Date): ReadyState | null {
  if (!shown || hasFailed) return null
  const minute = Math.floor(moment.getTime() / MINUTE)
  if (known?.of !== shown || known.minute !== minute) {
    const state = prayerState(shown, moment)
    known = { of: shown, minute, day: state.status === 'ready' ? state : null }
  }
  return known.day
}

function paint(): void {
  const moment = now()
  paintMoment(moment)
  const root = document.documentElement
  const { zone = 'UTC' } = root.dataset
  paintNotices(moment, zone)
  root.toggleAttribute('data-no-times', hasFailed)
  const day = dayAt(moment)
  paintStrip(day, zone, moment)
  paintWeek(civilDateIn(zone, moment), clockIn(zone, moment))
  const arches = document.querySelectorAll<HTMLElement>('[data-arch]')
  root.toggleAttribute('data-awaits-times', arches.length > 0 && !day && !hasFailed)
  for (const arch of arches) {
    if (hasFailed) paintFailure(arch)
    else paintArch(arch, day, shown, moment)
  }
  if (!hasFailed && !day) return
  for (const badge of document.querySelectorAll<HTMLElement>('[data-prayer-badge]')) {
    paintBadge(badge, day)
  }
  if (!day || !shown) return
  paintRows(day, shown)
  paintSeason(day, shown)
  for (const painter of painters) painter(day, minutesOf(clockIn(shown.zone, moment)))
}

/** Shows the moment given by `?at=` in the bar above the page, which moves the page if it is late. */
function paintMoment(moment: Date): void {
  // The bar may be parsed before its time.
  const place = isTravelling && document.querySelector('[data-moment-time]:empty')
  if (!place) return
  putText(place, formatMoment(moment, mosqueZone()))
  place.closest('[data-moment]')?.removeAttribute('hidden')
}

function tick(): void {
  clearTimeout(timer)
  paint()
  timer = setTimeout(tick, MINUTE - (now().getTime() % MINUTE) + 20)
}

/** Where a site was not built for long, the year's file has the days; a module may be faster. */
async function readFile(zone: string): Promise<void> {
  const today = civilDateIn(zone, now())
  const years = [...new Set([today, addDays(today, 1)].map(date => date.slice(0, 4)))]
  const before = shown
  const joined = joinYears(await Promise.all(years.map(readPrayerYear)))
  if (!joined || shown !== before || hasFailed) return
  if (prayerState(joined, now()).status !== 'ready') return
  shown = joined
  tick()
}

/**
 * Paints each part of the document before it is shown. An observer, since a script in the body waits
 * for the style sheets, and the parser with it.
 */
function paintAsParsed(): void {
  let painted = 0
  const observer = new MutationObserver(() => {
    const places = document.querySelectorAll(PLACES).length
    if (places === painted) return
    painted = places
    paint()
  })
  observer.observe(document, { childList: true, subtree: true })
  document.addEventListener('DOMContentLoaded', () => observer.disconnect())
}

const isCovered = dayAt(now()) !== null
globalThis.firstPaint = {
  days: isCovered ? shown : null,
  also(painter) {
    painters.push(painter)
    paint()
  },
  repaint: paint,
  show(response) {
    hasFailed = response === null
    shown = response ?? shown
    tick()
  },
  showAhead(events) {
    const link = document.querySelector<HTMLElement>('[data-strip-next]')
    if (link) link.dataset.stripNext = JSON.stringify(events)
    const { zone = 'UTC' } = document.documentElement.dataset
    paintStrip(dayAt(now()), zone, now())
  },
}
tick()
paintAsParsed()
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') tick()
})
if (shown && !isCovered) readFile(shown.zone).catch(() => {})
