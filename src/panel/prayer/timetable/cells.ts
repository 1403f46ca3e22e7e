import { PRAYERS } from '#domain/prayer/names.ts'
import { columnParts, TABLE_COLUMNS, type TableColumn } from '#domain/prayer/timetable/columns.ts'
import { clockOf, minutesOf } from '#domain/time/civil.ts'
import type { ColumnRole } from './roles.ts'
import { columnOf, type RowPart } from './rowParts.ts'
import {
  type Decimals,
  isDecimal,
  isDitto,
  isEmpty,
  isOn24Hours,
  minutesAfter,
  pairOf,
  readTime,
} from './times.ts'
import { tableTitle } from './words.ts'

/** A cell in the file. Numbers count from 0. */
export interface CellPlace {
  readonly grid: number
  readonly row: number
  readonly column: number
}

/** A cell of the preview: its text in the file, and its time where it could be read. */
export interface ReadCell {
  readonly place: CellPlace
  readonly text: string
  readonly clock: string | null
  /** The cell whose iqama an empty one repeats. */
  readonly above?: CellPlace
  /** A Friday's Dhuhr with Jumu'ah in its place: the athan is computed. */
  readonly isJumuah?: boolean
}

/** How a file writes its times, looked at as a whole. */
export interface Notation {
  /** The columns of times, an iqama beside its athan in one cell included. */
  readonly columns: readonly TableColumn[]
  readonly on24: ReadonlySet<TableColumn>
  readonly hasDecimals: boolean
  readonly hasPairs: boolean
}

type Part = RowPart & { readonly grid: number }

/** The text of a column in a row; `isOwn` is false for an iqama in its athan's cell. */
function textOf({ cells, columns }: Part, column: TableColumn) {
  const { name, isIqama } = columnParts(column)
  const own = columnOf(columns, column)
  const index = own ?? (isIqama ? columnOf(columns, name) : undefined)
  if (index === undefined) return null
  const whole = (cells[index] ?? '').trim()
  const hasIqama = columnOf(columns, `iqama/${name}` as ColumnRole) !== undefined
  const pair = hasIqama ? null : pairOf(whole)
  const text = pair ? pair[isIqama ? 1 : 0] : own === undefined ? '' : whole
  return { index, whole, text }
}

export function notationOf(parts: readonly Part[], has: (role: ColumnRole) => boolean): Notation {
  const cells = (column: TableColumn) =>
    parts.flatMap(part => {
      const index = columnOf(part.columns, column)
      return index === undefined ? [] : [part.cells[index] ?? '']
    })
  const paired = PRAYERS.filter(name => !has(`iqama/${name}`) && cells(name).some(pairOf))
  const isPaired = (column: TableColumn) => paired.some(name => column === `iqama/${name}`)
  const columns = TABLE_COLUMNS.filter(column => has(column) || isPaired(column))
  const on24 = TABLE_COLUMNS.filter(column => {
    const { name } = columnParts(column)
    return isOn24Hours(cells(isPaired(column) ? name : column))
  })
  const hasDecimals = columns.some(column => cells(column).some(isDecimal))
  return { columns, on24: new Set(on24), hasDecimals, hasPairs: paired.length > 0 }
}

/** Reads the cells of a day; those of a file are read in the order of their dates. */
export function cellReader(
  { columns, on24 }: Notation,
  { decimals, fillsEmpty }: { decimals: Decimals | undefined; fillsEmpty: boolean },
) {
  const before = new Map<TableColumn, { text: string; place: CellPlace }>()
  /** Empty iqamas below one that is set. */
  let empty = 0

  function read(part: Part, isFriday: boolean): Partial<Record<TableColumn, ReadCell>> {
    const cells: Partial<Record<TableColumn, ReadCell>> = {}
    for (const column of columns) {
      const found = textOf(part, column)
      if (!found) continue
      const { index, whole } = found
      const { name, isIqama } = columnParts(column)
      const place = { grid: part.grid, row: part.row, column: index }
      if (name === 'dhuhr' && isFriday && tableTitle(whole).kinds.has('jumuah')) {
        if (!isIqama) cells[column] = { place, text: whole, clock: null, isJumuah: true }
        continue
      }
      const last = before.get(column)
      const isBlank = found.text === '' && isIqama && last !== undefined
      if (isBlank) empty++
      if (isEmpty(found.text) && !(isBlank && fillsEmpty)) continue
      const repeats = isBlank || (isDitto(found.text) && last)
      const text = repeats ? (last?.text ?? '') : found.text
      const athan = cells[name]?.clock
      const after = isIqama ? minutesAfter(text) : null
      const clock =
        after !== null && athan
          ? clockOf(minutesOf(athan) + after)
          : readTime(text, name, on24.has(column), decimals)
      if (clock && !repeats) before.set(column, { text, place })
      const above = isBlank && { above: last.place }
      cells[column] = { place, text: found.text, clock, ...above }
    }
    return cells
  }

  return { read, empty: () => empty }
}
