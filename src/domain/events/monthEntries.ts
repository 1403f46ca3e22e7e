import { addDays, firstOfMonth } from '#domain/time/civil.ts'
import type { CommunityEvent } from './event.ts'
import { type Occurrence, occurrences } from './occurrences.ts'

/** The entries of each day in a calendar, computed for a month once one of its days is asked for. */
export function monthEntries<E extends CommunityEvent, Entry extends { date: string }>(
  events: readonly E[],
  entryOf: (occurrence: Occurrence<E>) => Entry,
): (date: string) => readonly Entry[] {
  const none: Entry[] = []
  const months = new Map<string, Map<string, Entry[]>>()
  return date => {
    const from = firstOfMonth(date)
    let days = months.get(from)
    if (!days) {
      const found = occurrences(events, { from, until: addDays(firstOfMonth(date, 1), -1) })
      days = Map.groupBy(found.map(entryOf), entry => entry.date)
      months.set(from, days)
    }
    return days.get(date) ?? none
  }
}
