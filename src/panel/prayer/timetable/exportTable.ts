import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { dayComputer } from '#domain/prayer/times.ts'
import {
  columnLabel,
  columnParts,
  TABLE_COLUMNS,
  type TableColumn,
  type TableDay,
  timeOf,
} from '#domain/prayer/timetable/columns.ts'
import { DAY_MINUTES, datesFrom, daysBetween, minutesOf } from '#domain/time/civil.ts'
import { clock12, formatMonth } from '#domain/time/format.ts'

/** Excel's number of a day. */
const serialOf = (date: string) => daysBetween('1899-12-30', date)

/** A year's days as they are computed, to start a timetable from; with the iqama of the rules if wanted. */
export function computedYear(
  settings: PrayerSettings,
  year: number,
  withIqama: boolean,
): TableDay[] {
  const dayOf = dayComputer({ ...settings, tables: [], overrides: [] })
  return datesFrom(`${year}-01-01`, `${year}-12-31`).map(date => {
    const { athan, iqama } = dayOf(date)
    return { date, ...athan, ...(withIqama && { iqama }) }
  })
}

/** The columns that any of the days has. */
const columnsOf = (days: readonly TableDay[]): readonly TableColumn[] =>
  TABLE_COLUMNS.filter(column => days.some(day => timeOf(day, column) !== undefined))

/** An iqama that the rules set: an empty cell could also mean the one above it. */
const BY_RULES = '-'

const titlesOf = (columns: readonly TableColumn[]) => ['Date', ...columns.map(columnLabel)]

/** The days as CSV, with a mark by which Excel recognizes UTF-8. */
export function toCsv(days: readonly TableDay[]): Blob {
  const columns = columnsOf(days)
  const rows = days.map(day => [
    day.date,
    ...columns.map(column => {
      const clock = timeOf(day, column)
      return clock ? clock12(clock) : BY_RULES
    }),
  ])
  const text = [titlesOf(columns), ...rows].map(row => row.join(',')).join('\r\n')
  return new Blob([`\ufeff${text}\r\n`], { type: 'text/csv;charset=utf-8' })
}

/**
 * The days as an Excel file with real dates and times, a sheet a month: larger sheets are compressed
 * in a worker, which the pages' policy refuses.
 */
export async function toXlsx(days: readonly TableDay[]): Promise<Blob> {
  const { default: writeExcel } = await import('write-excel-file/universal')
  const columns = columnsOf(days)
  const titles = titlesOf(columns).map(value => ({ value, fontWeight: 'bold' as const }))
  const widths = columns.map(column => ({ width: columnParts(column).isIqama ? 14 : 10 }))
  const time = (clock: string | undefined) =>
    clock === undefined
      ? BY_RULES
      : { value: minutesOf(clock) / DAY_MINUTES, type: Number, format: 'h:mm AM/PM' as const }
  const rowOf = (day: TableDay) => [
    { value: serialOf(day.date), type: Number, format: 'yyyy-mm-dd' as const },
    ...columns.map(column => time(timeOf(day, column))),
  ]
  const months = Map.groupBy(days, ({ date }) => formatMonth(date))
  const sheets = [...months].map(([sheet, month]) => ({
    sheet,
    data: [titles, ...month.map(rowOf)],
    columns: [{ width: 12 }, ...widths],
    stickyRowsCount: 1,
    stickyColumnsCount: 1,
  }))
  return writeExcel(sheets).toBlob()
}
