import { escapeHtml } from '#domain/content/escape.ts'
import { hijriSpan } from '#domain/prayer/hijriWords.ts'
import type { PrayerTimesResponse } from '#domain/prayer/response.ts'
import { isRamadan } from '#domain/prayer/season.ts'
import { type MonthView, monthView } from '#domain/prayer/view/month.ts'
import { addDays, civilDateIn, firstOfMonth } from '#domain/time/civil.ts'
import { formatMonth } from '#domain/time/format.ts'
import { ready } from '#islands/ui/early.ts'
import { $now } from '#stores/clock.ts'
import { $prayerData, keepPrayerTimes, loadPrayerYear } from '#stores/prayer.ts'
import { monthPageTexts, monthTexts } from '#texts/prayerTables.ts'
import { fitMonth } from './fit.ts'
import { monthHtml } from './monthHtml.ts'

const BLANK = '\u00a0'
/** How many months forward and back are shown. */
const MOST = 12
/** From how many days before on Ramadan's calendar is linked. */
const RAMADAN_AHEAD = 31

type Month = MonthView | 'loading' | 'failed'

const section = document.querySelector<HTMLElement>('.month') as HTMLElement
const part = <Part extends HTMLElement = HTMLElement>(selector: string) =>
  section.querySelector<Part>(selector) as Part
const title = part('#month-title')
const box = part('.month-box')
const past = part<HTMLButtonElement>('.month-past')
const onward = part<HTMLButtonElement>('.month-onward')
const moves = [...section.querySelectorAll<HTMLButtonElement>('[data-move]')]

/** Counted from the current month. */
let offset = 0
let isUnfolded = false
let times: PrayerTimesResponse | undefined
let today = ''
/** Months by their first day, of these times as of this day; a month of another year is requested. */
let months = new Map<string, Month>()

function follow(): void {
  const data = $prayerData.get()
  if (data.state === 'failed') failed()
  if (data.state !== 'ready') return
  const { response } = data
  const day = civilDateIn(response.zone, $now.get())
  if (response === times && day === today) return
  times = response
  today = day
  // The page was built before the times were of this place.
  for (const place of document.querySelectorAll<HTMLElement>('[data-place]')) {
    place.textContent = response.place.name
    place.lang = response.place.lang ?? document.documentElement.lang
  }
  months = new Map()
  const ahead = addDays(day, RAMADAN_AHEAD)
  part('.month-ramadan').hidden = !response.info.some(
    row => isRamadan(row) && row.iso >= day && row.iso <= ahead,
  )
  show()
}

/** The month as far as it is known; what no view of the day has is requested. */
function monthAt(first: string): Month {
  const known = months.get(first) ?? (times && monthView(times, first, today)) ?? 'loading'
  if (!months.has(first) && known === 'loading') {
    const into = months
    const keep = (response?: PrayerTimesResponse) => {
      into.set(first, (response && monthView(response, first, today)) ?? 'failed')
      if (into === months) show()
    }
    loadPrayerYear(Number(first.slice(0, 4))).then(
      year => keep(year.response),
      () => keep(),
    )
  }
  months.set(first, known)
  return known
}

/** The heading and buttons at once, the days after that paint. */
function show(): void {
  const first = firstOfMonth(today, offset)
  const month = monthAt(first)
  const ready = typeof month === 'object' ? month : undefined
  title.textContent = formatMonth(first)
  part('.month-span').textContent = ready ? hijriSpan(ready.days.map(({ hijri }) => hijri)) : BLANK
  section.setAttribute('aria-busy', `${month === 'loading'}`)
  for (const button of moves)
    button.disabled = Math.abs(offset + Number(button.dataset.move)) > MOST
  setTimeout(() => {
    if (firstOfMonth(today, offset) === first && months.get(first) === month) showDays(first, month)
  })
}

function showDays(first: string, month: Month): void {
  if (month === 'failed') {
    failed()
    return
  }
  const ready = month === 'loading' ? undefined : month
  const days = ready?.days ?? []
  write(monthHtml(formatMonth(first), ready))
  past.hidden = !days[0]?.isPast || !days.some(({ isToday }) => isToday)
  fold()
  part('.month-key').hidden = !days.some(day => day.times.some(({ isChanged }) => isChanged))
  part('.month-legend').hidden = !days.some(day => day.isExpected)
  onward.hidden = !ready || offset >= MOST
  const name = onward.firstElementChild
  if (name) name.textContent = formatMonth(firstOfMonth(first, 1))
}

let written = ''
/** What is the same stays: newer times are mostly those that are there. */
function write(html: string): void {
  if (html !== written) box.innerHTML = html
  written = html
}

function fold(): void {
  const count = box.querySelectorAll('.is-past').length
  past.textContent = isUnfolded ? monthPageTexts.hidePast : monthPageTexts.past(count)
  past.setAttribute('aria-expanded', `${isUnfolded}`)
  box.classList.toggle('is-folded', !past.hidden && !isUnfolded)
}

function failed(): void {
  section.setAttribute('aria-busy', 'false')
  write(`<p class="error-text" role="alert">${escapeHtml(monthTexts.failed)}</p>`)
  for (const element of [past, onward, part('.month-key'), part('.month-legend')]) {
    element.hidden = true
  }
}

function move(by: number): void {
  offset += by
  if (times) show()
}

for (const button of moves) {
  button.addEventListener('click', () => move(Number(button.dataset.move)))
}
onward.addEventListener('click', () => {
  move(1)
  title.scrollIntoView()
})
past.addEventListener('click', () => {
  isUnfolded = !isUnfolded
  fold()
})
part('[data-print]').addEventListener('click', () => print())
fitMonth(box)
$prayerData.subscribe(follow)
$now.subscribe(follow)
keepPrayerTimes()
ready(part('.month-moves'))
