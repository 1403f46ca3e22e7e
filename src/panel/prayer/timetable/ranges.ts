import { western } from '#locale/fold.ts'
import { type DateParts, isDayOnly, monthIn, readDate } from './dates.ts'

/** Several days that share their times; what only one end says holds for both. */
interface DateRange {
  readonly from: DateParts
  readonly until: DateParts
}

const BETWEEN = /\s*[–—−~→]\s*|\s+-\s+|\s+(?:to|through|thru|until|till|bis|au)\s+/i
const TIME = /^(.*\d.*?)[\s:,]+(\d{1,2}(?:[:.]?\d\d)\s*(?:[ap]\.?m\.?)?)$/i

/** Reads 'Nov 7 – Nov 20', '11/7-11/20' or '7 to 20 Nov'; null where a cell is not a range of days. */
export function readRange(cell: string): DateRange | null {
  const text = western(cell)
    .trim()
    .replace(/^from\s+/i, '')
  const spaced = text.split(BETWEEN)
  // Without a name or a slash, '1-2' and '1 - 2' are one date.
  const isSure = /[/–—−~→]|\d\s+[a-z]+\s+\d/i.test(text) || monthIn(text) !== undefined
  const [first = '', last, ...more] = spaced.length > 1 ? spaced : text.split('-')
  if (!isSure || last === undefined || more.length > 0) return null
  const [from, until] = [readDate(first), readDate(last)]
  if (!from || !until) return null
  return { from: joined(from, until), until: joined(until, from) }
}

/** The day of a cell, or the first and the last one; null where it has no date. */
export function datesIn(cell: string): { from: DateParts; until?: DateParts } | null {
  const range = readRange(cell)
  if (range) return range
  const from = readDate(cell)
  return from && { from }
}

const joined = (parts: DateParts, other: DateParts): DateParts =>
  isDayOnly(parts) && other.month !== undefined ? { ...parts, month: other.month } : parts

/** Reads 'Nov 7 – Nov 20: 5:45', a time for several days. */
export function rangedTime(cell: string): { range: DateRange; days: string; time: string } | null {
  const [, days = '', time = ''] = TIME.exec(cell.trim()) ?? []
  const range = days && !/\d:\d/.test(days) ? readRange(days) : null
  return range && { range, days, time }
}
