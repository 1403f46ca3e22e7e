import { addDays, weekday } from '#domain/prayer/civil.ts'
import { eventClock, eventDate } from './dates.ts'
import type { CommunityEvent } from './event.ts'

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
 * The next day a weekly event takes place, today included until it has ended: the first day within
 * 14 from today that has the weekday of its date. Undefined when its date is none.
 */
export function nextOccurrence(event: CommunityEvent, at: WallMoment): string | undefined {
  const first = eventDate(event.date)
  if (!first) return undefined
  for (let ahead = 0; ahead <= LOOKAHEAD; ahead++) {
    const date = addDays(at.date, ahead)
    if (weekday(date) === weekday(first) && !isOver(event, date, at)) return date
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
    .filter(({ event, date }) => !date || !isOver(event, date, at))
    .sort((a, b) => order(a).localeCompare(order(b)))
}

function isOver(event: CommunityEvent, date: string, at: WallMoment): boolean {
  if (date !== at.date) return date < at.date
  const start = eventClock(event.startTime)
  const end = eventClock(event.endTime)
  return !!start && !!end && end > start && end <= at.clock
}

const order = ({ event, date }: UpcomingEvent) =>
  `${date ?? '9999-99-99'} ${eventClock(event.startTime) ?? '24:00'}`
