import { escapeHtml } from '#domain/content/escape.ts'
import { hijriDay, shortHijriMonth } from '#domain/prayer/hijriWords.ts'
import { slotWithKhateeb } from '#domain/prayer/jumuah.ts'
import type { MonthColumn, MonthDay, MonthTime, MonthView } from '#domain/prayer/view/month.ts'
import { beginnings } from '#domain/prayer/view/times.ts'
import { clockParts } from '#domain/time/format.ts'
import { prayerNames } from '#texts/prayerNames.ts'
import { monthTexts } from '#texts/prayerTables.ts'

/** Days as a table without anything to press, below a caption in HTML: in other sites' frames, and where no script runs. */
export const plainTable = (
  caption: string,
  { columns, days }: Pick<MonthView, 'columns' | 'days'>,
  dateOf: (iso: string) => string,
): string =>
  `<table class="times-table"><caption>${caption}</caption><thead><tr><th scope="col">${escapeHtml(monthTexts.date)}</th>${columns.map(columnHead).join('')}</tr></thead><tbody>${days.map(day => dayRow(day, dateOf) + rowBelow(day, columns.length + 1)).join('')}</tbody></table>`

const columnHead = ({ name, label, half = '' }: MonthColumn) =>
  `<th scope="col" data-column="${name}">${escapeHtml(label)}<span class="plain-half">${escapeHtml(half)}</span></th>`

function dayRow(day: MonthDay, dateOf: (iso: string) => string): string {
  const { iso, isToday, isExpected, hijri, times } = day
  const date = hijriDay(shortHijriMonth(hijri.month), hijri.day)
  return `<tr${isToday ? ' aria-current="date"' : ''}><th scope="row">${escapeHtml(dateOf(iso))}<span class="plain-hijri"${isExpected ? ' data-expected' : ''}>${escapeHtml(date)}</span></th>${times.map(cell).join('')}</tr>`
}

function cell(time: MonthTime): string {
  const { name, title, athan, iqama, isSaid } = time
  if (name === 'sunrise') return `<td data-column="${name}">${clockHtml(athan, isSaid)}</td>`
  const from = beginnings(time).map(clock => `<span>${clockHtml(clock, isSaid)}</span>`)
  const congregation = clockHtml(iqama, isSaid)
  return `<td>${from.join('')}${title === 'jumuah' ? congregation : `<b>${congregation}</b>`}</td>`
}

/**
 * Below a day: on Fridays khutbah and prayer of each Jumu'ah, which takes the place of Dhuhr's iqama,
 * and what is special about the day; nothing below others.
 */
function rowBelow({ slots, notes }: MonthDay, columns: number): string {
  const lines = [...slots.map(slotWithKhateeb), ...notes]
  if (lines.length === 0) return ''
  const title = slots.length > 0 ? `<b>${escapeHtml(prayerNames.jumuah)}</b>` : ''
  return `<tr class="plain-below"><td colspan="${columns}">${title}${lines.map(line => `<span>${escapeHtml(line)}</span>`).join('')}</td></tr>`
}

/** A time; its half of the day where the column's head does not say it. */
function clockHtml(time: string, isSaid: boolean): string {
  const [digits, half] = clockParts(time)
  return escapeHtml(digits) + (isSaid || !half ? '' : ` <small>${escapeHtml(half)}</small>`)
}
