import { DAY_TIMES, type DayTimeName } from '#domain/prayer/names.ts'
import type { TableColumn } from '#domain/prayer/timetable/columns.ts'
import { monthIn, readDate, yearIn } from './dates.ts'
import type { Grid } from './grid.ts'
import { isTimeLike } from './times.ts'
import { isPrayer, type Title, titleOf, wordsOf } from './words.ts'

/** What a column holds. */
export type Role = TableColumn | 'date' | 'day' | 'month' | 'jumuah' | 'other'

/** The columns under one header; blocks with the same header share it, and with it the choices. */
export interface Header {
  /** The header's text, to tell it from others. */
  readonly key: string
  readonly columns: readonly {
    readonly index: number
    readonly title: string
    readonly role: Role
    /** The first times or dates below it. */
    readonly samples: readonly string[]
  }[]
}

/** Rows under one header. Numbers count from 0. */
export interface Block {
  readonly grid: number
  readonly header: number
  readonly rows: readonly number[]
  /** Titles above the rows, such as 'January 2027', from the columns they are in. */
  readonly months: readonly {
    readonly row: number
    readonly column: number
    readonly month: number
  }[]
}

export interface Recognized {
  readonly headers: readonly Header[]
  readonly blocks: readonly Block[]
  /** The year that a title, the sheet's name or the file's name says. */
  readonly year: number | undefined
  /** The month that the file's name says: 'march.csv', '03.csv'. */
  readonly month: number | undefined
}

/** Fewer names of prayers are no header: a title may name one. */
const HEADER_NAMES = 3
/** A month's name in a longer text is not a title. */
const TITLE_WORDS = 8

/** Finds the timetable in sheets: its headers, what their columns hold, and the rows below them. */
export function recognize(
  grids: readonly Grid[],
  { fileName, madhab }: { fileName: string; madhab: 'standard' | 'hanafi' },
): Recognized {
  const headers: Header[] = []
  const blocks: Block[] = []
  const years: (number | undefined)[] = []
  for (const [grid, { name, rows }] of grids.entries()) {
    const found = blocksOf(rows, name)
    for (const block of found) {
      const below = block.rows.flatMap(row => rows[row] ?? [])
      if (below.length === 0) continue
      const cells = block.rows.map(row => rows[row] ?? [])
      const key = block.titles.join('|')
      let header = headers.findIndex(known => known.key === key)
      if (header < 0) {
        header = headers.push(headerOf(key, block.titles, block.marks, cells, madhab)) - 1
      }
      blocks.push({ grid, header, rows: block.rows, months: block.months })
    }
    years.push(...found.map(({ year }) => year), yearIn(name))
  }
  const year = years.find(known => known !== undefined) ?? yearIn(fileName)
  return { headers, blocks, year, month: monthOfName(fileName) }
}

/** 3 for 'March 2027', '03.csv' and '3'. */
function monthOfName(fileName: string): number | undefined {
  const number = Number(/^(\d{1,2})(?:\.\w+)?$/.exec(fileName.trim())?.[1])
  return number >= 1 && number <= 12 ? number : monthIn(fileName)
}

interface FoundBlock {
  titles: string[]
  /** What each column's header means; the two rows of a header are joined. */
  marks: Title[]
  rows: number[]
  months: { row: number; column: number; month: number }[]
  year: number | undefined
}

