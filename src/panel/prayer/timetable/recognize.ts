import { blocksOf, type FoundBlock, monthOfName } from './blocks.ts'
import { yearIn } from './dates.ts'
import type { Grid } from './grid.ts'
import { type ColumnRole, rolesOf } from './roles.ts'
import { minutesAfter } from './times.ts'

/** The columns under one header; blocks with the same header share it, and with it the choices. */
export interface Header {
  /** The header's text, to tell it from others. */
  readonly key: string
  /** Its columns are rows in the file. */
  readonly isTurned: boolean
  readonly columns: readonly {
    readonly index: number
    readonly title: string
    readonly role: ColumnRole
    /** The first times or dates below it. */
    readonly samples: readonly string[]
  }[]
}

/** Rows under one header. Numbers count from 0. */
export interface MonthBlock {
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
  readonly blocks: readonly MonthBlock[]
  /** The year that a title, the sheet's name or the file's name says. */
  readonly year: number | undefined
  /** The month that the file's name says: 'march.csv', '03.csv'. */
  readonly month: number | undefined
}

/** A file or a text that was read; nothing of it is stored. */
export interface ImportSource {
  /** The file's name, or that it was pasted. */
  readonly name: string
  readonly grids: readonly Grid[]
  readonly recognized: Recognized
}

/** Finds the timetable in sheets: its headers, what their columns hold, and the rows below them. */
export function recognize(
  grids: readonly Grid[],
  { fileName, madhab }: { fileName: string; madhab: 'standard' | 'hanafi' },
): Recognized {
  const headers: Header[] = []
  const blocks: MonthBlock[] = []
  const years: (number | undefined)[] = []
  for (const [grid, sheet] of grids.entries()) {
    const { name, rows } = sheet
    const found = blocksOf(sheet)
    for (const block of found) {
      const below = block.rows.flatMap(row => rows[row] ?? [])
      if (below.length === 0) continue
      const cells = block.rows.map(row => rows[row] ?? [])
      const key = block.titles.join('|')
      let header = headers.findIndex(known => known.key === key)
      if (header < 0) {
        const isTurned = sheet.isTurned === true
        header = headers.push({ key, isTurned, columns: columnsOf(block, cells, madhab) }) - 1
      }
      blocks.push({ grid, header, rows: block.rows, months: block.months })
    }
    years.push(...found.map(({ year }) => year), yearIn(name))
  }
  const year = years.find(known => known !== undefined) ?? yearIn(fileName)
  return { headers, blocks, year, month: monthOfName(fileName) }
}

/** Whether it has minutes after athans that it has not, as Mawaqit's files of iqamas do: '+10'. */
export function isOfMinutes(grids: readonly Grid[], { headers }: Recognized): boolean {
  const rows = grids.flatMap(({ rows }) => rows)
  const timed = rows.filter(row => row.some(cell => minutesAfter(cell) !== null))
  const hasIqama = headers.some(({ columns }) =>
    columns.some(({ role }) => role.startsWith('iqama/')),
  )
  return !hasIqama && timed.length > rows.length / 2
}

function columnsOf(
  { titles, marks }: FoundBlock,
  rows: readonly (readonly string[])[],
  madhab: 'standard' | 'hanafi',
): Header['columns'] {
  const width = Math.max(titles.length, ...rows.map(row => row.length))
  const cellsOf = (column: number) =>
    rows.map(row => (row[column] ?? '').trim()).filter(cell => cell !== '')
  const roles = rolesOf(width, marks, cellsOf, madhab)
  const isUsed = (column: number) => cellsOf(column).length > 0
  const used = new Set(roles.filter((_, column) => isUsed(column)))
  // In a month without a change of an iqama, its column is empty.
  const kept = (column: number) =>
    isUsed(column) || (roles[column]?.startsWith('iqama/') && used.has(roles[column]))
  return Array.from({ length: width }, (_, index) => ({
    ...{ index, title: titles[index] ?? '', role: roles[index] ?? 'other' },
    samples: cellsOf(index).slice(0, 3),
  })).filter(({ index }) => kept(index))
}
