import type { z } from 'zod'
import type { CommunityEvent } from '#domain/events/event.ts'
import { EVENTS } from '#domain/events/thing.ts'
import { eventsFailure } from '#texts/failures.ts'
import { createItem, type DeletedItem, deleteItem, restoreItem, saveItem } from './collections.ts'
import type { SavedDocument } from './documents.ts'
import { endpoint } from './endpoint.ts'
import type { ChangeEventsSchema } from './events.schema.ts'
import { IMAGE_LIMIT } from './uploads.ts'

/** An event in the API's format. */
export interface EventResponse extends CommunityEvent {
  /** Grows with every save; 0: an initial event. The base of the next save. */
  revision: number
  /** For admins: the id of the calendar that says what and when it is. */
  calendar?: string | undefined
}

export type DeletedEvent = DeletedItem<EventResponse>

/** Banners of the panel (docs/product.md, section 14). */
export const EVENT_CREATED = 'Event has been successfully created.'
export const EVENT_UPDATED = 'Event has been successfully updated.'
export const EVENT_DELETED = 'Event has been successfully deleted.'
/**
 * What the panel shows when a failed save or deletion has no text of its own (docs/product.md, section
 * 14).
 */
export const EVENT_NOT_SAVED = 'Failed to save event. Please try again.'
export const EVENT_NOT_DELETED = 'Failed to delete event. Please try again.'
/** 400 'missing_id': a change without an id (docs/product.md, section 5). */
export const EVENT_ID_MISSING = 'Event ID is missing.'
/** Room for the picture and 512 KB of texts. */
const limit = IMAGE_LIMIT + 512 * 1024

/**
 * What is sent to save an event: a form (docs/product.md, section 13). Fields: the DETAILS of
 * domain/events, `date`, `startTime`, `endTime`, `image` (a file name or address), `recurring`
 * ('true' or 'false'), `imageFile` (a picture, which wins over `image`), `removeImage` ('true'), and
 * `base` (the revision that was edited). Also `repeats` (one of REPEATS, '' for none), `from`, `until`,
 * `skipped` (dates joined by commas), `listedFrom`, `listedUntil`, `focus` (JSON), `startsAt` and `endsAt` (JSON of RelativeTime or TimeSpan; they replace `startTime` and
 * `endTime`): of these an absent one is kept and an empty one cleared. An empty or absent `image` keeps the picture; an empty `moreInfoUrl`
 * clears it, an absent one keeps it; a new event is active by default. A changed one
 * keeps its other fields where they are absent. Any `id` is ignored.
 * 400 'invalid' names the fields at fault; 413 'too_large' a picture over 4 MB.
 */
type EventFormData = FormData

/** All events as stored, hidden ones included. In no order. */
export const getAdminEvents = endpoint<{ response: EventResponse[] }>('GET /api/admin/events', {
  right: 'events',
  failure: eventsFailure,
})

interface Saved {
  success: true
  event: EventResponse
}

export const createEvent = createItem<EventFormData, Saved>(EVENTS, limit)
export const updateEvent = saveItem<EventFormData, Saved>(EVENTS, limit)
export const deleteEvent = deleteItem(EVENTS)
export const restoreEvent = restoreItem<Saved>(EVENTS)

/** How many events one save changes at most. */
export const MOST_AT_ONCE = 100

/** A change of one of several events; an absent part stays. `deleted: false` restores it. */
export type EventChangeAtOnce = z.output<typeof ChangeEventsSchema>['changes'][number]
export type MovedDay = NonNullable<EventChangeAtOnce['moved']>

/**
 * Changes several events in one save. The response has those that were changed and are not deleted,
 * and the event of each moved day; events that are gone, or as they are to be, are left out.
 */
export const changeEvents = endpoint<{
  body: { changes: readonly EventChangeAtOnce[] }
  response: { success: true; events: EventResponse[] }
}>('POST /api/admin/events', {
  right: 'events',
  changes: ['events'],
  failure: 'Failed to update event',
})

/** The deleted events that can still be restored, the last deleted first. */
export const getDeletedEvents = endpoint<{
  response: { events: DeletedEvent[] }
}>('GET /api/deleted-events', {
  right: 'events',
  failure: eventsFailure,
})

/** Who saved it is null: as the site came. */
export type EventVersion = SavedDocument<EventResponse>

/** The versions of an event that saves have replaced, newest first, at most 20. */
export const getEventVersions = endpoint<{
  params: { id: string }
  response: { versions: EventVersion[] }
}>('GET /api/events/:id/versions', {
  right: 'events',
  failure: 'Failed to load the earlier versions.',
})

interface WithoutId {
  response: never
}

/** A change whose id is empty arrives here: 400 'Event ID is missing.' */
export const updateEventWithoutId = endpoint<WithoutId>('PUT /api/events', {
  right: 'events',
  failure: 'Failed to update event',
})
export const deleteEventWithoutId = endpoint<WithoutId>('DELETE /api/events', {
  right: 'events',
  failure: 'Failed to delete event',
})
