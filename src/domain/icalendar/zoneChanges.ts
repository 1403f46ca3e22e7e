import { DAY, MINUTE, offsetAt } from '#domain/time/civil.ts'

/** A moment at which a zone's offset changes; offsets in minutes ahead of UTC. */
export interface ZoneChange {
  /** Milliseconds since 1970. */
  at: number
  from: number
  to: number
}

const WEEK = 7 * DAY

/** Every change of a zone's offset between two instants, from this runtime's zone data. */
export function zoneChanges(zone: string, begin: number, end: number): ZoneChange[] {
  const found: ZoneChange[] = []
  let before = offsetAt(zone, new Date(begin))
  // A week is shorter than any time between two changes since 1980 (a test compares with days).
  for (let low = begin; low < end; low += WEEK) {
    const high = Math.min(low + WEEK, end)
    const after = offsetAt(zone, new Date(high))
    if (after !== before) found.push({ at: minuteOf(zone, low, high), from: before, to: after })
    before = after
  }
  return found
}

/** The minute between two instants at which the offset changes. */
function minuteOf(zone: string, begin: number, end: number): number {
  const before = offsetAt(zone, new Date(begin))
  let [low, high] = [begin, end]
  while (high - low > MINUTE) {
    const middle = low + Math.floor((high - low) / 2 / MINUTE) * MINUTE
    if (offsetAt(zone, new Date(middle)) === before) low = middle
    else high = middle
  }
  return high
}

/** The local time that a change replaces, as milliseconds of the UTC date with the same clock time. */
export const wallBefore = ({ at, from }: ZoneChange): number => at + from * MINUTE
