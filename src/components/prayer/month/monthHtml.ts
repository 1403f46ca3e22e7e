import { escapeHtml } from '#domain/content/escape.ts'
import { hijriDay, shortHijriMonth } from '#domain/prayer/hijriWords.ts'
import { khutbahInWords, khutbahsInWords } from '#domain/prayer/jumuah.ts'
import {
  type MonthColumn,
  type MonthDay,
  type MonthTime,
  type MonthView,
  monthColumns,
} from '#domain/prayer/view/month.ts'
import { beginnings } from '#domain/prayer/view/times.ts'
import { FRIDAY, weekday } from '#domain/time/civil.ts'
import { clockParts, dayOfMonth, formatShortDay, shortWeekday } from '#domain/time/format.ts'
import { clockTexts } from '#texts/format.ts'
import { jumuahTexts } from '#texts/jumuah.ts'
import { marks } from '#texts/marks.ts'
import { janazahTexts } from '#texts/notices.ts'
import { monthPageTexts, monthTexts } from '#texts/prayerTables.ts'

/** A row while its day is on its way; the Jumu'ah of a Friday takes more room. */
const outlineRow = (columns: number, isFriday: boolean) =>
  `<tr class="month-skeleton${isFriday ? ' is-long' : ''}"><td colspan="${columns}">&nbsp;</td></tr>`

/** The days of a month as a table, or the outline of some while they are on their way. */
export function monthHtml(
  title: string,
  month: MonthView | undefined,
  outlined: readonly string[] = Array(30).fill(''),
): string {
  const columns = month?.columns ?? monthColumns([])
  const hasSunrise = columns.some(({ name }) => name === 'sunrise')
  const outline = outlined.map(iso => outlineRow(columns.length + 2, weekday(iso) === FRIDAY))
  return `<table class="month-table${hasSunrise ? '' : ' is-without-sunrise'}"><caption class="visually-hidden">${escapeHtml(monthTexts.caption(title))}</caption><thead><tr><th scope="col">${escapeHtml(monthTexts.date)} <span class="month-rest">${escapeHtml(monthPageTexts.dates)}</span></th>${columns.map(columnHead).join('')}<th scope="col" class="is-jumuah">${escapeHtml(monthPageTexts.jumuah)}</th></tr></thead><tbody>${month ? month.days.map(dayRow).join('') : outline.join('')}</tbody></table>`
}

const columnHead = ({ name, label, half }: MonthColumn) =>
  `<th scope="col" class="is-${name}">${escapeHtml(label)}${half ? ` <span class="meridiem">${escapeHtml(half)}</span>` : ''}</th>`

/** One day; exceptions are marked and explained below the date. */
function dayRow(day: MonthDay): string {
  const { isToday, isPast, slots, notes, times } = day
  const classes = [
    isToday && 'is-today',
    isPast && 'is-past',
    slots.length > 0 && 'is-friday',
    notes.length > 0 && 'is-noted',
  ]
  const today = isToday ? `<span class="badge">${escapeHtml(monthPageTexts.today)}</span>` : ''
  const marked = notes.map(note => `<span class="month-note">${escapeHtml(note)}</span>`)
  return `<tr class="${classes.filter(Boolean).join(' ')}"${isToday ? ' aria-current="date"' : ''}><th scope="row">${dates(day)}${today}${marked.join('')}</th>${times.map(time => cell(time, isToday)).join('')}${jumuahCell(day)}</tr>`
}

function jumuahCell({ slots, times }: MonthDay): string {
  if (slots.length === 0) {
    return `<td class="is-jumuah is-none">${escapeHtml(jumuahTexts.none)}</td>`
  }
  const khutbah = (words: string) => `<span class="month-khutbah">${escapeHtml(words)}</span>`
  const prayers = slots.map(
    ({ time }) => `<bdi class="month-clock">${clockHtml(time, false)}</bdi>`,
  )
  const more = slots.map(slot =>
    khutbah([khutbahInWords(slot), slot.place].filter(Boolean).join(marks.comma)),
  )
  const isChanged = times.some(({ title, isChanged }) => title === 'jumuah' && isChanged)
  return `<td class="is-jumuah${isChanged ? ' is-changed' : ''}" data-name="${escapeHtml(monthPageTexts.jumuah)}">${prayers.join(escapeHtml(clockTexts.and))}${changedHtml(isChanged)}${khutbah(khutbahsInWords(slots))}${more.join('')}</td>`
}

/** 'Jumada al-Thani 11 - Sat, Nov 21'; narrow tables show 'Sat 21' over 'Jum 11' instead. */
function dates({ iso, hijri: { month, day }, isExpected }: MonthDay): string {
  const hijri = (name: string) =>
    `<span class="month-hijri${isExpected ? ' is-expected' : ''}">${escapeHtml(hijriDay(name, day))}</span>`
  const expected = isExpected
    ? `<span class="visually-hidden"> ${escapeHtml(monthPageTexts.expected)}</span>`
    : ''
  const date = (words: string) => `<span class="month-date">${escapeHtml(words)}</span>`
  return `<span class="month-full">${hijri(month)}${expected} - ${date(formatShortDay(iso))}</span><span class="month-short" aria-hidden="true">${date(`${shortWeekday(iso)} ${dayOfMonth(iso)}`)} ${hijri(shortHijriMonth(month))}</span>`
}

const changedHtml = (isChanged: boolean) =>
  isChanged ? `<span class="visually-hidden"> ${escapeHtml(monthPageTexts.changed)}</span>` : ''

function cell(time: MonthTime, isToday: boolean): string {
  const { name, title, athan, iqama, isSaid } = time
  if (name === 'sunrise') return `<td class="is-sunrise">${clockHtml(athan, isSaid)}</td>`
  const from = beginnings(time).map(
    clock => `<span class="month-beginning">${clockHtml(clock, isSaid)}</span>`,
  )
  // A Friday's Jumu'ah has a cell of its own.
  const isChanged = time.isChanged && title === name
  // Shown while the root names the prayer (paint/notices.ts).
  const janazah = isToday
    ? `<span class="janazah-mark" data-janazah-of="${name}">${escapeHtml(janazahTexts.after)}</span>`
    : ''
  return `<td${isChanged ? ' class="is-changed"' : ''}><span class="month-times${isSaid ? '' : ' is-mixed'}"><span class="month-athan">${from.join('')}</span><span class="month-slash"> / </span><span class="month-iqama">${clockHtml(iqama, isSaid)}${changedHtml(isChanged)}${janazah}</span></span></td>`
}

/** A time; its half of the day is only heard where the column's head says it. */
function clockHtml(clock: string, isSaid: boolean): string {
  const [digits, half] = clockParts(clock)
  const said =
    half && `<span class="${isSaid ? 'visually-hidden' : 'meridiem'}"> ${escapeHtml(half)}</span>`
  return escapeHtml(digits) + (said || '')
}
