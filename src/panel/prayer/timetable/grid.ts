import { capital } from '#locale/capital.ts'

/** A sheet, or a text, as rows of cells. */
export interface Grid {
  /** The sheet's or the file's name where there are several, otherwise ''. */
  readonly name: string
  readonly rows: readonly (readonly string[])[]
  /** Its days were columns: rows here are columns there. */
  readonly isTurned?: boolean
}

/** 'C' for the third column, as spreadsheets name it. */
export function letterOf(column: number): string {
  const rest = Math.floor(column / 26)
  return `${rest > 0 ? letterOf(rest - 1) : ''}${String.fromCharCode(65 + (column % 26))}`
}

/** 'row 14, column D', with the sheet or the file where there are several. */
export function placeWithin(
  grids: readonly Grid[],
  grid: number,
  row: number,
  column?: number,
): string {
  const { name, isTurned } = grids[grid] ?? {}
  const [across, down] = isTurned ? [column, row] : [row, column]
  const where = [
    across !== undefined && `row ${across + 1}`,
    down !== undefined && `column ${letterOf(down)}`,
  ].filter(Boolean)
  return [name && `‘${name}’`, ...where].filter(Boolean).join(', ')
}

/** The same at the beginning of a sentence. */
export const cellInWords = (...place: Parameters<typeof placeWithin>): string =>
  capital(placeWithin(...place))

/** A message for the admin about a file that is not read. */
export class UnreadableFile extends Error {}
