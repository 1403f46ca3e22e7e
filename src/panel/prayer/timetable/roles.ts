import { DAY_TIMES, type DayTimeName } from '#domain/prayer/names.ts'
import type { TableColumn } from '#domain/prayer/timetable/columns.ts'
import { isDayOnly, monthIn, readDate } from './dates.ts'
import { datesIn, rangedTime, readRange } from './ranges.ts'
import { isTimeLike } from './times.ts'
import { isPrayer, type Title } from './words.ts'

/** What a column holds. */
export type ColumnRole = TableColumn | 'date' | 'day' | 'until' | 'month' | 'jumuah' | 'other'

type CellsOf = (column: number) => readonly string[]

/** What each column holds, by the header's words; without a header by their order. */
export function rolesOf(
  width: number,
  marks: readonly Title[],
  cellsOf: CellsOf,
  madhab: 'standard' | 'hanafi',
): ColumnRole[] {
  const roles =
    marks.length > 0 ? rolesByTitle(marks, cellsOf, madhab) : rolesByOrder(width, cellsOf)
  const isRanged = (column: number) => isMostly(cellsOf(column), cell => rangedTime(cell) !== null)
  const inRanges = roles.some(
    (role, column) =>
      role === 'until' ||
      ((role === 'date' || role === 'day') && isMostly(cellsOf(column), cell => !!readRange(cell))),
  )
  // No athan is the same for several days.
  return roles.map((role, column) => (inRanges || isRanged(column) ? iqamaRole(role) : role))
}

function iqamaRole(role: ColumnRole): ColumnRole {
  const name = DAY_TIMES.find(time => time === role)
  if (!name) return role
  return isPrayer(name) ? `iqama/${name}` : 'other'
}

const isMostly = (cells: readonly string[], is: (cell: string) => boolean) =>
  cells.filter(is).length > cells.length / 2

function rolesByTitle(
  marks: readonly Title[],
  cellsOf: CellsOf,
  madhab: 'standard' | 'hanafi',
): ColumnRole[] {
  const roles = marks.map((mark, column): ColumnRole => {
    const cells = cellsOf(column)
    const { kinds } = mark
    if (kinds.has('jumuah') && !mark.time) return 'jumuah'
    const isIqama = kinds.has('iqama')
    // 'Fajr | Iqama': it is that of the athan before it.
    const time = mark.time ?? (isIqama ? marks[column - 1]?.time : undefined)
    if (time) return isIqama ? iqamaRole(time) : time
    if (kinds.has('hijri')) return 'other'
    if (kinds.has('until') && dateRole(cells) !== 'other') return 'until'
    if (kinds.has('date') || kinds.has('day')) return dateRole(cells)
    if (kinds.has('month')) return 'month'
    return 'other'
  })
  marks.forEach(({ standsIn }, column) => {
    if (standsIn && !roles.includes(standsIn)) roles[column] = standsIn
  })
  chooseAsr(roles, marks, madhab)
  if (!roles.some(role => role === 'date' || role === 'day')) markDates(roles, cellsOf)
  for (const name of DAY_TIMES) markIqama(roles, name, cellsOf)
  return roles
}

/** Dates without a title: the first such column, or that of each month side by side. */
function markDates(roles: ColumnRole[], cellsOf: CellsOf): void {
  const hasDhuhr = (some: readonly ColumnRole[]) => some.some(role => role.endsWith('dhuhr'))
  let last: number | undefined
  for (const [column, role] of roles.entries()) {
    const found = role === 'other' ? dateRole(cellsOf(column)) : 'other'
    const isFirst = last === undefined
    const beginsMonth = hasDhuhr(roles.slice(last, column)) && hasDhuhr(roles.slice(column))
    if (found === 'other' || !(isFirst || beginsMonth)) continue
    roles[column] = found
    last = column
  }
}

/** A day of the month, a whole date, or the names of weekdays. */
function dateRole(cells: readonly string[]): ColumnRole {
  if (isMostly(cells, cell => isDayOnly(datesIn(cell)?.from))) return 'day'
  return isMostly(cells, cell => datesIn(cell) !== null) ? 'date' : 'other'
}

/** Of two columns for Asr, that of the mosque's school. */
function chooseAsr(
  roles: ColumnRole[],
  marks: readonly Title[],
  madhab: 'standard' | 'hanafi',
): void {
  const other = madhab === 'hanafi' ? 'shafi' : 'hanafi'
  const columns = roles.flatMap((role, column) => (role === 'asr' ? [column] : []))
  const wrong = columns.filter(column => marks[column]?.kinds.has(other))
  if (wrong.length < columns.length) for (const column of wrong) roles[column] = 'other'
}

/** A second column of a prayer, with later times, is its iqama. Where the columns repeat by month, all stay. */
function markIqama(roles: ColumnRole[], name: DayTimeName, cellsOf: CellsOf): void {
  const columns = roles.flatMap((role, column) => (role === name ? [column] : []))
  const repeats = roles.filter(role => role === 'date' || role === 'day').length
  if (columns.length < 2 || columns.length <= repeats) return
  for (const column of columns.slice(1)) {
    roles[column] = isPrayer(name) && columns.length === 2 ? `iqama/${name}` : 'other'
    if (cellsOf(column).length === 0) roles[column] = 'other'
  }
}

/** Without a header: the dates first, then the times in the order of the day. */
function rolesByOrder(width: number, cellsOf: CellsOf): ColumnRole[] {
  const roles: ColumnRole[] = Array.from({ length: width }, () => 'other')
  const columns = Array.from({ length: width }, (_, column) => column)
  const isTimes = (column: number) => {
    const cells = cellsOf(column)
    return cells.length > 0 && cells.filter(isTimeLike).length > cells.length / 2
  }
  const date = columns.find(column => !isTimes(column) && dateRole(cellsOf(column)) !== 'other')
  if (date !== undefined) roles[date] = dateRole(cellsOf(date))
  const month = columns.find(column => {
    const cells = cellsOf(column)
    return (
      column !== date && cells.length > 0 && cells.every(cell => monthIn(cell) && !readDate(cell))
    )
  })
  if (month !== undefined) roles[month] = 'month'
  const order = orderFor(columns.filter(isTimes).length)
  columns.filter(isTimes).forEach((column, place) => {
    roles[column] = order[place] ?? 'other'
  })
  return roles
}

function orderFor(count: number): readonly ColumnRole[] {
  const prayers = DAY_TIMES.filter(isPrayer)
  const pairs = (names: readonly DayTimeName[]) =>
    names.flatMap((name): ColumnRole[] => (isPrayer(name) ? [name, `iqama/${name}`] : [name]))
  if (count === 5) return prayers
  if (count === 10) return pairs(prayers)
  if (count === 11) return pairs(DAY_TIMES)
  return DAY_TIMES
}
