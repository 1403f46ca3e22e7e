import { isOfTable } from '#domain/prayer/timesReview.ts'
import type { Found } from './reviewSettings.ts'

/** What was found, the days of a timetable that do not fit as one. */
export function groupsOf(found: readonly Found[]): Found[] {
  const groups = Map.groupBy(found, one =>
    isOfTable(one) && !one.times ? String(one.path[1]) : `${one.path.join('.')} ${one.message}`,
  )
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    if (others.length === 0) return [first]
    const more = others.length === 1 ? 'One more time' : `${others.length} more times`
    const message = `${first.message} ${more} of this timetable cannot be.`
    return [{ ...first, message }]
  })
}
