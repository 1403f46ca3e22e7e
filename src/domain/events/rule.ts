import { weekday } from '#domain/time/civil.ts'
import { eventDate } from './dates.ts'
import type { CommunityEvent } from './event.ts'
import { weekOfMonth } from './recurrence.ts'

/** A calendar entry needs an end: without one an event lasts an hour. */
export const DEFAULT_MINUTES = 60

/** As calendars name them (RFC 5545, section 3.3.10). */
export const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/** How an event repeats, as a rule of calendars without its end (RFC 5545, section 3.3.10); '' for one that does not. */
export function calendarRule({ recurring, repeats, ...event }: CommunityEvent): string {
  const date = eventDate(event.date)
  if (recurring) return 'FREQ=WEEKLY'
  if (!repeats || !date) return ''
  if (repeats === 'days') return 'FREQ=DAILY'
  return `FREQ=MONTHLY;${repeats === 'monthDay' ? `BYMONTHDAY=${Number(date.slice(8))}` : `BYDAY=${weekdayOfMonth(repeats, date)}`}`
}

/** '1SA' for the first Saturday, '-1SA' for the last. */
export function weekdayOfMonth(repeats: CommunityEvent['repeats'], date: string): string {
  return `${repeats === 'monthLastWeekday' ? -1 : weekOfMonth(date)}${WEEKDAYS[weekday(date)]}`
}
