import { type Merged, merge, type Side } from '#panel/editing/merge.ts'
import type { EventValues } from './rules/values.ts'

/** Three-way merge of an event as typed: its start, and its end, are each one thing. */
export function mergeEvent(
  base: EventValues,
  mine: EventValues,
  theirs: EventValues,
  choose?: (key: string) => Side,
): Merged<EventValues> {
  const isWhole = ([name]: readonly unknown[]) => name === 'start' || name === 'end'
  const merged = merge(grouped(base), grouped(mine), grouped(theirs), { isWhole }, choose)
  const { start, end, ...rest } = merged.value
  return { ...merged, value: { ...rest, ...start, ...end } }
}

function grouped(values: EventValues) {
  const { starts, startTime, startPrayer, ends, endTime, lasts, endPrayer, ...rest } = values
  return {
    ...rest,
    start: { starts, startTime, startPrayer },
    end: { ends, endTime, lasts, endPrayer },
  }
}
