import { addDays, isCivilDate } from '#domain/time/civil.ts'
import { western } from '#locale/fold.ts'
import { tableWords } from './words.ts'

/** Which of two numbers of a date comes first. */
export type DateOrder = 'day-month' | 'month-day'

/** What a cell says of a date; a part that it does not say is absent. */
export interface DateParts {
  readonly year?: number
  readonly month?: number
  readonly day?: number
  /** Day and month in unknown order. */
  readonly pair?: readonly [number, number]
}

/** Of two languages with the same short name the first wins. */
const LANGUAGES = ['en', 'de', 'fr', 'tr', 'id', 'ms', 'bs', 'hr', 'ar', 'ar-SY', 'ar-DZ', 'ur']
/** Excel counts days from here; its serial numbers of our times have five digits. */
const EXCEL_START = '1899-12-30'

let known: ReadonlyMap<string, number> | undefined

/** Month names, long and short, in the languages of timetables. */
function monthNames(): ReadonlyMap<string, number> {
  if (known) return known
  const names = new Map<string, number>([['sept', 9]])
  for (const language of LANGUAGES) {
    for (const style of ['long', 'short'] as const) {
      for (let month = 1; month <= 12; month++) {
        const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, {
          ...{ month: style, day: 'numeric', timeZone: 'UTC' },
        })
        const name = format
          .formatToParts(Date.UTC(2027, month - 1, 5))
          .find(({ type }) => type === 'month')?.value
        const words = tableWords(name ?? '')
        const word = words.join(' ')
        if (word && !/^\d+$/.test(word) && !names.has(word)) names.set(word, month)
      }
    }
  }
  known = names
  return names
}

/** The month that a text names; of several the last: 'mar. 5 janv.' begins with a Tuesday. */
export function monthIn(text: string): number | undefined {
  const words = tableWords(text)
  const names = monthNames()
  return words.reduce<number | undefined>((found, word, index) => {
    const pair = index > 0 ? names.get(`${words[index - 1]} ${word}`) : undefined
    return pair ?? names.get(word) ?? found
  }, undefined)
}

/** The year that a text names: 2027 in 'January 2027'. */
export function yearIn(text: string): number | undefined {
  const match = /(?<!\d)(20\d\d)(?!\d)/.exec(western(text))
  return match ? Number(match[1]) : undefined
}

/** Reads a date, or the part of one that a cell holds; null where it is none. */
export function readDate(cell: string): DateParts | null {
  const text = western(cell).trim()
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text)
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) }
  const numeric =
    /(?<!\d)(\d{1,2})\s?([-/.])\s?(\d{1,2})(?:\.?$|\s?\2\s?(\d{4}|\d{2})?(?!\d))/.exec(text)
  if (numeric) {
    const [, first, separator, second, end] = numeric
    const year = end ? { year: fullYear(Number(end)) } : {}
    if (separator === '.') return { day: Number(first), month: Number(second), ...year }
    return { pair: [Number(first), Number(second)], ...year }
  }
  const month = monthIn(text)
  const numbers = [...text.matchAll(/\d+/g)].map(match => Number(match[0]))
  if (month !== undefined) {
    const [day, ...others] = numbers.filter(number => number <= 31)
    const end = numbers.find(number => number > 31) ?? others.at(-1)
    if (day === undefined) return null
    return { month, day, ...(end !== undefined && { year: fullYear(end) }) }
  }
  const [only, ...more] = numbers
  if (only === undefined || more.length > 0) return null
  if (only >= 36_526 && only < 73_415) return partsOf(addDays(EXCEL_START, only))
  return only >= 1 && only <= 31 ? { day: only } : null
}

/** The order that a file's dates have, where a number above 12 or their sequence shows it. */
export function orderOf(pairs: readonly (readonly [number, number])[]): DateOrder | null {
  const isDayFirst = pairs.some(([first]) => first > 12)
  const isMonthFirst = pairs.some(([, second]) => second > 12)
  if (isDayFirst !== isMonthFirst) return isDayFirst ? 'day-month' : 'month-day'
  const steps = (part: 0 | 1) =>
    pairs.slice(1).filter((pair, index) => {
      const before = pairs[index]
      return before && pair[part] === before[part] + 1 && pair[1 - part] === before[1 - part]
    }).length
  const [first, second] = [steps(0), steps(1)]
  if (first === second) return null
  return first > second ? 'day-month' : 'month-day'
}

/** The civil date of complete parts; null where a part is missing or there is no such day. */
export function dateOf(
  { year, month, day, pair }: DateParts,
  order: DateOrder,
  context: { year?: number | undefined; month?: number | undefined },
): string | null {
  const [first, second] = pair ?? []
  const [inOrderDay, inOrderMonth] = order === 'day-month' ? [first, second] : [second, first]
  const parts = [year ?? context.year, month ?? inOrderMonth ?? context.month, day ?? inOrderDay]
  if (parts.some(part => part === undefined)) return null
  const [y = 0, m = 0, d = 0] = parts
  const date = `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`
  return isCivilDate(date) ? date : null
}

/** Whether only the day of the month is known. */
export const isDayOnly = (parts: DateParts | null | undefined): boolean =>
  parts?.day !== undefined && parts.month === undefined

const fullYear = (year: number) => (year < 100 ? 2000 + year : year)

function partsOf(date: string): DateParts {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return { year, month, day }
}
