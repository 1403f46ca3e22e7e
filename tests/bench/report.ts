/** One measured figure: `limit` makes the command fail when `value` is above it. */
export interface Figure {
  name: string
  value: number
  unit: string
  limit?: number
}

const exceeded: Figure[] = []

/** The middle value; of an even count the upper of the two. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

const shown = (value: number) =>
  value >= 100 ? Math.round(value).toLocaleString('en-US') : value.toFixed(2)

/** Prints figures as aligned lines under a heading, and remembers those above their limit. */
export function report(heading: string, figures: readonly Figure[]): void {
  console.log(`\n${heading}`)
  const width = Math.max(...figures.map(figure => figure.name.length))
  for (const figure of figures) {
    const { name, value, unit, limit } = figure
    const isOver = limit !== undefined && !(value <= limit)
    if (isOver) exceeded.push(figure)
    const bound =
      limit === undefined ? '' : `  (limit ${shown(limit)})${isOver ? '  EXCEEDED' : ''}`
    console.log(`  ${name.padEnd(width)}  ${shown(value).padStart(9)} ${unit}${bound}`)
  }
}

/** Prints the verdict and answers the exit code. */
export function verdict(): number {
  if (exceeded.length === 0) {
    console.log('\nEvery figure is within its limit.')
    return 0
  }
  console.log(`\n${exceeded.length} figure(s) above the limit:`)
  for (const { name, value, unit, limit } of exceeded) {
    console.log(`  ${name}: ${shown(value)} ${unit}, limit ${shown(limit ?? 0)}`)
  }
  return 1
}
