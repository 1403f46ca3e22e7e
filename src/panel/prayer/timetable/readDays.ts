import { DAY_TIMES, type DayTimeName, PRAYERS } from '#domain/prayer/names.ts'
import {
  columnLabel,
  partsOf,
  TABLE_COLUMNS,
  type TableColumn,
  type TableDay,
} from '#domain/prayer/timetable/columns.ts'
import { clockOf, minutesOf } from '#domain/time/civil.ts'
import { formatLong } from '#domain/time/format.ts'
import { type DateOrder, type DateParts, dateOf, orderOf } from './dates.ts'
import { type Grid, letterOf } from './grid.ts'
import type { Block, Header, Recognized, Role } from './recognize.ts'
import { columnOf, type RoleColumns, type RowPart, rowsOf } from './rowParts.ts'
import { isDitto, isEmpty, isOn24Hours, minutesAfter, readTime } from './times.ts'

/** What the admin chose where the file leaves it open, or where it was recognized wrongly. */
export interface Choices {
  /** Roles of columns by header and column. */
  readonly roles: Readonly<Record<string, Role>>
  readonly order?: DateOrder
  /** Replaces the year of every date. */
  readonly year?: number
  /** The month of days that have none in the file. */
  readonly month?: number
}

/** A cell in the file. Numbers count from 0. */
export interface CellPlace {
  readonly grid: number
  readonly row: number
  readonly column: number
}

export interface CellProblem extends Partial<Pick<CellPlace, 'column'>> {
  readonly grid: number
  readonly row: number
  readonly message: string
  /** The day's place in `days`. */
  readonly day: number
}

/** A cell of the preview: its text in the file, and its time where it could be read. */
export interface ReadCell {
  readonly place: CellPlace
  readonly text: string
  readonly clock: string | null
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
}

export const roleKey = (header: number, column: number): string => `${header}-${column}`

/** The role of a column, recognized or chosen. */
export function roleOf(header: number, column: Header['columns'][number], choices: Choices): Role {
  return choices.roles[roleKey(header, column.index)] ?? column.role
}

/** Reads the days of a recognized timetable, with every cell that cannot be read. */
export function readDays(
  grids: readonly Grid[],
  { headers, blocks, year, month }: Recognized,
  choices: Choices,
  fallbackYear: number,
): ReadTable {
  const roles = headers.map((header, index) =>
    header.columns.map(column => ({ index: column.index, role: roleOf(index, column, choices) })),
  )
  const has = (role: Role) => roles.some(columns => columns.some(column => column.role === role))
  const on24 = columnsOn24Hours(grids, blocks, roles)
  const parts = blocks.map(block => rowsOf(grids[block.grid], block, roles[block.header] ?? []))
  const pairs = parts.flat().flatMap(({ date }) => date?.pair ?? [])
  const known = orderOf(pairsOf(pairs))
  const order = choices.order ?? known ?? 'month-day'
  const context = { year: year ?? fallbackYear }
  const knownMonth = choices.month ?? month
  const lacksMonth = parts
    .flat()
    .some(part => isDayOnly(part.date) && part.month === undefined && month === undefined)
  const columns = TABLE_COLUMNS.filter(has)
  const days: ReadDay[] = []
  const problems: CellProblem[] = []
  const seen = new Map<string, number>()
  blocks.forEach((block, index) => {
    const above = new Map<TableColumn, string>()
    for (const part of parts[index] ?? []) {
      const written = part.date ?? {}
      const own = choices.year === undefined ? written : { ...written, year: choices.year }
      const date = dateOf(own, order, { ...context, month: part.month ?? knownMonth })
      const cells = cellsOf(part, columns, on24, above, block.grid)
      if (Object.keys(cells).length === 0) continue
      const { row } = part
      const day = days.push({ grid: block.grid, row, dateText: part.dateText, date, cells }) - 1
      const say = (message: string, column?: number) =>
        problems.push({
          ...{
            grid: block.grid,
            row,
            day,
            message: `${placeInWords(grids, block.grid, row, column)}: ${message}`,
          },
          ...(column !== undefined && { column }),
        })
      if (date === null) say(dateProblem(part.dateText, part.date), part.dateColumn)
      const first = date === null ? undefined : seen.get(date)
      if (date !== null && first !== undefined) {
        say(`${formatLong(date)} is there twice, first in row ${first + 1}.`, part.dateColumn)
      } else if (date !== null) seen.set(date, row)
      for (const column of columns) {
        const cell = cells[column]
        const { isIqama } = partsOf(column)
        if (cell?.clock === null) {
          say(`‘${cell.text}’ is not a time for ${columnLabel(column)}.`, cell.place.column)
        } else if (!cell && !isIqama) {
          say(`${columnLabel(column)} is missing.`, columnOf(part.columns, column))
        }
      }
    }
  })
  return {
    days,
    problems,
    columns,
    computed: DAY_TIMES.filter(name => !has(name)),
    hasJumuah: has('jumuah'),
    dateOrder: { written: pairs.length > 0, known },
    lacksMonth,
    years: [...new Set(parts.flat().flatMap(({ date }) => date?.year ?? []))].sort(),
  }
}

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
    const cell = cells[`${name} iqama`]
    return cell ? [[name, cell.clock]] : []
  })
  if ([...athan, ...iqama].some(([, clock]) => !clock)) return null
  return {
    date,
    ...(Object.fromEntries(athan) as Record<DayTimeName, string>),
    ...(iqama.length > 0 && { iqama: Object.fromEntries(iqama) }),
  }
}

