import type { MonthStart } from '#domain/prayer/hijri.ts'
import { addDays, formatDay } from '#domain/time/civil.ts'
import { type HijriStart, hijriStarts, withStart } from './hijriStarts.ts'

const YEAR_DAYS = 360

/**
 * The earlier months that a confirmed one moves, as sentences: months between two confirmed ones, or
 * before the first, keep 29 or 30 days. Confirmed months never move.
 */
export function movesInWords(confirmed: readonly MonthStart[], month: HijriStart): string[] {
  if (!month.isConfirmed) return []
  const from = addDays(month.start, -YEAR_DAYS)
  const earlier = (starts: readonly MonthStart[]) =>
    hijriStarts(starts, from, 14).filter(({ start }) => start < addDays(month.start, -20))
  const now = new Map(earlier(confirmed).map(({ name, start }) => [name, start]))
  return earlier(withStart(confirmed, month, null)).flatMap(({ name, start }) => {
    const moved = now.get(name) ?? start
    if (moved === start) return []
    const why = moved > start ? 'at most 30' : 'at least 29'
    return `${name} begins on ${formatDay(moved)} instead of ${formatDay(start)}, since a month has ${why} days.`
  })
}
