import { DAY_TIMES, type DayTimeName, PRAYERS } from '#domain/prayer/names.ts'
import {
  columnLabel,
  columnParts,
  type TableColumn,
  type TableDay,
} from '#domain/prayer/timetable/columns.ts'
import { datesFrom, FRIDAY, weekday } from '#domain/time/civil.ts'
import { formatLong } from '#domain/time/format.ts'
import { type CellPlace, cellReader, type Notation, notationOf, type ReadCell } from './cells.ts'
import { type DateOrder, type DateParts, dateOf, isDayOnly, orderOf } from './dates.ts'
import { cellInWords, type Grid, placeWithin } from './grid.ts'
import type { Header, Recognized } from './recognize.ts'
import type { ColumnRole } from './roles.ts'
import { columnOf, type RowPart, rowsOf } from './rowParts.ts'
import { type StrayChoice, type StrayDays, strayDays, withStrays } from './strayDays.ts'
import { type Decimals, isDecimal } from './times.ts'

/** Days of one line: more are a mistake in its dates. */
const LONGEST_RANGE = 200
const LEAP_YEAR = 2028

/** What the admin chose where the file leaves it open, or where it was recognized wrongly. */
export interface Choices {
  /** Roles of columns by header and column. */
  readonly roles: Readonly<Record<string, ColumnRole>>
  readonly order?: DateOrder
  /** Replaces the year of every date. */
  readonly year?: number
  /** The month of days that have none in the file. */
  readonly month?: number
  /** What an empty iqama means: the one above it, or what the iqama rules say. */
  readonly empty?: 'above' | 'rules'
  readonly decimals?: Decimals
  /** What a few days of another year are. */
  readonly stray?: StrayChoice
}

interface CellProblem extends Partial<Pick<CellPlace, 'column'>> {
  readonly grid: number
  readonly row: number
  readonly message: string
  /** The day's place in `days`. */
  readonly day: number
}

/** One row of the file, or a part of one where months are side by side. */
export interface ReadDay {
  readonly grid: number
  readonly row: number
  readonly dateText: string
  readonly date: string | null
  readonly cells: Readonly<Partial<Record<TableColumn, ReadCell>>>
}

export interface ReadTable {
  readonly days: readonly ReadDay[]
  readonly problems: readonly CellProblem[]
  /** The columns that the file has. */
  readonly columns: readonly TableColumn[]
  /** Athan columns that it has not: they are computed. */
  readonly computed: readonly DayTimeName[]
  readonly hasJumuah: boolean
  /** Day and month are written as two numbers; null order: the file does not show which is first. */
  readonly dateOrder: { readonly written: boolean; readonly known: DateOrder | null }
  /** Days have a number only, and nothing says of which month. */
  readonly lacksMonth: boolean
  /** The years written in the dates; empty where none is. */
  readonly years: readonly number[]
  /** Iqamas that are empty below one that is set: `choices.empty` says what they mean. */
  readonly empty: number
  /** As long as nobody chose. */
  readonly unanswered: number
  readonly notation: Notation
  readonly hasRanges: boolean
  /** A few days of another year than the others: `choices.stray` says what they are. */
  readonly strays: StrayDays | undefined
  /** These days, as long as nobody chose. */
  readonly unsettled: readonly string[]
}

export const roleKey = (header: number, column: number): string => `${header}-${column}`

/** The role of a column, recognized or chosen. */
export function roleOf(
  header: number,
  column: Header['columns'][number],
  choices: Choices,
): ColumnRole {
  return choices.roles[roleKey(header, column.index)] ?? column.role
}

/**
 * Reads the days of a recognized timetable, with every cell that cannot be read. Without a year in it,
 * it is of this year, or of the next one: where it ends before today, or begins again in January while
 * November or December runs.
 */
