import { eventsFailure } from '#texts/failures.ts'
import { endpoint } from './endpoint.ts'
import type { EventResponse } from './events.ts'

/**
 * The active events that are listed today, in no order, the same for all callers. One that repeats by
 * the month or lasts several days has `recurring: false`, its next day as `date` and its days as
 * `occurrences`. A failure is a 5xx, never an empty list.
 */
export const getEvents = endpoint<{ response: EventResponse[] }>('GET /api/events', {
  access: 'public',
  open: true,
  failure: eventsFailure,
  cache: { tags: ['events', 'prayer', 'notices'], seconds: 300 },
})
