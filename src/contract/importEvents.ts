import type { CommunityEvent } from '#domain/events/event.ts'
import type { Category } from '#domain/lists/categories.ts'
import { endpoint } from './endpoint.ts'
import type { EventResponse } from './events.ts'

/** An event in a calendar from elsewhere, as it would be here. */
export interface FoundEvent
  extends Pick<
    CommunityEvent,
    | 'title'
    | 'description'
    | 'location'
    | 'moreInfoUrl'
    | 'date'
    | 'startTime'
    | 'endTime'
    | 'recurring'
    | 'repeats'
    | 'from'
    | 'until'
    | 'skipped'
  > {
  /** What tells it from the others of that calendar, in every reading of it. */
  uid: string
  /** What an admin has to know of it, in a sentence; '' for nothing. */
  note: string
}

/** A calendar: the text of an .ics file, or its public https (or webcal) address. */
export type CalendarSource = { text: string } | { address: string }

/** The largest calendar that is read, in bytes. */
export const CALENDAR_LIMIT = 2_000_000
/** How many events one import takes at most, so that one step undoes it. */
export const MOST_IMPORTED = 100

export interface CalendarPreview {
  /** What the calendar is called; '' where it does not say it. */
  name: string
  /** The coming events, by their first day. */
  events: (FoundEvent & { isHere: boolean })[]
  /** How many are over and left out. */
  past: number
  /** Which could not be read, in a sentence; '' for none. */
  unread: string
}

/** Reads a calendar and stores nothing. 400 says what is wrong with its address or its text. */
export const previewCalendar = endpoint<{
  body: { source: CalendarSource }
  response: CalendarPreview
}>('POST /api/admin/calendar-preview', {
  right: 'events',
  failure: 'The calendar could not be read.',
  limit: CALENDAR_LIMIT + 100_000,
})

/** Creates the chosen events of a calendar in one save; those that are here already are left out. */
export const importCalendar = endpoint<{
  body: { source: CalendarSource; uids: readonly string[]; category: Category; active: boolean }
  response: { success: true; events: EventResponse[] }
}>('POST /api/admin/calendar-import', {
  right: 'events',
  changes: ['events'],
  failure: 'The events could not be imported.',
  limit: CALENDAR_LIMIT + 100_000,
})
