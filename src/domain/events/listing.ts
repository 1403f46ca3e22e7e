import { addDays, compareTimes, type WallMoment } from '#domain/time/civil.ts'
import { dayOrder, isOver, type ListedEvent, nextOccurrence } from './carousel.ts'
import { eventDate } from './dates.ts'
import type { CommunityEvent } from './event.ts'
import { occurrenceDates, startDate } from './occurrences.ts'

/** How many days ahead a weekly event's next day is searched, from its first day or today: half a year. */
const SEARCHED_DAYS = 183

/** The list of the events page: coming events, the nearest first and undated last; past events, the latest first. */
interface Listing<E extends CommunityEvent> {
  upcoming: ListedEvent<E>[]
  past: ListedEvent<E>[]
}

/** Splits events into coming and past ones, at a moment in the mosque's time. */
export function listing<E extends CommunityEvent>(
  events: readonly E[],
  at: WallMoment,
): Listing<E> {
  const upcoming: ListedEvent<E>[] = []
  const past: ListedEvent<E>[] = []
  for (const event of events) {
    const day = eventDate(event.date)
    const date = day && startDate(event, day)
    const next = date && nextDate(event, date, at)
    if (!date || next) upcoming.push({ event, date: next })
    else past.push({ event, date: repeats(event) ? lastDate(event, at) : date })
  }
  return {
    upcoming: upcoming.sort((a, b) => compareTimes(dayOrder(a), dayOrder(b))),
    past: past.sort((a, b) => compareTimes(dayOrder(b), dayOrder(a))),
  }
}

/** The day that one event shows, its next or its last one, and whether it is over. */
export function shownDay(
  event: CommunityEvent,
  at: WallMoment,
): { date: string | undefined; isOver: boolean } {
  const { upcoming, past } = listing([event], at)
  return { date: [...upcoming, ...past][0]?.date, isOver: past.length > 0 }
}

const repeats = ({ recurring, occurrences }: CommunityEvent) => recurring || occurrences

function nextDate(event: CommunityEvent, date: string, at: WallMoment): string | undefined {
  if (event.occurrences) return nextOccurrence(event, at)
  if (!event.recurring) return isOver(event, date, at) ? undefined : date
  const first = event.from && event.from > at.date ? event.from : at.date
  // Yesterday's event may still be on.
  const from = addDays(first, -1)
  return occurrenceDates(event, { from, until: addDays(from, SEARCHED_DAYS) }).find(
    day => !isOver(event, day, at),
  )
}

/** The last day of a repeating event that is over. */
function lastDate(event: CommunityEvent, at: WallMoment): string | undefined {
  if (event.occurrences) {
    const [from = at.date] = event.occurrences
    return occurrenceDates(event, { from, until: at.date }).at(-1)
  }
  const until = addDays(event.until && event.until < at.date ? event.until : at.date, 1)
  return occurrenceDates(event, { from: addDays(until, -SEARCHED_DAYS), until }).at(-1)
}
