import { addDays, datesFrom, isCivilDate, weekday } from '#domain/time/civil.ts'
import { eventDate, hoursOn } from './dates.ts'
import type { CommunityEvent } from './event.ts'
import type { DateRange } from './recurrence.ts'

/** One event on a date on which it starts; with the hours that `hoursOn` returns. */
export interface Occurrence<E extends CommunityEvent = CommunityEvent> {
  event: E
  date: string
  start: string
  end: string
}

/** The fields that an event's days depend on. */
export type EventDays = Pick<
  CommunityEvent,
  'date' | 'recurring' | 'occurrences' | 'from' | 'until' | 'skipped'
>

/**
 * Whether an event takes place on a day (docs/product.md, section 5, 'Calendar rule'): its own date, one of
 * its listed days, or for a recurring one the weekday of its date, within its bounds and not skipped.
 * Never without a valid date.
 */
export function takesPlaceOn(event: EventDays, day: string): boolean {
  const date = eventDate(event.date)
  if (!date) return false
  if (event.recurring) return weekday(date) === weekday(day) && holdsOn(event, day)
  return event.occurrences?.includes(day) ?? date === day
}

/**
 * The dates of a range, in order, on which the event starts: its days, or the day beside them when a
 * time that follows a prayer is on the other side of midnight.
 */
export function occurrenceDates(event: CommunityEvent, { from, until }: DateRange): string[] {
  if (!event.times) return daysWithin(event, { from, until })
  return daysWithin(event, { from: addDays(from, -1), until: addDays(until, 1) })
    .map(day => startDate(event, day))
    .filter(date => date >= from && date <= until)
}

/**
 * The date on which that day's event starts: a Thursday's may start on Friday at 1 AM. Listed days may
 * be in a row, each of which starts on the date of the next.
 */
export function startDate({ times, occurrences }: CommunityEvent, day: string): string {
  const starts = Object.keys((occurrences && times) ?? {}).sort()
  if (starts.length === occurrences?.length) return starts[occurrences.indexOf(day)] ?? day
  return [0, 1, -1].map(days => addDays(day, days)).find(date => times?.[date]) ?? day
}

/** How many days an event that starts on that date is from its own day: 1, 0 or -1. */
export function daysMoved(event: CommunityEvent, date: string): number {
  return ((weekday(date) - weekday(eventDate(event.date) ?? date) + 8) % 7) - 1
}

/** The event's own days in a range, in order. */
export function daysWithin(event: EventDays, { from, until }: DateRange): string[] {
  const date = eventDate(event.date)
  if (!date) return []
  if (!event.recurring) {
    return (event.occurrences ?? [date]).filter(day => day >= from && day <= until)
  }
  const first = addDays(from, daysUntil(date, from))
  return datesFrom(first, until, 7).filter(day => holdsOn(event, day))
}

/** All occurrences in a range, by day and start, then by title. */
export function occurrences<E extends CommunityEvent>(
  events: readonly E[],
  range: DateRange,
): Occurrence<E>[] {
  const found = new Map<string, Occurrence<E>[]>(
    datesFrom(range.from, range.until).map(day => [day, []]),
  )
  for (const event of events) {
    for (const date of occurrenceDates(event, range)) {
      found.get(date)?.push({ event, date, ...hoursOn(event, date) })
    }
  }
  return [...found.values()].flatMap(list => list.sort(byHours))
}

/** By start, then title; events without a start are last. */
function byHours(a: Occurrence, b: Occurrence): number {
  const [left, right] = [a.start || '24:00', b.start || '24:00']
  if (left !== right) return left < right ? -1 : 1
  return a.event.title < b.event.title ? -1 : 1
}

/** Days from one date to the next day with the weekday of another. */
const daysUntil = (date: string, from: string) => (weekday(date) - weekday(from) + 7) % 7

/** Whether a day is within a weekly event's bounds and is not skipped; a bound that is not a date is ignored. */
function holdsOn({ from, until, skipped }: EventDays, day: string): boolean {
  if (from && from > day && isCivilDate(from)) return false
  if (until && until < day && isCivilDate(until)) return false
  return !skipped?.includes(day)
}
