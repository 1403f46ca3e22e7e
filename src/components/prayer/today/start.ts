import type { PrayerTimesResponse } from '#domain/prayer/response.ts'
import type { ReadyState } from '#domain/prayer/schedule.ts'
import { eidAhead } from '#domain/prayer/season.ts'
import { todayView } from '#domain/prayer/view/today.ts'
import { $now } from '#stores/clock.ts'
import { $prayerData, keepPrayerTimes } from '#stores/prayer.ts'
import { loadedDay } from '#stores/prayerDay.ts'
import { whyTexts } from '#texts/why.ts'
import { announcementHtml } from './announcementHtml.ts'
import { type Part, rowsHtml } from './rowsHtml.ts'

type Special = typeof import('./special.ts').specialTimes

/**
 * Completes the day below the arch, which the script in the head has filled with its clocks: the marks
 * of now, what changes in the coming week, special times, and why these times.
 */
const place = document.querySelector<HTMLElement>('.prayer-day') as HTMLElement
const why = place.querySelector<HTMLDetailsElement>('.why')
const part: Part = why ? 'all' : 'day'
/** What Ramadan, Eid and further times show, loaded for days that have them; null: not to be had. */
let special: Special | null | undefined

function show(): void {
  const shown = loadedDay()
  if (shown) showDay(...shown)
  else if ($prayerData.get().state !== 'loading') {
    written.clear()
    place.replaceChildren()
  }
}

function showDay(response: PrayerTimesResponse, day: ReadyState): void {
  const { today } = day
  const eid = eidAhead(response.info, day)
  const isSpecial = Boolean(eid || today.imsak || today.tarawih || today.extra)
  if (isSpecial && special === undefined) {
    loadSpecial()
    return
  }
  const parts = (isSpecial && special) || undefined
  const view = todayView(day, response, parts?.furtherRows(day))
  // From here on the script in the head leaves it alone.
  place.removeAttribute('data-blank')
  place.dataset.season = day.season
  place.setAttribute('aria-busy', 'false')
  keepingPlace(() => {
    put('today-rows', rowsHtml(view, part))
    put('eid-card', (eid && parts?.eidCard(eid, response.info)) ?? '')
    put('announcement', announcementHtml(response, $now.get()))
  })
  if (why && !why.isConnected) place.append(why)
  explain()
}

/**
 * What someone reads below the day on home stays in its place as the day gets its rows; at the top of
 * the page nobody reads there, and nothing scrolls.
 */
function keepingPlace(fill: () => void): void {
  const below = place.closest('.today-section')?.nextElementSibling
  const topOf = () => below?.getBoundingClientRect().top ?? 0
  const before = topOf()
  fill()
  const by = topOf() - before
  if (by && scrollY > Math.abs(by) && before < innerHeight)
    scrollBy({ top: by, behavior: 'instant' })
}

const written = new Map<string, string>()
/** What is the same stays, as it may be read aloud or selected. */
function put(name: 'today-rows' | 'eid-card' | 'announcement', html: string): void {
  if (written.get(name) === html) return
  written.set(name, html)
  const rows = place.querySelector('.today-rows')
  const before = place.querySelector(`.${name}`)
  if (before) before.outerHTML = html
  else if (rows && name === 'announcement') rows.insertAdjacentHTML('afterend', html)
  else place.insertAdjacentHTML('afterbegin', html)
}

function loadSpecial(): void {
  import('./special.ts').then(
    ({ specialTimes }) => {
      special = specialTimes
      show()
    },
    () => {
      special = null
      show()
    },
  )
}

/**
 * Few visitors open it, so its text is loaded on demand. It may be open before this script runs or
 * before the times have come, so whatever changes the day asks as well.
 */
function explain(): void {
  const text = why?.querySelector('div')
  const shown = loadedDay()
  if (!why?.open || !text || !shown) return
  const [response, day] = shown
  import('./whyHtml.ts').then(
    ({ whyHtml }) => {
      const html = whyHtml(response, day.today)
      if (written.get('why') !== html) text.innerHTML = html
      written.set('why', html)
    },
    () => {
      written.delete('why')
      text.textContent = whyTexts.notLoaded
    },
  )
}
why?.addEventListener('toggle', explain)

$now.subscribe(show)
$prayerData.listen(show)
keepPrayerTimes()
