import { addDays } from '#domain/time/civil.ts'

/** The days a rule applies to, both ends included; a missing end means unlimited. */
export interface OpenRange {
  readonly from?: string | undefined
  readonly until?: string | undefined
}

/** Whether the range contains the date. */
export function covers(range: OpenRange, date: string): boolean {
  return (range.from ?? '') <= date && date <= (range.until ?? '9999-12-31')
}

/** The range that contains the date. Ranges do not overlap, since the settings are checked for that. */
export function rangeOn<T extends OpenRange>(ranges: readonly T[], date: string): T | undefined {
  return ranges.find(range => covers(range, date))
}

/** Ranges in the order of their first day. */
export function inOrder<T extends OpenRange>(ranges: readonly T[]): T[] {
  return [...ranges].sort((a, b) => compare(a.from ?? '', b.from ?? ''))
}

/**
 * The ranges with one added: the others are shortened or split where it overlaps them, so that a new
 * rule from Friday on ends the old one by itself.
 */
export function withRange<T extends OpenRange>(ranges: readonly T[], added: T): T[] {
  const kept = ranges.flatMap(range => {
    if (!overlap(range, added)) return [range]
    const parts: T[] = []
    if (added.from !== undefined && (range.from ?? '') < added.from) {
      parts.push({ ...range, until: addDays(added.from, -1) })
    }
    if (added.until !== undefined && added.until < (range.until ?? '9999-12-31')) {
      parts.push({ ...range, from: addDays(added.until, 1) })
    }
    return parts
  })
  return inOrder([...kept, added])
}

/** Whether two ranges share a day. */
export function overlap(a: OpenRange, b: OpenRange): boolean {
  return (a.from ?? '') <= (b.until ?? '9999-12-31') && (b.from ?? '') <= (a.until ?? '9999-12-31')
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
