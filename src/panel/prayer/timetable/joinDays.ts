import type { TableColumn } from '#domain/prayer/timetable/columns.ts'
import { addDays } from '#domain/time/civil.ts'
import { formatLong } from '#domain/time/format.ts'
import { type Grid, placeWithin } from './grid.ts'
import type { ReadDay } from './readDays.ts'

/** Minutes added to some days, to fix a timetable that ignores the change of the clocks. */
export interface Shift {
  readonly from: string
  readonly until: string
  readonly minutes: number
}

export interface ImportProblem {
  readonly message: string
  /** The day's place in the preview, and the column in it. */
  readonly day?: number
  readonly column?: TableColumn
  readonly fix?: Shift
}

/** The problems; those of one iqama that holds for several days are one, which lists the days. */
export function joinDays(
  grids: readonly Grid[],
  days: readonly ReadDay[],
  problems: readonly ImportProblem[],
): ImportProblem[] {
  const cellOf = ({ day = -1, column }: ImportProblem) => column && days[day]?.cells[column]
  const sourceOf = (problem: ImportProblem) => {
    const cell = cellOf(problem)
    if (!cell) return undefined
    const { grid, row, column } = cell.above ?? cell.place
    return placeWithin(grids, grid, row, column)
  }
  const alike = Map.groupBy(problems, problem => {
    const source = sourceOf(problem)
    return source ? `${source} ${kindOf(problem)}` : problem
  })
  return [...alike.values()].flatMap(found => {
    const [first] = found
    const isCarried = first && cellOf(first)?.above !== undefined
    const dates = new Set(found.flatMap(({ day = -1 }) => days[day]?.date ?? []))
    if (!first || (dates.size < 2 && !isCarried)) return found
    const how = isCarried ? `It is carried down from ${sourceOf(first)}` : 'It is so'
    const when = `${isCarried ? ', as ' : ' '}on ${dates.size} days: ${spansInWords([...dates])}`
    return [{ ...first, message: `${first.message} ${how}${dates.size > 1 ? when : ''}.` }]
  })
}

/** What a problem says of its day, without the times: 'is before its athan at'. */
const kindOf = ({ message }: ImportProblem) =>
  message.replace(/^.*, \d{4} /, '').replace(/[\d:]+( [AP]M)?/g, '')

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
