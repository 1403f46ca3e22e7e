/**
 * One measured figure. A time is limited by its ratio to `reference`: a fixed workload timed in the
 * same run, in the same unit, so that a slower machine does not change the verdict. Without a
 * reference `limit` is in the figure's own unit: bytes, a count or a ratio.
 */
export interface Figure {
  name: string
  value: number
  unit: string
  reference?: number
  /** A figure above it makes the command fail. */
  limit?: number
}

const exceeded: string[] = []

/** The middle value; of an even count the upper of the two. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

const shown = (value: number) =>
  value >= 100 ? Math.round(value).toLocaleString('en-US') : value.toFixed(2)

/** Name, value, reference, ratio, limit and verdict of a figure, as they are printed. */
function cells({ name, value, unit, reference, limit }: Figure): string[] {
  const ratio = reference === undefined ? undefined : value / reference
  const isWithin = limit === undefined || (ratio ?? value) <= limit
  const row = [
    name,
    `${shown(value)} ${unit}`,
    reference === undefined ? '' : `${shown(reference)} ${unit}`,
    ratio === undefined ? '' : `${shown(ratio)} ×`,
    limit === undefined ? '' : `${shown(limit)} ${ratio === undefined ? unit : '×'}`,
  ]
  if (!isWithin) exceeded.push(row.filter(Boolean).join('  '))
  return [...row, limit === undefined ? '' : isWithin ? 'ok' : 'EXCEEDED']
}

const HEADS = ['', 'value', 'reference', 'ratio', 'limit', 'verdict']

/** Prints figures as a table under a heading, and remembers those above their limit. */
export function report(heading: string, figures: readonly Figure[]): void {
  const rows = [HEADS, ...figures.map(cells)]
  const widths = HEADS.map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)))
  console.log(`\n${heading}`)
  for (const row of rows) {
    const line = row.map((cell, column) => {
      const width = widths[column] ?? 0
      return column === 0 || column === 5 ? cell.padEnd(width) : cell.padStart(width)
    })
    console.log(`  ${line.join('  ').trimEnd()}`)
  }
}

/** Prints which figures are above their limit, and returns the exit code. */
export function verdict(): number {
  if (exceeded.length === 0) {
    console.log('\nEvery figure is within its limit.')
    return 0
  }
  console.log(`\n${exceeded.length} figure(s) above the limit:`)
  for (const line of exceeded) console.log(`  ${line}`)
  return 1
}
