import type { Grid } from './grid.ts'
import { isLooseTime } from './times.ts'
import { tableTitle } from './words.ts'

/** As many names of prayers below each other make a column of names. */
const NAMES = 3
/** The names are in one of the first columns. */
const LABELS = 4

/** The sheet with a row for each day: one that has its days side by side is turned. */
export function upright(grid: Grid): Grid {
  const { rows } = grid
  const isName = (cell: string | undefined) => tableTitle(cell ?? '').time !== undefined
  if (rows.some(row => row.filter(isName).length >= NAMES)) return grid
  const labels = Array.from({ length: LABELS }, (_, column) =>
    rows.filter(row => isName(row[column]) && row.slice(column + 1).some(isLooseTime)),
  )
  if (labels.every(named => named.length < NAMES)) return grid
  const width = Math.max(...rows.map(row => row.length))
  const turned = Array.from({ length: width }, (_, column) => rows.map(row => row[column] ?? ''))
  return { ...grid, rows: turned, isTurned: true }
}
