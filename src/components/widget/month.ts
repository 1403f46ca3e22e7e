import { plainTable } from '#components/prayer/plainTable.ts'
import { escapeHtml } from '#domain/content/escape.ts'
import type { PrayerTimesResponse } from '#domain/prayer/response.ts'
import { monthView } from '#domain/prayer/view/month.ts'
import { civilDateIn, firstOfMonth } from '#domain/time/civil.ts'
import { dayOfMonth, formatMonth, shortWeekday } from '#domain/time/format.ts'
import { $now } from '#stores/clock.ts'
import { $prayerData } from '#stores/prayer.ts'
import { monthTexts } from '#texts/prayerTables.ts'
import { widgetMonthTexts as texts } from '#texts/widget.ts'

/** What is shown: this month, or the next where its rows are there. */
interface Shown {
  response: PrayerTimesResponse
  today: string
  offset: number
}

/** Shows the month's table in its place, up to date with the day and with newer times. */
export function startMonth(place: HTMLElement): void {
  let shown: Shown | undefined
  let offset = 0
  const paint = () => {
    const data = $prayerData.get()
    if (data.state === 'failed') place.innerHTML = failure()
    if (data.state !== 'ready') return
    const { response } = data
    const today = civilDateIn(response.zone, $now.get())
    if (shown?.response === response && shown.today === today && shown.offset === offset) return
    shown = { response, today, offset }
    place.innerHTML = partsOf(shown)
  }
  place.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('button')) return
    offset = 1 - offset
    paint()
    place.querySelector('button')?.focus()
  })
  $prayerData.subscribe(paint)
  $now.subscribe(paint)
}

const failure = () => `<p class="error-text" role="alert">${escapeHtml(monthTexts.failed)}</p>`

function partsOf({ response, today, offset }: Shown): string {
  const monthAt = (by: number) => monthView(response, firstOfMonth(today, by), today)
  const month = monthAt(offset)
  if (!month) return failure()
  const other = formatMonth(firstOfMonth(today, 1 - offset))
  const turn = monthAt(1)
    ? `<button type="button">${escapeHtml(offset ? texts.back(other) : texts.on(other))}</button>`
    : ''
  const isExpected = month.days.some(day => day.isExpected)
  const legends = [texts.legend, ...(isExpected ? [monthTexts.legend(monthTexts.dotted)] : [])]
  const table = plainTable(
    `<span class="visually-hidden">${escapeHtml(monthTexts.caption(month.title))}</span>`,
    month,
    iso => `${shortWeekday(iso)} ${dayOfMonth(iso)}`,
  )
  return `<div class="widget-head"><h1>${escapeHtml(month.title)}</h1>${turn}</div>${table}${legends.map(legend => `<p class="widget-legend">${escapeHtml(legend)}</p>`).join('')}`
}
