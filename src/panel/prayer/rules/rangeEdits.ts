import { inOrder, type OpenRange, withRange } from '#domain/prayer/ranges.ts'
import { addDays } from '#domain/time/civil.ts'
import { canonical } from '#panel/editing/canonical.ts'

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
  return putRange(rest.length > 0 ? rest : ranges, changed)
}

/** The range with exactly these ends. */
export function findRange<T extends OpenRange>(
  ranges: readonly T[],
  { from, until }: OpenRange,
): T | undefined {
  return ranges.find(range => range.from === from && range.until === until)
}

function joined<T extends OpenRange>(ranges: readonly T[]): T[] {
  const kept: T[] = []
  for (const range of inOrder(ranges)) {
    const before = kept.at(-1)
    if (before && isFollowedBy(before, range) && contentOf(before) === contentOf(range)) {
      kept[kept.length - 1] = tidy({ ...before, until: range.until })
    } else kept.push(range)
  }
  return kept
}

function isFollowedBy({ until }: OpenRange, { from }: OpenRange): boolean {
  return until !== undefined && from !== undefined && addDays(until, 1) === from
}

function contentOf(range: OpenRange): string {
  return canonical({ ...range, from: undefined, until: undefined })
}

/** Without ends that say nothing. */
function tidy<T extends OpenRange>({ from, until, ...content }: T): T {
  return { ...(from && { from }), ...(until && { until }), ...content } as T
}
