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
  /** What it was before the work that the limit is for, in the unit of the limit. */
  start?: number
  /** What many figures have in common, so that the table of limits has the nearest of them alone. */
  budget?: string
}

/** A figure beside its limit, in the unit of the limit. */
interface Limited {
  name: string
  budget: string
  value: string
  limit: string
  start: string
  /** What is left of the limit: 0.1 is a tenth. */
  margin: number
}

/** A limit with less left is called tight. */
const LEAST_MARGIN = 0.05

const limited: Limited[] = []

/** The middle value; of an even count the upper of the two. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

const shown = (value: number) =>
  value >= 100 ? Math.round(value).toLocaleString('en-US') : value.toFixed(2)

const verdictOf = (margin: number) =>
  margin < 0 ? 'EXCEEDED' : margin < LEAST_MARGIN ? 'tight' : 'ok'

const percent = (margin: number) => `${Math.round(margin * 100)} %`

/** The cells of a figure as they are printed, in the order of HEADS. */
function cells(heading: string, figure: Figure): string[] {
  const { name, value, unit, reference, limit, start, budget } = figure
  const isRatio = reference !== undefined
  const compared = isRatio ? value / reference : value
  const inUnit = (figure: number) => `${shown(figure)} ${isRatio ? '×' : unit}`
  const row = [
    name,
    `${shown(value)} ${unit}`,
    isRatio ? `${shown(reference)} ${unit}` : '',
    isRatio ? inUnit(compared) : '',
  ]
  const before = start === undefined ? '' : inUnit(start)
  if (limit === undefined) return [...row, '', before, '', '']
  const margin = 1 - compared / limit
  const full = budget ? name : `${heading}: ${name}`
  const one = { name: full, budget: budget ?? full, limit: inUnit(limit), start: before, margin }
  limited.push({ ...one, value: inUnit(compared) })
  return [...row, one.limit, before, percent(margin), verdictOf(margin)]
}

const HEADS = ['', 'value', 'reference', 'ratio', 'limit', 'at the start', 'margin', 'verdict']

/** Prints figures as a table under a heading, and remembers those that have a limit. */
export function report(heading: string, figures: readonly Figure[]): void {
  printTable(heading, [HEADS, ...figures.map(figure => cells(heading, figure))])
}

/** The first and the last column begin at the left, figures end at the right. */
function printTable(heading: string, rows: readonly string[][]): void {
  const columns = rows[0]?.length ?? 0
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map(row => row[column]?.length ?? 0)),
  )
  console.log(`\n${heading}`)
  for (const row of rows) {
    const line = row.map((cell, column) => {
      const width = widths[column] ?? 0
      return column === 0 || column === columns - 1 ? cell.padEnd(width) : cell.padStart(width)
    })
    console.log(`  ${line.join('  ').trimEnd()}`)
  }
}

/** Prints every limit with the figure next to it, the smallest margin first, and returns the exit code. */
export function verdict(): number {
  const nearest = new Map<string, Limited>()
  for (const one of limited.toSorted((a, b) => a.margin - b.margin)) {
    if (!nearest.has(one.budget)) nearest.set(one.budget, one)
  }
  printTable('Limits and their margins', [
    ['', 'figure', 'limit', 'at the start', 'margin', 'verdict'],
    ...[...nearest.values()].map(({ name, value, limit, start, margin }) => [
      ...[name, value, limit, start, percent(margin), verdictOf(margin)],
    ]),
  ])
  const exceeded = limited.filter(({ margin }) => margin < 0)
  console.log(
    exceeded.length === 0
      ? '\nEvery figure is within its limit.'
      : `\n${exceeded.length} figure(s) above the limit.`,
  )
  return exceeded.length === 0 ? 0 : 1
}