/** 'Row 14, column D', with the sheet or the file where there are several. */
export function placeInWords(
  grids: readonly Grid[],
  grid: number,
  row: number,
  column?: number,
): string {
  const name = grids[grid]?.name
  const where = name ? `‘${name}’, row ${row + 1}` : `Row ${row + 1}`
  return column === undefined ? where : `${where}, column ${letterOf(column)}`
}

function cellsOf(
  { cells, columns, row }: RowPart,
  wanted: readonly TableColumn[],
  on24: ReadonlySet<TableColumn>,
  above: Map<TableColumn, string>,
  grid: number,
): Partial<Record<TableColumn, ReadCell>> {
  const read: Partial<Record<TableColumn, ReadCell>> = {}
  for (const column of wanted) {
    const index = columnOf(columns, column)
    if (index === undefined) continue
    const text = (cells[index] ?? '').trim()
    if (isEmpty(text)) continue
    const { name, isIqama } = partsOf(column)
    const athan = read[name]?.clock
    const after = isIqama ? minutesAfter(text) : null
    const repeated = isDitto(text) ? above.get(column) : undefined
    const clock =
      repeated ??
      (after !== null && athan
        ? clockOf(minutesOf(athan) + after)
        : readTime(text, name, on24.has(column)))
    if (clock) above.set(column, clock)
    read[column] = { place: { grid, row, column: index }, text, clock }
  }
  return read
}

/** The columns on 24 hours, looked at over the whole file. */
function columnsOn24Hours(
  grids: readonly Grid[],
  blocks: readonly Block[],
  roles: readonly RoleColumns[],
): Set<TableColumn> {
  const cells = (column: TableColumn) =>
    blocks.flatMap(block =>
      (roles[block.header] ?? [])
        .filter(({ role }) => role === column)
        .flatMap(({ index }) => block.rows.map(row => grids[block.grid]?.rows[row]?.[index] ?? '')),
    )
  return new Set(TABLE_COLUMNS.filter(column => isOn24Hours(cells(column))))
}

function pairsOf(numbers: readonly number[]): [number, number][] {
  return Array.from({ length: numbers.length / 2 }, (_, index) => [
    numbers[index * 2] ?? 0,
    numbers[index * 2 + 1] ?? 0,
  ])
}

const isDayOnly = (parts: DateParts | null) => parts?.day !== undefined && parts.month === undefined

function dateProblem(text: string, parts: DateParts | null): string {
  if (text === '') return 'the date is missing.'
  if (isDayOnly(parts)) return `‘${text}’ has no month: choose it above the preview.`
  return `‘${text}’ is not a date.`
}
