import type { CommunityEvent } from '#domain/events/event.ts'
import { type EventDays, takesPlaceOn } from '#domain/events/occurrences.ts'
import { addDays, isCivilDate } from '#domain/time/civil.ts'

/** A weekly event's day within the next seven, today included. */
export interface ComingDay {
  date: string
  /** It was taken off for that week. */
  isSkipped: boolean
}

/** The day that 'not this week' means; undefined for an event that is not weekly or over by then. */
export function comingDay(event: CommunityEvent, today: string): ComingDay | undefined {
  if (!event.recurring) return undefined
  for (let ahead = 0; ahead < 7; ahead++) {
    const date = addDays(today, ahead)
    if (takesPlaceOn({ ...event, skipped: [] }, date)) {
      return { date, isSkipped: event.skipped?.includes(date) ?? false }
    }
  }
  return undefined
}

/** The skipped days with one more, or without it; in order. */
export function withSkipped(days: readonly string[], date: string, skip: boolean): string[] {
  const others = days.filter(day => day !== date)
  return (skip ? [...others, date] : others).sort()
}

/** The next days of a weekly event from today on, skipped ones among them, at most `count`. */
export function nextDays(event: EventDays, today: string, count: number): string[] {
  const from = event.from && isCivilDate(event.from) && event.from > today ? event.from : today
  const days: string[] = []
  let day = from
  for (let ahead = 0; ahead < 7 && !takesPlaceOn(bare(event), day); ahead++) day = addDays(day, 1)
  while (days.length < count && takesPlaceOn(bare(event), day)) {
    days.push(day)
    day = addDays(day, 7)
  }
  return days
}

const bare = (event: EventDays): EventDays => ({ ...event, skipped: [] })