function blocksOf(rows: readonly (readonly string[])[], sheet: string): FoundBlock[] {
  const width = Math.max(0, ...rows.map(row => row.length))
  const blank = (): FoundBlock => ({ titles: [], marks: [], rows: [], months: [], year: undefined })
  const sheetMonth = monthOfName(sheet)
  const start = sheetMonth ? [{ row: -1, column: 0, month: sheetMonth }] : []
  const found: FoundBlock[] = []
  let months = start
  let year: number | undefined
  let current = { ...blank(), months }
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] ?? []
    const times = row.filter(isTimeLike).length
    const marks = Array.from({ length: width }, (_, column) => titleOf(row[column] ?? ''))
    const named = marks.filter(mark => mark.time ?? mark.standsIn).length
    if (named >= HEADER_NAMES && times <= 1) {
      const above = groupMarks(rows[index - 1], width)
      const below = partMarks(rows[index + 1], width)
      const joined = joinMarks(marks, above, below)
      const titles = Array.from({ length: width }, (_, column) =>
        [row[column], below && rows[index + 1]?.[column]].filter(Boolean).join(' ').trim(),
      )
      current = { titles, marks: joined, rows: [], months, year }
      found.push(current)
      if (below) index += 1
    } else if (times >= 2 || (times >= 1 && row.some(cell => readDate(cell)))) {
      if (!found.includes(current)) {
        current = { ...blank(), months, year }
        found.push(current)
      }
      current.rows.push(index)
    } else {
      const titles = titlesIn(row, index)
      if (titles.length > 0) {
        months = titles
        // Rows after a title continue under the same header.
        if (current.titles.length > 0 || current.rows.length > 0) {
          current = { ...current, rows: [], months }
          found.push(current)
        }
      }
      const named = row.map(yearIn).find(known => known !== undefined)
      year ??= named
      if (named !== undefined && found.length > 0) current.year ??= named
    }
  }
  return found.map(block => ({ ...block, year: block.year ?? year }))
}

/** Month names that stand alone in a row, without a time. */
function titlesIn(row: readonly string[], index: number) {
  return row.flatMap((cell, column) => {
    const isTitle = wordsOf(cell).length <= TITLE_WORDS && !readDate(cell)
    const month = isTitle ? monthIn(cell) : undefined
    return month === undefined ? [] : [{ row: index, column, month }]
  })
}

/** The row below a header with only 'Athan' and 'Iqama'. */
function partMarks(row: readonly string[] | undefined, width: number): Title[] | null {
  if (!row) return null
  const marks = Array.from({ length: width }, (_, column) => titleOf(row[column] ?? ''))
  const parts = marks.filter(({ kinds }) => kinds.has('iqama') || kinds.has('athan')).length
  return parts >= HEADER_NAMES && marks.every(mark => !mark.time) ? marks : null
}

/** The row above a header with 'Athan' over some columns and 'Iqama' over others. */
function groupMarks(row: readonly string[] | undefined, width: number): Title[] | null {
  if (!row) return null
  const marks = Array.from({ length: width }, (_, column) => titleOf(row[column] ?? ''))
  const isGroup = ({ kinds }: Title) => kinds.has('iqama') || kinds.has('athan')
  if (!marks.some(isGroup) || marks.some(mark => mark.time)) return null
  let group: Title = { kinds: new Set() }
  return marks.map((mark, column) => {
    if ((row[column] ?? '').trim() !== '') group = mark
    return group
  })
}

/** The header's marks with the rows around it: a prayer's name reaches over its columns. */
function joinMarks(marks: Title[], above: Title[] | null, below: Title[] | null): Title[] {
  let name: Title = { kinds: new Set() }
  return marks.map((mark, column) => {
    const part = below?.[column]
    const isPart = part && (part.kinds.has('iqama') || part.kinds.has('athan'))
    if (mark.time ?? mark.standsIn ?? mark.kinds.size) name = mark
    const own = isPart && !mark.time && mark.kinds.size === 0 ? name : mark
    const kinds = new Set([
      ...own.kinds,
      ...(part?.kinds ?? []),
      ...(own.time ? (above?.[column]?.kinds ?? []) : []),
    ])
    return { ...own, kinds }
  })
}

