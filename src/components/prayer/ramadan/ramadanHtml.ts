import { escapeHtml } from '#domain/content/escape.ts'
import type { PrayerName } from '#domain/prayer/names.ts'
import {
  type CalendarLine,
  calendarLines,
  daysInWords,
  eidLine,
  eveningsHead,
  hasImsak,
  type RamadanMonth,
} from '#domain/prayer/view/ramadan.ts'
import { clock12, joinTimes, shortClock } from '#domain/time/format.ts'
import { figures } from '#locale/locale.ts'
import { prayerNames } from '#texts/prayerNames.ts'
import { ramadanCalendarTexts as calendarTexts } from '#texts/ramadan.ts'
import { ifMoonNotSeen, ramadanHeads, ramadanTableTexts as texts } from '#texts/ramadanTable.ts'

/** The month's name and days, and the Eid after it. */
export const headHtml = (month: RamadanMonth): string =>
  [`<h1>${escapeHtml(month.name)}</h1>`, ...[daysInWords(month), eidLine(month)].map(line)].join('')

const line = (words: string) => words && `<p>${escapeHtml(words)}</p>`

/** The head without a month. */
export const missingHead = () => `<h1>${escapeHtml(calendarTexts.title)}</h1>`

export const failureHtml = () =>
  `<p class="error-text" role="alert">${escapeHtml(calendarTexts.failed)}</p><p><a class="arrow-link" href="/prayer-times">${escapeHtml(calendarTexts.month)}</a></p>`

export const loadingHtml = () => `<p role="status">${escapeHtml(calendarTexts.loading)}</p>`

interface Column {
  /** HTML, as are the cells. */
  readonly head: string
  /** Shown where there is room for all prayers. */
  readonly isWide?: boolean
  readonly cell: (line: CalendarLine) => string
}

/** One line a day: the end of suhoor, the prayers, iftar, and the night that follows. */
export function ramadanHtml(month: RamadanMonth): string {
  const lines = calendarLines(month)
  const columns = columnsOf(month, lines)
  const heads = [
    { head: escapeHtml(ramadanHeads.day) },
    ...columns,
    { head: escapeHtml(eveningsHead(lines)) },
  ].map(({ head, isWide }: Partial<Column>) => `<th scope="col"${wide(isWide)}>${head}</th>`)
  const rows = lines.map(line => (line.day === 0 ? eveRow(line, columns) : dayRow(line, columns)))
  const expected =
    month.expected && `<p class="ramadan-expected">${escapeHtml(calendarTexts.expected)}</p>`
  return `${expected || ''}<table class="ramadan-table"><caption class="visually-hidden">${escapeHtml(texts.caption(month.name))}</caption><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`
}

const wide = (isWide?: boolean) => (isWide ? ' class="is-wide"' : '')

function columnsOf({ hidesSunrise }: RamadanMonth, lines: CalendarLine[]): Column[] {
  const times = (prayer: PrayerName, said?: string): Column => ({
    head: escapeHtml(prayerNames[prayer]) + (said ? ` <span>${escapeHtml(said)}</span>` : ''),
    isWide: prayer === 'dhuhr' || prayer === 'asr',
    cell: line => {
      const { athan, congregation } = line.times[prayer]
      return `<span>${escapeHtml(athan)}</span><span class="ramadan-slash"> / </span><b>${escapeHtml(congregation)}</b>`
    },
  })
  const single = (head: string, of: 'imsak' | 'sunrise'): Column => ({
    head: escapeHtml(head),
    isWide: of === 'sunrise',
    cell: line => escapeHtml(line.times[of].athan),
  })
  return [
    ...(hasImsak(lines) ? [single(ramadanHeads.imsak, 'imsak')] : []),
    times('fajr', texts.suhoorEnds),
    ...(hidesSunrise ? [] : [single(prayerNames.sunrise, 'sunrise')]),
    times('dhuhr'),
    times('asr'),
    times('maghrib', texts.iftar),
    times('isha'),
  ]
}

/** A narrow column breaks after the name of the day. */
const dayHead = ({ date }: CalendarLine, name: string) =>
  `<th scope="row"><b>${escapeHtml(name)}</b> <span>${escapeHtml(date.replace(/ (?=\S+$)/, '\u00a0'))}</span></th>`

/** The evening before the first fast. */
function eveRow(line: CalendarLine, columns: readonly Column[]): string {
  const { tarawih, maghrib } = line.row
  const begins = tarawih ? texts.beginsWithTarawih : texts.begins
  return `<tr>${dayHead(line, texts.eve)}<td class="ramadan-begins" colspan="${columns.length + 1}">${escapeHtml(begins(clock12(maghrib.time)))}${nightHtml(line)}</td></tr>`
}

function dayRow(line: CalendarLine, columns: readonly Column[]): string {
  const { row, day, isOdd } = line
  const cells = columns.map(({ isWide, cell }) => `<td${wide(isWide)}>${cell(line)}</td>`)
  return `<tr data-day="${row.iso}"${row.jumuah.length > 0 ? ' class="is-friday"' : ''}>${dayHead(line, figures(day))}${cells.join('')}<td class="ramadan-night${isOdd ? ' is-odd' : ''}">${nightHtml(line)}</td></tr>`
}

/** Tarawih, and the name of a night of the last ten. */
function nightHtml({ row, noTarawih, nightName, isOdd, isOpen }: CalendarLine): string {
  const held = row.tarawih?.map(({ time, label }) =>
    [label, shortClock(time)].filter(Boolean).join(' '),
  )
  const times = held ? joinTimes(held) : noTarawih
  const odd = `<span aria-hidden="true"> ★</span><span class="visually-hidden"> ${escapeHtml(texts.odd)}</span>`
  const name = `<span${isOdd ? ' class="ramadan-odd"' : ''}>${escapeHtml(nightName)}${isOdd ? odd : ''}</span>`
  return `${times ? `<b>${escapeHtml(times)}</b>` : ''}${isOpen ? `<span>${escapeHtml(ifMoonNotSeen())}</span>` : ''} ${nightName && name}`
}