export function readDays(
  grids: readonly Grid[],
  { headers, blocks, year, month }: Recognized,
  choices: Choices,
  today: string,
): ReadTable {
  const roles = headers.map((header, index) =>
    header.columns.map(column => ({ index: column.index, role: roleOf(index, column, choices) })),
  )
  const has = (role: ColumnRole) =>
    roles.some(columns => columns.some(column => column.role === role))
  const parts = blocks.flatMap(block =>
    rowsOf(grids[block.grid], block, roles[block.header] ?? []).map(part => ({
      ...part,
      grid: block.grid,
    })),
  )
  const pairs = parts.flatMap(({ date, until }) => [...(date?.pair ?? []), ...(until?.pair ?? [])])
  const known = orderOf(pairsOf(pairs))
  const order = choices.order ?? known ?? 'month-day'
  const knownMonth = choices.month ?? month
  const notation = notationOf(parts, has)
  const { columns } = notation
  const reader = cellReader(notation, {
    decimals: choices.decimals,
    fillsEmpty: choices.empty === 'above',
  })
  const writtenIn = (fallbackYear: number) =>
    parts.flatMap(part => {
      const context = {
        year: choices.year ?? year ?? fallbackYear,
        month: part.month ?? knownMonth,
      }
      return datesOf(part, order, context, choices.year).map(date => ({ part, date }))
    })
  const inThisYear = writtenIn(Number(today.slice(0, 4)))
  const [first = today, ...others] = inThisYear.flatMap(({ date }) => date ?? []).sort()
  const isOver =
    first < today.slice(0, 7) && ((others.at(-1) ?? first) < today || today.slice(5) >= '11')
  const written = isOver ? writtenIn(Number(today.slice(0, 4)) + 1) : inThisYear
  const strays = strayDays(written.map(({ date }) => date))
  const dated = withStrays(written, choices.stray)
  const cells = new Map(
    dated
      .toSorted((a, b) => compare(a.date, b.date))
      .map(day => [day, reader.read(day.part, day.date !== null && weekday(day.date) === FRIDAY)]),
  )
  const days: ReadDay[] = []
  const problems: CellProblem[] = []
  const seen = new Map<string, number>()
  // One question is one problem: its answer reads all of them.
  let isAsked = false
  let isMonthAsked = false
  for (const one of dated) {
    const { part, date } = one
    const read = cells.get(one) ?? {}
    if (Object.keys(read).length === 0) continue
    const { row, grid } = part
    const first = date === null ? undefined : seen.get(date)
    const earlier = first === undefined ? undefined : days[first]
    // A list for each prayer has each day several times.
    const isOther = columns.every(column => !(earlier?.cells[column] && read[column]))
    if (first !== undefined && earlier && part.until && isOther) {
      days[first] = { ...earlier, cells: { ...earlier.cells, ...read } }
      continue
    }
    const day = days.push({ grid, row, dateText: part.dateText, date, cells: read }) - 1
    const say = (message: string, column?: number) =>
      problems.push({
        ...{ grid, row, day, message: `${cellInWords(grids, grid, row, column)}: ${message}` },
        ...(column !== undefined && { column }),
      })
    if (date === null) {
      const isOpen = isDayOnly(part.date) && (part.month ?? knownMonth) === undefined
      if (!(isOpen && isMonthAsked)) say(dateProblem(part.dateText, isOpen), part.dateColumn)
      isMonthAsked ||= isOpen
    } else if (earlier) {
      const place = placeWithin(grids, earlier.grid, earlier.row)
      say(`${formatLong(date)} is there twice, first in ${place}.`, part.dateColumn)
    } else seen.set(date, day)
    for (const column of columns) {
      const cell = read[column]
      if (cell?.clock === null && !cell.isJumuah) {
        const isOpen = notation.hasDecimals && !choices.decimals && isNumber(cell.text)
        if (!isOpen)
          say(`‘${cell.text}’ is not a time for ${columnLabel(column)}.`, cell.place.column)
        else if (isDecimal(cell.text) && !isAsked) {
          isAsked = true
          say(
            `‘${cell.text}’ can be two times: choose above the preview how they are written.`,
            cell.place.column,
          )
        }
      } else if (!cell && !columnParts(column).isIqama && !part.until) {
        say(`${columnLabel(column)} is missing.`, columnOf(part.columns, column))
      }
    }
  }
  return {
    days,
    problems,
    columns,
    computed: DAY_TIMES.filter(name => !has(name)),
    hasJumuah: has('jumuah'),
    dateOrder: { written: pairs.length > 0, known },
    lacksMonth: parts.some(
      part => isDayOnly(part.date) && part.month === undefined && month === undefined,
    ),
    years: [...new Set(parts.flatMap(({ date }) => date?.year ?? []))].sort(),
    empty: reader.empty(),
    unanswered: choices.empty ? 0 : reader.empty(),
    notation,
    hasRanges: parts.some(({ until }) => until !== undefined),
    strays,
    unsettled: choices.stray ? [] : (strays?.dates ?? []),
  }
}

