import { monthIn, yearIn } from './dates.ts'
import type { Grid } from './grid.ts'
import { datesIn, rangedTime } from './ranges.ts'
import { isLooseTime, isTimeLike } from './times.ts'
import { type Title, tableTitle, tableWords } from './words.ts'

/** Fewer names of prayers are no header: a title may name one. */
const HEADER_NAMES = 3
/** A month's name in a longer text is not a title. */
const TITLE_WORDS = 8

/** 3 for 'March 2027', '03.csv' and '3'. */
export function monthOfName(fileName: string): number | undefined {
  const number = Number(/^(\d{1,2})(?:\.\w+)?$/.exec(fileName.trim())?.[1])
  return number >= 1 && number <= 12 ? number : monthIn(fileName)
}

/** Rows under one header. */
export interface FoundBlock {
  titles: string[]
  /** What each column's header means; the two rows of a header are joined. */
  marks: Title[]
  rows: number[]
  months: { row: number; column: number; month: number }[]
  year: number | undefined
}

/** The parts of a sheet with a header each, and the titles above their rows. */
export function blocksOf({ rows, name: sheet, isTurned }: Grid): FoundBlock[] {
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
    const marks = Array.from({ length: width }, (_, column) => tableTitle(row[column] ?? ''))
    const named = marks.filter(mark => mark.time ?? mark.standsIn).length
    // A list for each prayer has its name above lines such as 'Nov 7 – Nov 20: 5:45', a table of few
    // prayers a title above its dates.
    const next = rows[index + 1]
    const isDated = marks.some(({ kinds }) => kinds.has('date')) && next?.some(isTimeLike)
    const isHeader = named >= HEADER_NAMES || (named > 0 && (isDated || next?.some(rangedTime)))
    if (isHeader && times <= 1 && !row.some(rangedTime)) {
      const above = groupMarks(rows[index - 1], width)
      const below = partMarks(rows[index + 1], width)
      const joined = joinMarks(marks, above, below)
      const titles = Array.from({ length: width }, (_, column) =>
        [row[column], below && rows[index + 1]?.[column]].filter(Boolean).join(' ').trim(),
      )
      // Where days were columns, a month's name above them is beside the names now.
      const beside = isTurned ? titlesIn(row, index) : []
      if (isTurned) year ??= yearOf(row)
      months = beside.length > 0 ? beside : months
      current = { titles, marks: joined, rows: [], months, year }
      found.push(current)
      if (below) index += 1
    } else if (isDay(row, current.marks, times)) {
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
      const named = yearOf(row)
      year ??= named
      if (named !== undefined && found.length > 0) current.year ??= named
    }
  }
  return found.map(block => ({ ...block, year: block.year ?? year }))
}

/** Whether a row has the times of a day or of several. */
function isDay(row: readonly string[], marks: readonly Title[], times: number): boolean {
  if (times >= 2 || row.some(rangedTime)) return true
  const isDated = row.some(cell => datesIn(cell))
  if (times >= 1 && isDated) return true
  if (marks.length > 0 && row.filter(isLooseTime).length >= HEADER_NAMES) return true
  // A day on which no iqama changes is empty.
  const names = marks.filter(({ time }) => time)
  return isDated && names.length > 0 && names.every(({ kinds }) => kinds.has('iqama'))
}

const yearOf = (row: readonly string[]) => row.map(yearIn).find(known => known !== undefined)

/** Month names that stand alone in a row, without a time. */
function titlesIn(row: readonly string[], index: number) {
  return row.flatMap((cell, column) => {
    const isTitle = tableWords(cell).length <= TITLE_WORDS && !datesIn(cell)
    const month = isTitle ? monthIn(cell) : undefined
    return month === undefined ? [] : [{ row: index, column, month }]
  })
}

/** The row below a header with only 'Athan' and 'Iqama'. */
function partMarks(row: readonly string[] | undefined, width: number): Title[] | null {
  if (!row) return null
  const marks = Array.from({ length: width }, (_, column) => tableTitle(row[column] ?? ''))
  const parts = marks.filter(({ kinds }) => kinds.has('iqama') || kinds.has('athan')).length
  return parts >= HEADER_NAMES && marks.every(mark => !mark.time) ? marks : null
}

/** The row above a header with 'Athan' over some columns and 'Iqama' over others. */
function groupMarks(row: readonly string[] | undefined, width: number): Title[] | null {
  if (!row) return null
  const marks = Array.from({ length: width }, (_, column) => tableTitle(row[column] ?? ''))
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
