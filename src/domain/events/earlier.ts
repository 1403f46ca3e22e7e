import type { Category } from '#domain/lists/categories.ts'
import { addDays, firstOfMonth, isCivilDate } from '#domain/time/civil.ts'
import { categoriesOf } from './browse.ts'
import { eventDate } from './dates.ts'
import type { CommunityEvent } from './event.ts'

/** What a list of events lacks: those that were over before a day. */
export interface EarlierEvents {
  /** The first day of a month; from it on, the list is whole. */
  readonly before: string
  readonly count: number
  readonly categories: readonly Category[]
}

/** The events from last month on, and what is left out; null where nothing is. */
export function fromLastMonth<E extends CommunityEvent>(
  events: readonly E[],
  today: string,
): { recent: E[]; earlier: EarlierEvents | null } {
  const before = firstOfMonth(today, -1)
  // A time that follows a prayer can be a day after the event's own.
  const from = addDays(before, -1)
  const isOver = (event: E) => lastDay(event) < from
  const over = events.filter(isOver)
  return {
    recent: events.filter(event => !isOver(event)),
    earlier:
      over.length > 0 ? { before, count: over.length, categories: categoriesOf(over) } : null,
  }
}

/** What sorts after every day. */
const NEVER = '9999'

/** The last day of an event; without a day, or an end, it is never over. */
function lastDay({ date, recurring, repeats, until = '' }: CommunityEvent): string {
  const day = eventDate(date)
  if (!day) return NEVER
  if (!recurring && !repeats) return day
  if (isCivilDate(until)) return until
  return repeats === 'days' ? day : NEVER
}
