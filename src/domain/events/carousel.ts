import { addDays, compareTimes, type WallMoment } from '#domain/time/civil.ts'
import { eventDate, hoursOn } from './dates.ts'
import type { CommunityEvent } from './event.ts'
import { isListed } from './listed.ts'
import { occurrenceDates, startDate } from './occurrences.ts'

/** How far ahead a weekly event is looked for, in days (docs/product.md, section 5). */
const LOOKAHEAD = 14
/** Past the last day that a response lists. */
const FAR = 9999

/** An event with the day it falls on next, or fell on last; no date when it has none. */
export interface ListedEvent<E extends CommunityEvent = CommunityEvent> {
  event: E
  date: string | undefined
}

/**
 * The next date on which a repeating event starts, or started while it is on: of a weekly one the
 * first within two weeks from today. Undefined when there is none.
 */
export function nextOccurrence(event: CommunityEvent, at: WallMoment): string | undefined {
  const until = addDays(at.date, event.occurrences ? FAR : LOOKAHEAD)
  const range = { from: addDays(at.date, -1), until }
  return occurrenceDates(event, range).find(date => !isOver(event, date, at))
}

/**
 * The events of the home page's carousel at a moment, in order (docs/product.md, section 5, 'Calendar rule'):
 * active events that are not over, by date and start, those without a valid date last.
 */
export function carouselEvents(events: readonly CommunityEvent[], at: WallMoment): ListedEvent[] {
  return events
    .filter(event => isListed(event, at.date))
    .map(event => {
      const day = eventDate(event.date)
      const repeats = event.recurring || event.occurrences
      const date = repeats ? nextOccurrence(event, at) : day && startDate(event, day)
      return { event, date }
    })
    .filter(({ event, date }) =>
      date ? !isOver(event, date, at) : eventDate(event.date) === undefined,
    )
    .sort((a, b) => compareTimes(dayOrder(a), dayOrder(b)))
}

/** Whether an event that starts on a date is over: at its end, possibly past midnight, else at the end of its day. */
export function isOver(event: CommunityEvent, date: string, at: WallMoment): boolean {
  const { start, end } = hoursOn(event, date)
  if (!start || !end || start === end) return date < at.date
  const last = end > start ? date : addDays(date, 1)
  return `${last} ${end}` <= `${at.date} ${at.clock}`
}

/** The sort key of an event by day and start; without a start it comes after, without a day last. */
export function dayOrder({ event, date }: ListedEvent): string {
  if (!date) return '9999-99-99'
  return `${date} ${hoursOn(event, date).start || '24:00'}`
}
