import type { CalendarReading } from '#domain/events/calendars.ts'
import type { Category } from '#domain/lists/categories.ts'
import { endpoint } from './endpoint.ts'

/** How many calendars a site can follow, and how many coming events each can have. */
export const MOST_CALENDARS = 10
export const MOST_FOLLOWED = 300

/** A calendar elsewhere that is read every hour. */
export interface FollowedCalendar {
  id: string
  address: string
  /** As it calls itself; '' where it does not. */
  name: string
  category: Category
  /** Absent before the first reading. */
  reading?: CalendarReading | undefined
}

interface Calendars {
  calendars: FollowedCalendar[]
}

export const getCalendars = endpoint<{ response: Calendars }>('GET /api/admin/calendars', {
  right: 'events',
  failure: 'The calendars could not be loaded.',
})

/**
 * Takes over the coming events of a public calendar, and reads it every hour from now on. 400 says what
 * is wrong with its address or its text; 409 'full'.
 */
export const followCalendar = endpoint<{
  body: { address: string; category: Category }
  response: { success: true; calendar: FollowedCalendar }
}>('POST /api/admin/calendars', {
  right: 'events',
  changes: ['events'],
  failure: 'The calendar could not be read.',
})

/** Reads a calendar now; what is wrong with it is in its report. */
export const readCalendarNow = endpoint<{
  params: { id: string }
  response: { success: true; calendar: FollowedCalendar }
}>('POST /api/admin/calendars/:id/read', {
  right: 'events',
  changes: ['events'],
  failure: 'The calendar could not be read.',
})

/** Stops reading a calendar. Its coming events go with it, restorable for 30 days; those that are over stay. */
export const unfollowCalendar = endpoint<{
  params: { id: string }
  response: { success: true }
}>('DELETE /api/admin/calendars/:id', {
  right: 'events',
  changes: ['events'],
  failure: 'The calendar could not be removed.',
})
