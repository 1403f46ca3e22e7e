import { addDays } from '#domain/prayer/civil.ts'
import { eventDate } from './dates.ts'
import type { CommunityEvent } from './event.ts'
import { hoursOn } from './hours.ts'
import { takesPlaceOn } from './occurrences.ts'

/** How far ahead a weekly event is looked for, in days (SPEC section 9). */
const LOOKAHEAD = 14

/** The mosque's wall: its day ('YYYY-MM-DD') and clock ('HH:MM'). */
export interface WallMoment {
  date: string
  clock: string
}

/** One event of the carousel with the day it falls on next; no date when it has none. */
export interface UpcomingEvent {
  event: CommunityEvent
  date: string | undefined
}

/**
 * The next day a weekly event takes place, today included until it has ended: the first of its days
 * within 14 from today. Undefined when there is none.
 */
export function nextOccurrence(event: CommunityEvent, at: WallMoment): string | undefined {
  for (let ahead = 0; ahead <= LOOKAHEAD; ahead++) {
    const date = addDays(at.date, ahead)
    if (takesPlaceOn(event, date) && !isOver(event, date, at)) return date
  }
  return undefined
}

/**
 * What the home page's carousel shows at a moment, in its order (SPEC section 2, 'Calendar rule'):
 * active events that are not over, by date and start, those without a valid date last.
 */
export function carouselEvents(events: readonly CommunityEvent[], at: WallMoment): UpcomingEvent[] {
  return events
    .filter(event => event.active)
    .map(event => ({
      event,
      date: event.recurring ? nextOccurrence(event, at) : eventDate(event.date),
    }))
    .filter(({ event, date }) =>
      date ? !isOver(event, date, at) : eventDate(event.date) === undefined,
    )
    .sort((a, b) => dayOrder(a).localeCompare(dayOrder(b)))
}

/** Whether a day of an event has passed at a moment; one that goes on past midnight lasts all of its day. */
export function isOver(event: CommunityEvent, date: string, at: WallMoment): boolean {
  if (date !== at.date) return date < at.date
  const { start, end } = hoursOn(event, date)
  return start !== '' && end > start && end <= at.clock
}

/** What sorts an event by its day and start; without a start it follows, without a day it is last. */
export function dayOrder({ event, date }: UpcomingEvent): string {
  if (!date) return '9999-99-99'
  return `${date} ${hoursOn(event, date).start || '24:00'}`
}