function headerOf(
  key: string,
  titles: readonly string[],
  marks: readonly Title[],
  rows: readonly (readonly string[])[],
  madhab: 'standard' | 'hanafi',
): Header {
  const width = Math.max(titles.length, ...rows.map(row => row.length))
  const cellsOf = (column: number) =>
    rows.map(row => (row[column] ?? '').trim()).filter(cell => cell !== '')
  const roles =
    marks.length > 0 ? rolesByTitle(marks, cellsOf, madhab) : rolesByOrder(width, cellsOf)
  const columns = Array.from({ length: width }, (_, index) => {
    const samples = cellsOf(index).slice(0, 3)
    return { index, title: titles[index] ?? '', role: roles[index] ?? 'other', samples }
  }).filter(({ samples }) => samples.length > 0)
  return { key, columns }
}

type CellsOf = (column: number) => readonly string[]

function rolesByTitle(
  marks: readonly Title[],
  cellsOf: CellsOf,
  madhab: 'standard' | 'hanafi',
): Role[] {
  const roles = marks.map((mark, column): Role => {
    const cells = cellsOf(column)
    const { time, kinds } = mark
    if (kinds.has('jumuah') && !time) return 'jumuah'
    if (time) return kinds.has('iqama') && isPrayer(time) ? `${time} iqama` : time
    if (kinds.has('hijri')) return 'other'
    if (kinds.has('date') || kinds.has('day')) return dateRole(cells)
    if (kinds.has('month')) return 'month'
    return 'other'
  })
  marks.forEach(({ standsIn }, column) => {
    if (standsIn && !roles.includes(standsIn)) roles[column] = standsIn
  })
  chooseAsr(roles, marks, madhab)
  for (const name of DAY_TIMES) markIqama(roles, name, cellsOf)
  if (!roles.some(role => role === 'date' || role === 'day')) {
    const column = roles.findIndex(
      (role, index) => role === 'other' && dateRole(cellsOf(index)) !== 'other',
    )
    if (column >= 0) roles[column] = dateRole(cellsOf(column))
  }
  return roles
}

/** A day of the month, a whole date, or the names of weekdays. */
function dateRole(cells: readonly string[]): Role {
  const dates = cells.map(readDate)
  const isDay = (parts: (typeof dates)[number]) =>
    parts?.day !== undefined && parts.month === undefined
  if (dates.filter(isDay).length > cells.length / 2) return 'day'
  return dates.filter(Boolean).length > cells.length / 2 ? 'date' : 'other'
}

/** Of two columns for Asr, that of the mosque's school. */
function chooseAsr(roles: Role[], marks: readonly Title[], madhab: 'standard' | 'hanafi'): void {
  const other = madhab === 'hanafi' ? 'shafi' : 'hanafi'
  const columns = roles.flatMap((role, column) => (role === 'asr' ? [column] : []))
  const wrong = columns.filter(column => marks[column]?.kinds.has(other))
  if (wrong.length < columns.length) for (const column of wrong) roles[column] = 'other'
}

/** A second column of a prayer, with later times, is its iqama. Where the columns repeat by month, all stay. */
function markIqama(roles: Role[], name: DayTimeName, cellsOf: CellsOf): void {
  const columns = roles.flatMap((role, column) => (role === name ? [column] : []))
  const repeats = roles.filter(role => role === 'date' || role === 'day').length
  if (columns.length < 2 || columns.length <= repeats) return
  for (const column of columns.slice(1)) {
    roles[column] = isPrayer(name) && columns.length === 2 ? `${name} iqama` : 'other'
    if (cellsOf(column).length === 0) roles[column] = 'other'
  }
}

/** Without a header: the dates first, then the times in the order of the day. */
function rolesByOrder(width: number, cellsOf: CellsOf): Role[] {
  const roles: Role[] = Array.from({ length: width }, () => 'other')
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

function orderFor(count: number): readonly Role[] {
  const prayers = DAY_TIMES.filter(isPrayer)
  const pairs = (names: readonly DayTimeName[]) =>
    names.flatMap((name): Role[] => (isPrayer(name) ? [name, `${name} iqama`] : [name]))
  if (count === 5) return prayers
  if (count === 10) return pairs(prayers)
  if (count === 11) return pairs(DAY_TIMES)
  return DAY_TIMES
}
