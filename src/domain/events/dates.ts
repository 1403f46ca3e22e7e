import { isCivilDate, minutesOf } from '#domain/time/civil.ts'
import type { CommunityEvent } from './event.ts'

/** The civil date of an event's date text, cut to ten characters; undefined for none or no real day. */
export function eventDate(text: string): string | undefined {
  const date = text.slice(0, 10)
  return isCivilDate(date) ? date : undefined
}

/** The 'HH:MM' of an event's time text; undefined when unset: '00:00:00', or fewer than two parts. */
export function eventClock(text: string): string | undefined {
  if (text === '00:00:00') return undefined
  const [hours = '', minutes = ''] = text.split(':')
  const clock = `${hours.padStart(2, '0')}:${minutes}`
  return Number.isNaN(minutesOf(clock)) ? undefined : clock
}

/**
 * When the event starts on a date and when it ends, as 'HH:MM', '' when that is unset or, for a
 * time relative to a prayer, not resolved for that date. An end before the start is the next day's.
 */
export function hoursOn(event: CommunityEvent, date: string): { start: string; end: string } {
  const resolved = event.times?.[date]
  if (resolved) return { start: resolved[0], end: resolved[1] }
  return { start: eventClock(event.startTime) ?? '', end: eventClock(event.endTime) ?? '' }
}
