import { addDays, compareTimes } from '#domain/time/civil.ts'

const LAST = '9999-12-31'

/**
 * The days a rule applies to, both ends included; a missing end means unlimited. With a Hijri month
 * it applies only in that month, every year.
 */
export interface OpenRange<Month extends number | string = number> {
  readonly from?: string | undefined
  readonly until?: string | undefined
  readonly hijriMonth?: Month | undefined
}

/** A civil date and the Hijri month that counts for the rule on it. */
export interface RangeDay<Month extends number | string = number> {
  readonly date: string
  readonly month: Month | undefined
}

/** Whether the range applies on the day, unless a range of its Hijri month comes before it. */
export function covers<Month extends number | string>(
  range: OpenRange<Month>,
  { date, month }: RangeDay<Month>,
): boolean {
  return isBetween(range, date) && (range.hijriMonth === undefined || range.hijriMonth === month)
}

/** Whether the date is within the ends of the range. */
function isBetween({ from = '', until = LAST }: OpenRange<number | string>, date: string) {
  return from <= date && date <= until
}

/**
 * The range that applies on the day: one of its Hijri month comes before one of all year. Ranges of
 * the same months do not overlap, since the settings are checked for that.
 */
export function rangeOn<Month extends number | string, T extends OpenRange<Month>>(
  ranges: readonly T[],
  day: RangeDay<Month>,
): T | undefined {
  return (
    ranges.find(range => range.hijriMonth !== undefined && covers(range, day)) ??
    ranges.find(range => covers(range, day))
  )
}

/** Ranges in the order of their first day, those of Hijri months last. */
export function inOrder<T extends OpenRange>(ranges: readonly T[]): T[] {
  return [...ranges].sort(
    (a, b) => (a.hijriMonth ?? 0) - (b.hijriMonth ?? 0) || compareTimes(a.from ?? '', b.from ?? ''),
  )
}

/**
 * The ranges with one added: the others of the same months are shortened or split where it overlaps
 * them, so that a new rule from Friday on ends the old one by itself.
 */
export function withRange<T extends OpenRange>(ranges: readonly T[], added: T): T[] {
  const kept = ranges.flatMap(range => {
    if (!overlap(range, added)) return [range]
    const parts: T[] = []
    if (added.from !== undefined && (range.from ?? '') < added.from) {
      parts.push({ ...range, until: addDays(added.from, -1) })
    }
    if (added.until !== undefined && added.until < (range.until ?? LAST)) {
      parts.push({ ...range, from: addDays(added.until, 1) })
    }
    return parts
  })
  return inOrder([...kept, added])
}

/** Whether two ranges of the same months share a day. */
export function overlap(a: OpenRange, b: OpenRange): boolean {
  return a.hijriMonth === b.hijriMonth && shareDays(a, b)
}

/** Whether the ends of two ranges leave a day in both. */
export function shareDays(a: OpenRange, b: OpenRange): boolean {
  return (a.from ?? '') <= (b.until ?? LAST) && (b.from ?? '') <= (a.until ?? LAST)
}
