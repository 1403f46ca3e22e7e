/** A line break or a tab would be another cell: pasted ones are blanks. */
const cellText = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The rows of a table section, each with as many cells as the longest; '\\|' is a bar in a cell. */
export function parseTable(content: string): string[][] {
  const lines = content
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => line.split(/(?<!\\)\|/).map(cell => cellText(cell.replaceAll('\\|', '|'))))
  // A row without a word is not shown, but for heads that are all empty.
  const rows = lines.filter((row, at) => at === 0 || row.some(Boolean))
  if (!rows.flat().some(Boolean)) return []
  const width = Math.max(0, ...rows.map(row => row.length))
  return rows.map(row => [...row, ...Array<string>(width - row.length).fill('')])
}

/** The content that holds these rows. */
export const writeTable = (rows: readonly (readonly string[])[]): string =>
  rows.map(row => row.map(cell => cell.replaceAll('|', '\\|')).join(' | ')).join('\n')
