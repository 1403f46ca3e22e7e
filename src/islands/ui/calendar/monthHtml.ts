import { escapeHtml } from '#domain/content/escape.ts'
import {
  dayOfMonth,
  formatDay,
  formatMonth,
  nameOfWeekday,
  shortNameOfWeekday,
} from '#domain/time/format.ts'
import { monthGrid, weekdayColumns } from '#domain/time/monthGrid.ts'
import { marks } from '#texts/marks.ts'
import { calendarDayTexts, monthCalendarTexts as texts } from '#texts/monthCalendar.ts'

/** What a calendar needs of an entry. */
export interface DayEntry {
  id: string
  /** Its text in the day, at most two lines. */
  label: string
  /** The language of its text, where that is not the page's. */
  lang?: string | undefined
  /** When it is, on a line before the text. */
  time?: string
  /** Its kind, for the color and the mark. */
  tone: string
}

export interface Days<Entry extends DayEntry = DayEntry> {
  /** The date at the mosque; undefined in the prebuilt page, where no day is marked. */
  today: string | undefined
  entriesOn: (date: string) => readonly Entry[]
  /** The kinds of entry with their names. */
  legend: readonly { tone: string; label: string }[]
}

/** A month as HTML, in the parts that change by themselves. */
export interface Month {
  /** Its first day. */
  first: string
  /** What is inside the cells of its grid, in order; '' where there is no day. */
  cells: readonly string[]
  legend: string
}

/** How many fit a day. */
const FIT = 3
/** How many of the others screen readers get by name; the selected day lists all. */
const MOST_NAMED = 5

export const monthOf = (first: string, days: Days): Month => ({
  first,
  cells: monthGrid(first)
    .flat()
    .map(date => (date ? dayHtml(date, days) : '')),
  legend: days.legend
    .map(({ tone, label }) => `<li data-tone="${tone}">${escapeHtml(label)}</li>`)
    .join(''),
})

/**
 * A month in weeks with the entries of each day, the buttons for other months, and the legend. Which
 * day is selected and which Tab reaches, its script marks (month.ts).
 */
export function monthHtml({ first, cells, legend }: Month): string {
  const head = weekdayColumns().map(
    day =>
      `<th scope="col" abbr="${escapeHtml(nameOfWeekday(day))}">${escapeHtml(shortNameOfWeekday(day))}</th>`,
  )
  return `<div class="calendar-head"><h2 id="calendar-title" aria-live="polite">${escapeHtml(formatMonth(first))}</h2><button type="button" class="button button-quiet" data-turn="0">${escapeHtml(texts.today)}</button>${turnHtml(-1, texts.previous, 'm15 18-6-6 6-6')}${turnHtml(1, texts.next, 'm9 18 6-6-6-6')}</div><table class="calendar-grid" role="grid" aria-labelledby="calendar-title"><thead><tr>${head.join('')}</tr></thead><tbody>${weeksHtml(cells)}</tbody></table><ul class="calendar-legend" aria-label="${escapeHtml(texts.categories)}">${legend}</ul>`
}

const turnHtml = (months: number, label: string, chevron: string) =>
  `<button type="button" class="icon-button" aria-label="${escapeHtml(label)}" data-turn="${months}"><svg class="icon icon-onward" viewBox="0 0 24 24" aria-hidden="true"><path d="${chevron}"/></svg></button>`

/** The rows of these cells. */
export function weeksHtml(cells: readonly string[]): string {
  const width = weekdayColumns().length
  return cells
    .map((cell, place) => {
      const td = cell ? `<td>${cell}</td>` : '<td class="calendar-blank"></td>'
      if (place % width === 0) return `<tr>${td}`
      return place % width === width - 1 ? `${td}</tr>` : td
    })
    .join('')
}

/** One day; its accessible name includes all entries, also shortened ones. */
function dayHtml(date: string, { today, entriesOn }: Days): string {
  const entries = entriesOn(date)
  const name = formatDay(date)
  const isToday = date === today
  return `<button type="button" class="calendar-cell" data-date="${date}" tabindex="-1"${isToday ? ' aria-current="date"' : ''}><span class="calendar-number"><span class="visually-hidden">${escapeHtml(isToday ? calendarDayTexts.today(name) : name)}</span><span aria-hidden="true">${dayOfMonth(date)}</span></span>${entries.slice(0, FIT).map(entryHtml).join('')}${moreHtml(entries.slice(FIT))}</button>`
}

const entryHtml = ({ time, lang, label, tone }: DayEntry) =>
  `<span class="calendar-entry" data-tone="${tone}">${time ? timeHtml(time) : ''}<span class="calendar-title"${lang ? ` lang="${escapeHtml(lang)}"` : ''} dir="auto">${escapeHtml(label)}</span></span>`

/** 'Until 7:45 PM': in a narrow cell '7:45' alone, since the selected day has it whole. */
function timeHtml(time: string): string {
  const [before = '', digits = '', after = ''] = time.split(/(\p{Nd}+:\p{Nd}+)/u)
  const wide = (text: string) => text && `<span class="calendar-wide">${escapeHtml(text)}</span>`
  return `<bdi class="calendar-time">${wide(before)}${digits}${wide(after)} </bdi>`
}

/** How many entries do not fit, with their names for screen readers. */
function moreHtml(entries: readonly DayEntry[]): string {
  if (entries.length === 0) return ''
  return `<span class="calendar-more">${escapeHtml(calendarDayTexts.count(entries.length))}<span class="calendar-wide">${escapeHtml(calendarDayTexts.more)}</span><span class="visually-hidden">: ${escapeHtml(namesOf(entries))}</span></span>`
}

/** 'Tea, Talk', or 'Tea, Talk, Soup, Circle, Class and 20 others': a longer label is hard to listen to. */
function namesOf(entries: readonly DayEntry[]): string {
  const names = entries
    .slice(0, MOST_NAMED)
    .map(({ time, label }) => (time ? `${time} ${label}` : label))
  const [list, others] = [names.join(marks.comma), entries.length - names.length]
  return others > 0 ? calendarDayTexts.names(list, others) : list
}
