import { canonical } from '#domain/canonical.ts'
import type { PrayerName } from '#domain/prayer/names.ts'
import { inOrder, type OpenRange, withRange } from '#domain/prayer/ranges.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { addDays } from '#domain/time/civil.ts'

/** The settings with other iqama rules of a prayer. */
export const withRules = (
  settings: PrayerSettings,
  prayer: PrayerName,
  rules: PrayerSettings['iqama'][PrayerName],
): PrayerSettings => ({ ...settings, iqama: { ...settings.iqama, [prayer]: rules } })

/** Puts a range over the others and joins neighbors with the same content. */
export function putRange<T extends OpenRange>(ranges: readonly T[], added: T): T[] {
  return joined(withRange(ranges, tidy(added)))
}

/**
 * The ranges without one of them and without a new gap: the rule before it goes on over its days,
 * or, where none is before it, the one after it begins earlier.
 */
export function removeRange<T extends OpenRange>(ranges: readonly T[], removed: T): T[] {
  const rest = ranges.filter(range => range !== removed)
  const before = rest.find(range => isFollowedBy(range, removed))
  const after = rest.find(range => isFollowedBy(removed, range))
  return joined(
    rest.map(range => {
      if (range === before) return tidy({ ...range, until: removed.until })
      if (range === after && !before) return tidy({ ...range, from: removed.from })
      return range
    }),
  )
}

/**
 * The ranges with one of them changed. Days that it gives up go to its neighbours; the only range
 * keeps the days that its new form leaves.
 */
export function replaceRange<T extends OpenRange>(
  ranges: readonly T[],
  replaced: T,
  changed: T,
): T[] {
  const rest = removeRange(ranges, replaced)
  const isOnly = !rest.some(({ hijriMonth }) => hijriMonth === undefined)
  return putRange(isOnly && replaced.hijriMonth === undefined ? ranges : rest, changed)
}

/** The range of exactly these days. */
export function findRange<T extends OpenRange>(
  ranges: readonly T[],
  days: OpenRange,
): T | undefined {
  return ranges.find(range => isSameRange(range, days))
}

/** Whether two ranges have the same ends and months. */
export function isSameRange(a: OpenRange, b: OpenRange): boolean {
  return a.from === b.from && a.until === b.until && a.hijriMonth === b.hijriMonth
}

/** The days of a range, without its content. */
export function daysOf({ from, until, hijriMonth }: OpenRange): OpenRange {
  return { from, until, hijriMonth }
}

/** Different for each range of a list. */
export function rangeKey({ from, hijriMonth }: OpenRange): string {
  return `${hijriMonth} ${from}`
}

/** The ranges in order, neighbors with the same content as one. */
export function joined<T extends OpenRange>(ranges: readonly T[]): T[] {
  const kept: T[] = []
  for (const range of inOrder(ranges)) {
    const before = kept.at(-1)
    if (before && isFollowedBy(before, range) && contentOf(before) === contentOf(range)) {
      kept[kept.length - 1] = tidy({ ...before, until: range.until })
    } else kept.push(range)
  }
  return kept
}

function isFollowedBy(a: OpenRange, b: OpenRange): boolean {
  if (a.until === undefined || b.from === undefined) return false
  return a.hijriMonth === b.hijriMonth && addDays(a.until, 1) === b.from
}

function contentOf(range: OpenRange): string {
  return canonical({ ...range, from: undefined, until: undefined })
}

/** Without ends that say nothing. */
function tidy<T extends OpenRange>({ from, until, hijriMonth, ...content }: T): T {
  const days = { ...(from && { from }), ...(until && { until }), ...(hijriMonth && { hijriMonth }) }
  return { ...days, ...content } as T
}
