import type { DayTimeName } from '#domain/prayer/names.ts'
import { fromTwelveHour } from '#domain/prayer/twelveHour.ts'
import { clockOf, minutesOf } from '#domain/time/civil.ts'
import { western } from '#locale/fold.ts'

/** What '5.5' means: 5:50, whose zero a spreadsheet dropped, or five and a half hours. */
export type Decimals = 'minutes' | 'hours'

/** Cells in which nothing is set. */
const NOTHING = /^[-–—.·*]*$/
/** Cells that repeat the one above. */
const DITTO = /^(["”“〃]|''|,,)$/
/** A time zone after a time: '(EST)', 'GMT'. The times are those of the place's clock. */
const ZONE = /\s*\((?:[a-z]{1,4}t|utc)\)$|\s(?:[a-z]{1,4}t|utc)$/
const PAIR = /\s*[/|&;]\s*|(?<=\d|[ap]\.?m\.?)\s+(?=\d{1,2}[:.]\d\d)/i

export const isEmpty = (cell: string): boolean => NOTHING.test(cell.trim())
export const isDitto = (cell: string): boolean => DITTO.test(cell.trim())

/** A cell as 'H:MM' with ' am' or ' pm' where it says so; null where it is no time. */
function plain(cell: string, decimals?: Decimals): string | null {
  const text = western(cell)
    .trim()
    .toLowerCase()
    .replace(/^\d{4}-\d\d-\d\d /, '')
    .replace(/\s*(uhr|hrs?)\.?$/, '')
    .replace(ZONE, '')
  if (/^0?\.(?:\d{3,}|5)$/.test(text)) return clockOf(Math.round(Number(text) * 1440))
  const number = decimals && /^(\d{1,2})(?:\.(\d+))?$/.exec(text)
  if (number) {
    const [, hour, rest = ''] = number
    const minute = decimals === 'hours' ? Math.round(Number(`0.${rest}`) * 60) : rest.padEnd(2, '0')
    return `${hour}:${String(minute).padStart(2, '0')}`
  }
  const match =
    /^(\d{1,2})\s?[:.h٫'’]\s?(\d\d)(?:[:.]\d\d(?:\.0+)?)?\s*(a|p|am|pm|a\.m\.?|p\.m\.?|ص|م)?$/.exec(
      text,
    ) ?? /^(\d{1,2})(\d\d)\s*(a|p|am|pm|a\.m\.?|p\.m\.?)?$/.exec(text)
  if (!match) return null
  const [, hour, minute, half] = match
  const isMorning = half !== undefined && /^[aص]/.test(half)
  return `${hour}:${minute}${half === undefined ? '' : isMorning ? ' am' : ' pm'}`
}

/** Whether a cell is a number that only its writer can tell from a time: 5.5, 5.833, 5.75. */
export const isDecimal = (cell: string): boolean =>
  /^[1-9]\d?\.(?:\d|\d{3,}|[6-9]\d)$/.test(western(cell).trim())

/** The two times of '5:58 / 6:23': athan and iqama. */
export function pairOf(cell: string): readonly [string, string] | null {
  const [athan, iqama, ...more] = cell.trim().split(PAIR)
  if (athan === undefined || iqama === undefined || more.length > 0) return null
  return plain(athan) && plain(iqama) ? [athan, iqama] : null
}

/** Whether a cell is written like a time of day; a number alone is not enough. */
export const isTimeLike = (cell: string): boolean =>
  /[:.h٫ap]/i.test(cell) && (plain(cell) ?? pairOf(cell)) !== null

/** Whether a cell below a prayer's name can be a time: also '0550' and 5.5. */
export const isLooseTime = (cell: string): boolean =>
  isTimeLike(cell) || isDecimal(cell) || /^\d{3,4}$/.test(western(cell).trim())

/**
 * Whether a column is on 24 hours: more of its times are past 12 than at 1 to 10, or with AM or
 * PM. One alone that is past 12 is a slip, or what it says.
 */
export function isOn24Hours(cells: Iterable<string>): boolean {
  let [early, late] = [0, 0]
  for (const cell of cells) {
    for (const part of pairOf(cell) ?? [cell]) {
      const text = plain(part)
      if (!text) continue
      const hour = Number(text.split(':')[0])
      if (text.includes(' ')) early += 1
      else if (hour > 12) late += 1
      else if (hour > 0 && hour < 11) early += 1
    }
  }
  return late > early
}

/** A cell's time on 24 hours, or null where it is none (docs/product.md, section 4). */
export function readTime(
  cell: string,
  name: DayTimeName,
  on24Hours: boolean,
  decimals: Decimals | undefined,
): string | null {
  const text = isDecimal(cell) && !decimals ? null : plain(cell, decimals)
  if (text === null) return null
  if (!on24Hours || text.includes(' ')) return fromTwelveHour(name, text)
  const clock = text.padStart(5, '0')
  return Number.isNaN(minutesOf(clock)) ? null : clock
}

/** An iqama as minutes after its athan: '+10', '10 min'. */
export function minutesAfter(cell: string): number | null {
  const match = /^(?:\+\s?(\d{1,2})|(\d{1,2})\s?min)(?:\s?min)?(?:utes|s)?\.?$/i.exec(
    western(cell).trim(),
  )
  return match ? Number(match[1] ?? match[2]) : null
}
