import { type Merged, merge, type Side } from '#panel/editing/merge.ts'
import type { EventValues } from './rules/values.ts'

/** Three-way merge of an event as typed: its start, its end, and how it repeats are each one thing. */
export function mergeEvent(
  base: EventValues,
  mine: EventValues,
  theirs: EventValues,
  choose?: (key: string) => Side,
): Merged<EventValues> {
  const isWhole = ([name]: readonly unknown[]) =>
    ['start', 'end', 'rhythm', 'focus'].includes(String(name))
  const merged = merge(grouped(base), grouped(mine), grouped(theirs), { isWhole }, choose)
  const { start, end, rhythm, ...rest } = merged.value
  return { ...merged, value: { ...rest, ...start, ...end, ...rhythm } }
}

function grouped(values: EventValues) {
  const { starts, startTime, startPrayer, ends, endTime, lasts, endPrayer, ...others } = values
  const { recurring, repeats, ...rest } = others
  return {
    ...rest,
    start: { starts, startTime, startPrayer },
    end: { ends, endTime, lasts, endPrayer },
    rhythm: { recurring, repeats },
  }
}
