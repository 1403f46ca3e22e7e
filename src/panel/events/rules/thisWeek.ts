import type { ListedEvent } from '#domain/events/carousel.ts'
import { eventDate } from '#domain/events/dates.ts'
import { daysWithin, type EventDays, startDate } from '#domain/events/occurrences.ts'
import { type Repeats, recurs, ruledDays } from '#domain/events/recurrence.ts'
import { addDays } from '#domain/time/civil.ts'

/** A recurring event's day within the next seven, today included, or the day of one that takes place once. */
interface ComingDay {
  date: string
  /** It was taken off for that week. */
  isSkipped: boolean
}

/**
 * The day that one tap takes off, or back: never one that is over. Undefined for an event of several
 * days, and for one that does not recur within a week.
 */
export function comingDay(
  { event, date: next = '', isOver }: ListedEvent & { isOver: boolean },
  today: string,
): ComingDay | undefined {
  const isSkipped = (day: string) => event.skipped?.includes(day) ?? false
  const own = eventDate(event.date)
  if (!event.recurring && !event.repeats && own) {
    return isOver ? undefined : { date: own, isSkipped: isSkipped(own) }
  }
  const date = (recurs(event) ? nextEventDays(event, today, 2) : []).find(
    day => isSkipped(day) || (!isOver && startDate(event, day) >= next),
  )
  if (!date || date > addDays(today, 6)) return undefined
  return { date, isSkipped: isSkipped(date) }
}

/** The skipped days with one more, or without it; in order. */
export function withSkipped(days: readonly string[], date: string, skip: boolean): string[] {
  const others = days.filter(day => day !== date)
  return (skip ? [...others, date] : others).sort()
}

/** How far ahead the days are looked for. */
const DAYS_AHEAD = 400

type RepeatingEvent = EventDays & { repeats?: Repeats | '' | undefined }

/** The next days of a repeating event from today on, skipped ones among them, at most `count`. */
export function nextEventDays(event: RepeatingEvent, today: string, count: number): string[] {
  const all = { ...event, skipped: [] }
  const first = eventDate((event.repeats ? event.date : event.from) ?? '') ?? today
  const from = first > today ? first : today
  const range = { from, until: addDays(from, DAYS_AHEAD) }
  const days = event.repeats
    ? ruledDays({ ...all, repeats: event.repeats }, range)
    : daysWithin(all, range)
  return days.slice(0, count)
}
