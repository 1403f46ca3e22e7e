import { addDays, datesFrom } from '#domain/time/civil.ts'
import { formatLong } from '#domain/time/format.ts'
import type { TableDay } from './columns.ts'
import type { TableFinding } from './finding.ts'

/** Days that a timetable leaves out between its first and its last one: they are computed. */
export function missingDays(days: readonly TableDay[]): TableFinding[] {
  const known = new Map(days.map(({ date }, index) => [date, index]))
  const dates = [...known.keys()].sort()
  return dates.slice(1).flatMap((date, place): TableFinding[] => {
    const from = addDays(dates[place] ?? date, 1)
    if (from === date) return []
    const missing = datesFrom(from, addDays(date, -1))
    const [first, last] = [formatLong(from), formatLong(addDays(date, -1))]
    const message =
      missing.length === 1
        ? `${first} is missing: its times are computed.`
        : `${first} to ${last} are missing, ${missing.length} days: their times are computed.`
    const at = [known.get(date) ?? 0] as const
    return [{ at, date: from, until: addDays(date, -1), message, blocks: false }]
  })
}
