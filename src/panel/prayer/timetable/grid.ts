/** A sheet, or a text, as rows of cells. */
export interface Grid {
  /** The sheet's or the file's name where there are several, otherwise ''. */
  readonly name: string
  readonly rows: readonly (readonly string[])[]
}

/** 'C' for the third column, as spreadsheets name it. */
export function letterOf(column: number): string {
  const rest = Math.floor(column / 26)
  return `${rest > 0 ? letterOf(rest - 1) : ''}${String.fromCharCode(65 + (column % 26))}`
}

/** A message for the admin about a file that is not read. */
export class UnreadableFile extends Error {}
