import { type DateParts, monthIn } from './dates.ts'
import type { Grid } from './grid.ts'
import { datesIn, rangedTime } from './ranges.ts'
import type { MonthBlock } from './recognize.ts'
import type { ColumnRole } from './roles.ts'

type RoleColumns = readonly { readonly index: number; readonly role: ColumnRole }[]

/** A row's part with one date, or with the first and the last day of several. */
export interface RowPart {
  row: number
  cells: readonly string[]
  columns: RoleColumns
  date: DateParts | null
  until: DateParts | undefined
  dateText: string
  dateColumn: number | undefined
  month: number | undefined
}

/** The rows of a block, cut where another date column begins. */
export function rowsOf(grid: Grid | undefined, block: MonthBlock, roles: RoleColumns): RowPart[] {
  const groups = groupsOf(roles)
  let monthBefore: number | undefined
  return block.rows.flatMap(row => {
    const cells = grid?.rows[row] ?? []
    return groups.flatMap((columns): RowPart[] => {
      const dateColumn = columnOf(columns, 'date') ?? columnOf(columns, 'day')
      const dateText = dateColumn === undefined ? '' : (cells[dateColumn] ?? '').trim()
      if (groups.length > 1 && dateText === '') return []
      const monthColumn = columnOf(columns, 'month')
      const monthText = monthColumn === undefined ? '' : (cells[monthColumn] ?? '')
      monthBefore = monthOf(monthText) ?? monthBefore
      const last = Math.max(...columns.map(({ index }) => index))
      const title = block.months.findLast(({ column }) => column <= last)?.month
      const month = monthColumn === undefined ? title : monthBefore
      const ranged = columns.flatMap((column): RowPart[] => {
        const found = rangedTime(cells[column.index] ?? '')
        if (!found) return []
        const { range, days, time } = found
        return [
          {
            ...{ row, cells: cells.with(column.index, time), columns: [column], month },
            ...{ date: range.from, until: range.until },
            ...{ dateText: days, dateColumn: column.index },
          },
        ]
      })
      if (ranged.length > 0) return ranged
      const lastColumn = columnOf(columns, 'until')
      const lastDay = lastColumn === undefined ? null : datesIn(cells[lastColumn] ?? '')
      const { from: date = null, until = lastDay?.from } = datesIn(dateText) ?? {}
      return [{ row, cells, columns, date, until, dateText, dateColumn, month }]
    })
  })
}

/** Months side by side: each begins with its own date column. */
function groupsOf(roles: RoleColumns): RoleColumns[] {
  const dates = roles.filter(({ role }) => role === 'date' || role === 'day')
  const isTwice = (wanted: ColumnRole) => roles.filter(({ role }) => role === wanted).length > 1
  const isRepeated = dates.length > 1 && (isTwice('dhuhr') || isTwice('iqama/dhuhr'))
  if (!isRepeated) return [roles]
  return dates.map(({ index }, place) => {
    const end = dates[place + 1]?.index ?? Number.POSITIVE_INFINITY
    return roles.filter(column => column.index >= index && column.index < end)
  })
}

function monthOf(text: string): number | undefined {
  const number = Number(text.trim())
  if (Number.isInteger(number) && number >= 1 && number <= 12) return number
  return monthIn(text)
}

/** Where the first column with a role is. */
export const columnOf = (columns: RoleColumns, wanted: ColumnRole) =>
  columns.find(({ role }) => role === wanted)?.index