/** The date of a row, or each day of its range; null where it has none that can be read. */
function datesOf(
  { date, until }: RowPart,
  order: DateOrder,
  context: { year: number; month: number | undefined },
  chosenYear: number | undefined,
): (string | null)[] {
  const civil = (parts: DateParts | null | undefined, year = context.year) =>
    dateOf({ ...parts, ...(chosenYear && { year: chosenYear }) }, order, { ...context, year })
  const first = civil(date, until?.year)
  // A timetable for every year has the leap day, too.
  const isLeapDay = () =>
    dateOf({ ...date }, order, { ...context, year: LEAP_YEAR })?.endsWith('02-29')
  if (first === null && date?.year === undefined && isLeapDay()) return []
  if (first === null || until === undefined) return [first]
  const last = civil(until, Number(first.slice(0, 4)))
  if (last === null) return [null]
  // 'Dec 20 – Jan 5' goes into the next year.
  const [from, end] =
    last < first ? inNextYear(first, last, until.year !== undefined) : [first, last]
  const days = datesFrom(from, end)
  return days.length > LONGEST_RANGE ? [null] : days
}

function inNextYear(first: string, last: string, isWritten: boolean): [string, string] {
  const moved = (date: string, years: number) =>
    `${Number(date.slice(0, 4)) + years}${date.slice(4)}`
  return isWritten ? [moved(first, -1), last] : [first, moved(last, 1)]
}

const compare = (a: string | null, b: string | null) => {
  if (a === b) return 0
  return a !== null && (b === null || a < b) ? -1 : 1
}

/** Also a whole number: 6, beside 5.5. */
const isNumber = (text: string) => isDecimal(text) || /^\d{1,2}$/.test(text.trim())

/** The stored form of a day; null while its date or one of its cells cannot be read. */
export function tableDay(
  { date, cells }: ReadDay,
  columns: readonly TableColumn[],
  computedOf: (date: string) => Readonly<Record<DayTimeName, string>>,
): TableDay | null {
  if (date === null) return null
  const computed = computedOf(date)
  const athan = DAY_TIMES.map(name => [
    name,
    columns.includes(name) ? cells[name]?.clock : computed[name],
  ])
  const iqama = PRAYERS.flatMap(name => {
    const cell = cells[`iqama/${name}`]
    return cell ? [[name, cell.clock]] : []
  })
  if ([...athan, ...iqama].some(([, clock]) => !clock)) return null
  return {
    date,
    ...(Object.fromEntries(athan) as Record<DayTimeName, string>),
    ...(iqama.length > 0 && { iqama: Object.fromEntries(iqama) }),
  }
}

function pairsOf(numbers: readonly number[]): [number, number][] {
  return Array.from({ length: numbers.length / 2 }, (_, index) => [
    numbers[index * 2] ?? 0,
    numbers[index * 2 + 1] ?? 0,
  ])
}

function dateProblem(text: string, lacksMonth: boolean): string {
  if (text === '') return 'the date is missing.'
  if (lacksMonth) return `‘${text}’ has no month: choose it above the preview.`
  return `‘${text}’ is not a date.`
}
