import { hijriDay, shortHijriMonth } from '#domain/prayer/hijriWords.ts'
import { slotWithKhateeb } from '#domain/prayer/jumuah.ts'
import type { PrayerTimesResponse } from '#domain/prayer/response.ts'
import {
  type MonthColumn,
  type MonthDay,
  type MonthTime,
  type MonthView,
  monthView,
} from '#domain/prayer/view/month.ts'
import { beginnings } from '#domain/prayer/view/times.ts'
import { civilDateIn, firstOfMonth } from '#domain/time/civil.ts'
import { clockParts, dayOfMonth, formatMonth, shortWeekday } from '#domain/time/format.ts'
import { $now } from '#stores/clock.ts'
import { $prayerData } from '#stores/prayer.ts'
import { prayerNames } from '#texts/prayerNames.ts'
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
    if (data.state === 'failed') place.replaceChildren(failure())
    if (data.state !== 'ready') return
    const { response } = data
    const today = civilDateIn(response.zone, $now.get())
    if (shown?.response === response && shown.today === today && shown.offset === offset) return
    shown = { response, today, offset }
    place.replaceChildren(
      ...partsOf(shown, () => {
        offset = 1 - offset
        paint()
        place.querySelector('button')?.focus()
      }),
    )
  }
  $prayerData.subscribe(paint)
  $now.subscribe(paint)
}

const failure = () => element('p', { class: 'error-text', role: 'alert' }, monthTexts.failed)

function partsOf({ response, today, offset }: Shown, turn: () => void): HTMLElement[] {
  const monthAt = (by: number) => monthView(response, firstOfMonth(today, by), today)
  const month = monthAt(offset)
  if (!month) return [failure()]
  const head = element('div', { class: 'widget-head' }, element('h1', {}, month.title))
  if (monthAt(1)) {
    const other = formatMonth(firstOfMonth(today, 1 - offset))
    const name = offset ? texts.back(other) : texts.on(other)
    const button = element('button', { type: 'button' }, name)
    button.addEventListener('click', turn)
    head.append(button)
  }
  const legends = [
    texts.legend,
    ...(month.days.some(day => day.isExpected) ? [monthTexts.legend(monthTexts.dotted)] : []),
  ]
  return [
    head,
    tableOf(month),
    ...legends.map(legend => element('p', { class: 'widget-legend' }, legend)),
  ]
}

function tableOf({ title, columns, days }: MonthView): HTMLElement {
  const head = element('th', { scope: 'col' }, monthTexts.date)
  return element(
    'table',
    { class: 'widget-table' },
    element('caption', { class: 'visually-hidden' }, monthTexts.caption(title)),
    element('thead', {}, element('tr', {}, head, ...columns.map(columnHead))),
    element(
      'tbody',
      {},
      ...days.flatMap(day => [dayRow(day), ...rowBelow(day, columns.length + 1)]),
    ),
  )
}

const columnHead = ({ name, label, half = '' }: MonthColumn) =>
  element(
    'th',
    { scope: 'col', 'data-column': name },
    label,
    element('span', { class: 'widget-half' }, half),
  )

function dayRow({ iso, isToday, isExpected, hijri, times }: MonthDay): HTMLElement {
  const date = hijriDay(shortHijriMonth(hijri.month), hijri.day)
  const expected = isExpected ? 'true' : ''
  return element(
    'tr',
    { ...(isToday && { 'aria-current': 'date' }) },
    element(
      'th',
      { scope: 'row' },
      `${shortWeekday(iso)} ${dayOfMonth(iso)}`,
      element('span', { class: 'widget-hijri', 'data-expected': expected }, date),
    ),
    ...times.map(cell),
  )
}

function cell(time: MonthTime): HTMLElement {
  const { name, title, athan, iqama, isSaid } = time
  if (name === 'sunrise') return element('td', { 'data-column': name }, ...clock(athan, isSaid))
  const congregation = clock(iqama, isSaid)
  return element(
    'td',
    {},
    ...beginnings(time).map(from => element('span', {}, ...clock(from, isSaid))),
    ...(title === 'jumuah' ? congregation : [element('b', {}, ...congregation)]),
  )
}

/**
 * Below a day: on Fridays khutbah and prayer of each Jumu'ah, which takes the place of Dhuhr's iqama,
 * and what is special about the day; nothing below others.
 */
function rowBelow({ slots, notes }: MonthDay, columns: number): HTMLElement[] {
  const lines = [...slots.map(slotWithKhateeb), ...notes].map(text => element('span', {}, text))
  if (lines.length === 0) return []
  const title = slots.length > 0 ? [element('b', {}, prayerNames.jumuah)] : []
  const cell = element('td', { colspan: `${columns}` }, ...title, ...lines)
  return [element('tr', { class: 'widget-below' }, cell)]
}

/** A time; its half of the day where the column's head does not say it. */
function clock(time: string, isSaid: boolean): (string | HTMLElement)[] {
  const [digits, half] = clockParts(time)
  return isSaid || !half ? [digits] : [digits, ' ', element('small', {}, half)]
}

function element(
  name: string,
  attributes: Record<string, string>,
  ...children: (string | HTMLElement)[]
): HTMLElement {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) if (value) made.setAttribute(key, value)
  made.append(...children)
  return made
}
