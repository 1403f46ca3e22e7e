import type { DayTimeName } from '#domain/prayer/names.ts'
import { fromTwelveHour } from '#domain/prayer/twelveHour.ts'
import { clockOf, minutesOf } from '#domain/time/civil.ts'
import { digits } from './dates.ts'

/** Cells in which nothing is set. */
const NOTHING = /^[-–—.·*]*$/
/** Cells that repeat the one above. */
const DITTO = /^(["”“〃]|''|,,)$/

export const isEmpty = (cell: string): boolean => NOTHING.test(cell.trim())
export const isDitto = (cell: string): boolean => DITTO.test(cell.trim())

/** A cell as 'H:MM' with ' am' or ' pm' where it says so; null where it is no time. */
function plain(cell: string): string | null {
  const text = digits(cell)
    .trim()
    .toLowerCase()
    .replace(/^\d{4}-\d\d-\d\d /, '')
    .replace(/\s*(uhr|hrs?)\.?$/, '')
  if (/^0?\.\d{3,}$/.test(text)) return clockOf(Math.round(Number(text) * 1440))
  const match =
    /^(\d{1,2})\s?[:.h٫'’]\s?(\d\d)(?:[:.]\d\d(?:\.0+)?)?\s*(a|p|am|pm|a\.m\.?|p\.m\.?|ص|م)?$/.exec(
      text,
    ) ?? /^(\d{1,2})(\d\d)\s*(a|p|am|pm|a\.m\.?|p\.m\.?)?$/.exec(text)
  if (!match) return null
  const [, hour, minute, half] = match
  const isMorning = half !== undefined && /^[aص]/.test(half)
  return `${hour}:${minute}${half === undefined ? '' : isMorning ? ' am' : ' pm'}`
}

/** Whether a cell is written like a time of day; four digits alone are not enough. */
export const isTimeLike = (cell: string): boolean => /[:.h٫ap]/i.test(cell) && plain(cell) !== null

/** Whether a column is on 24 hours: any of its times is past 12 without AM or PM. */
export function isOn24Hours(cells: Iterable<string>): boolean {
  for (const cell of cells) {
    const text = plain(cell)
    if (text && !text.includes(' ') && Number(text.split(':')[0]) > 12) return true
  }
  return false
}

/** A cell's time on 24 hours, or null where it is none (docs/product.md, section 4). */
export function readTime(cell: string, name: DayTimeName, on24Hours: boolean): string | null {
  const text = plain(cell)
  if (text === null) return null
  if (!on24Hours || text.includes(' ')) return fromTwelveHour(name, text)
  const clock = text.padStart(5, '0')
  return Number.isNaN(minutesOf(clock)) ? null : clock
}

/** An iqama as minutes after its athan: '+10', '10 min'. */
export function minutesAfter(cell: string): number | null {
  const match = /^(?:\+\s?(\d{1,2})|(\d{1,2})\s?min)(?:\s?min)?(?:utes|s)?\.?$/i.exec(
    digits(cell).trim(),
  )
  return match ? Number(match[1] ?? match[2]) : null
}
