import { addDays } from '#domain/time/civil.ts'
import { formatLong } from '#domain/time/format.ts'
import { type Grid, placeInWords } from './grid.ts'
import type { ReadDay } from './readDays.ts'
import type { ImportProblem } from './review.ts'

/** The problems; those of an iqama that was carried down are one, which lists its days. */
export function joinCarried(
  grids: readonly Grid[],
  days: readonly ReadDay[],
  problems: readonly ImportProblem[],
): ImportProblem[] {
  const sourceOf = ({ day = -1, column }: ImportProblem) => {
    const above = column && days[day]?.cells[column]?.above
    return above && placeInWords(grids, above.grid, above.row, above.column)
  }
  const bySource = Map.groupBy(problems, problem => sourceOf(problem) ?? problem)
  return [...bySource].flatMap(([source, found]) => {
    const [first] = found
    if (typeof source !== 'string' || !first) return found
    const dates = found.flatMap(({ day = -1 }) => days[day]?.date ?? [])
    const from = source.replace(/^[RC]/, letter => letter.toLowerCase())
    const rest = dates.length > 1 ? `, as on ${dates.length} days: ${spansInWords(dates)}` : ''
    return [{ ...first, message: `${first.message} It is carried down from ${from}${rest}.` }]
  })
}

/** 'March 3, 2027 to March 9, 2027 and April 2, 2027'. */
function spansInWords(dates: readonly string[]): string {
  const spans: [first: string, last: string][] = []
  for (const date of dates.toSorted()) {
    const span = spans.at(-1)
    if (span && addDays(span[1], 1) === date) span[1] = date
    else spans.push([date, date])
  }
  return spans
    .map(([first, last]) =>
      first === last ? formatLong(first) : `${formatLong(first)} to ${formatLong(last)}`,
    )
    .join('; ')
}
