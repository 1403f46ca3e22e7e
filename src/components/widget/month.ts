import { slotsOn, slotWithKhateeb } from '#domain/prayer/jumuah.ts'
import { LABELS, type PrayerName } from '#domain/prayer/names.ts'
import type { PrayerRow, PrayerTimesResponse } from '#domain/prayer/response.ts'
import { settled } from '#domain/prayer/season.ts'
import { civilDateIn, firstOfMonth } from '#domain/time/civil.ts'
import { clockParts, formatMonth, shortWeekday } from '#domain/time/format.ts'
import { meridiemsOf } from '#islands/prayer/meridiems.ts'
import { monthNotes } from '#islands/prayer/monthNotes.ts'
import { $now } from '#stores/clock.ts'
import { $prayerData } from '#stores/prayer.ts'
import { HIJRI_PARTS, hijriTexts } from '#texts/hijri.ts'
import { jumuahTexts } from '#texts/jumuah.ts'
import { monthTexts } from '#texts/prayerTables.ts'
import { widgetMonthTexts as texts } from '#texts/widget.ts'

type Column = PrayerName | 'sunrise'

/** Heads that a narrow frame may break. */
const NARROW_LABELS: Partial<Record<Column, string>> = {
  sunrise: 'Sun\u00adrise',
  maghrib: 'Magh\u00adrib',
}

/** The months that can be shown: this one and, where its rows are there, the next. */
let offset = 0

/** Shows the month's table in its place, up to date with the day and with newer times. */
export function startMonth(place: HTMLElement): void {
  let painted = ''
  const paint = () => {
    const data = $prayerData.get()
    if (data.state === 'failed') place.replaceChildren(failure())
    if (data.state !== 'ready') return
    const today = civilDateIn(data.response.zone, $now.get())
    const state = `${today} ${offset}`
    if (painted === state && place.dataset.shown === version(data.response)) return
    painted = state
    place.dataset.shown = version(data.response)
    place.replaceChildren(
      ...monthOf(data.response, today, by => {
        offset = by
        paint()
        place.querySelector('button')?.focus()
      }),
    )
  }
  $prayerData.subscribe(paint)
  $now.subscribe(paint)
}

const versions = new WeakMap<PrayerTimesResponse, string>()
let count = 0

/** Tells apart the responses that were shown. */
function version(response: PrayerTimesResponse): string {
  const known = versions.get(response) ?? `${++count}`
  versions.set(response, known)
  return known
}

function failure(): HTMLElement {
  return element('p', { class: 'error-text', role: 'alert' }, monthTexts.failed)
}

function monthOf(
  { info, jumuah, hidesSunrise }: PrayerTimesResponse,
  today: string,
  go: (offset: number) => void,
): HTMLElement[] {
  const first = firstOfMonth(today, offset)
  const rows = rowsOf(info, first).map(row => settled(row, today))
  const title = formatMonth(first)
  const head = element('div', { class: 'widget-head' }, element('h1', {}, title))
  if (rowsOf(info, firstOfMonth(today, 1)).length >= 28) {
    const other = formatMonth(firstOfMonth(today, 1 - offset))
    const button = element(
      'button',
      { type: 'button' },
      offset ? texts.back(other) : texts.on(other),
    )
    button.addEventListener('click', () => go(1 - offset))
    head.append(button)
  }
  const columns: Column[] = ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha']
  const shown = columns.filter(column => column !== 'sunrise' || !hidesSunrise)
  return [
    head,
    element(
      'table',
      { class: 'widget-table' },
      element('caption', { class: 'visually-hidden' }, monthTexts.caption(title)),
      tableHead(shown, rows),
      element(
        'tbody',
        {},
        ...rows.flatMap(row => [
          tableRow(row, shown, rows, row.iso === today),
          ...rowBelow(row, jumuah, shown.length + 1),
        ]),
      ),
    ),
    element('p', { class: 'widget-legend' }, texts.legend),
    ...(rows.some(row => row.expected)
      ? [element('p', { class: 'widget-legend' }, monthTexts.legend(monthTexts.dotted))]
      : []),
  ]
}

function rowsOf(info: readonly PrayerRow[], first: string): readonly PrayerRow[] {
  const next = firstOfMonth(first, 1)
  return info.filter(row => row.iso >= first && row.iso < next)
}

function tableHead(columns: readonly Column[], rows: readonly PrayerRow[]): HTMLElement {
  const halves = meridiemsOf(rows)
  return element(
    'thead',
    {},
    element(
      'tr',
      {},
      element('th', { scope: 'col' }, monthTexts.date),
      ...columns.map(column =>
        element(
          'th',
          { scope: 'col', 'data-column': column },
          NARROW_LABELS[column] ?? LABELS[column],
          element('span', { class: 'widget-half' }, halves[column] ?? ''),
        ),
      ),
    ),
  )
}

function tableRow(
  row: PrayerRow,
  columns: readonly Column[],
  rows: readonly PrayerRow[],
  isToday: boolean,
): HTMLElement {
  const halves = meridiemsOf(rows)
  const { month = row.hijri, day = '' } = HIJRI_PARTS.exec(row.hijri)?.groups ?? {}
  return element(
    'tr',
    { ...(isToday && { 'aria-current': 'date' }) },
    element(
      'th',
      { scope: 'row' },
      `${shortWeekday(row.iso)} ${Number(row.iso.slice(8))}`,
      element(
        'span',
        { class: 'widget-hijri', 'data-expected': row.expected ? 'true' : '' },
        hijriTexts.day(hijriTexts.short(month), day),
      ),
    ),
    ...columns.map(column => {
      const isSaid = halves[column] !== undefined
      if (column === 'sunrise') {
        return element('td', { 'data-column': column }, ...clock(row.sunrise, isSaid))
      }
      const isJumuah = column === 'dhuhr' && row.jumuah.length > 0
      const ofIqama = halves[column]?.split(' / ').at(-1)
      const { time, iqama } = row[column]
      return element(
        'td',
        {},
        element('span', {}, ...clock(time, isSaid)),
        isJumuah
          ? jumuahTexts.none
          : element('b', {}, ...clock(iqama, clockParts(iqama)[1] === ofIqama)),
      )
    }),
  )
}

/**
 * Below a day: on Fridays khutbah and prayer of each Jumu'ah, which takes the place of Dhuhr's iqama,
 * and what is special about the day; nothing below others.
 */
function rowBelow(
  row: PrayerRow,
  sets: PrayerTimesResponse['jumuah'],
  columns: number,
): HTMLElement[] {
  const lines = (texts: readonly string[]) => texts.map(text => element('span', {}, text))
  const slots = slotsOn(sets, row).map(slotWithKhateeb)
  const jumuah = slots.length > 0 ? [element('b', {}, LABELS.jumuah), ...lines(slots)] : []
  const parts = [...jumuah, ...lines(monthNotes(row))]
  if (parts.length === 0) return []
  const cell = element('td', { colspan: `${columns}` }, ...parts)
  return [element('tr', { class: 'widget-below' }, cell)]
}

/** A time; its half of the day where the column's head does not say it. */
function clock(time: string, isSaid: boolean): (string | HTMLElement)[] {
  const [digits, half] = clockParts(time)
  return isSaid ? [digits] : [digits, ' ', element('small', {}, half)]
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
