import { indexOf } from '#domain/prayer/hijri.ts'
import { startsFrom, withStart } from '#domain/prayer/hijriStarts.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { formatDay } from '#domain/time/format.ts'

const YEAR = 12

type Month = { readonly year: number; readonly month: number }

/**
 * The earlier months that a confirmed one moves, as sentences: months between two confirmed ones, or
 * before the first, keep 29 or 30 days. Confirmed months never move.
 */
export function movesInWords(
  hijri: PrayerSettings['hijri'],
  { year, month }: Month,
  today: string,
): string[] {
  const index = indexOf({ year, month })
  const before = { ...hijri, confirmed: withStart(hijri.confirmed, { year, month }, null) }
  const earlier = (settings: PrayerSettings['hijri']) =>
    startsFrom(settings, index - YEAR, YEAR, today)
  const now = earlier(hijri)
  return earlier(before).flatMap(({ name, start }, at) => {
    const moved = now[at]?.start ?? start
    if (moved === start) return []
    const why = moved > start ? 'at most 30' : 'at least 29'
    return `${name} begins on ${formatDay(moved)} instead of ${formatDay(start)}, since a month has ${why} days.`
  })
}
