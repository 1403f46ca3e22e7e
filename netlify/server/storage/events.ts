import { seedEventsOf } from '#config/seed/releases.ts'
import {
  type StoredEvent,
  StoredEventSchema,
  type StoredEvents,
  StoredEventsSchema,
} from '#domain/events/stored.ts'
import { EVENTS } from '#domain/events/thing.ts'
import { contentDocument } from './content.ts'
import { document, read } from './documents.ts'
import { itemVersions } from './versions.ts'

/** What an event of the seed has of a save. */
export const NEVER_SAVED = { revision: 0, savedAt: null, savedBy: null }

/** Events as they were before a save. */
export const eventVersionStore = itemVersions<StoredEvents, StoredEvent>({
  folder: 'event',
  what: 'an event',
  schema: StoredEventSchema,
  kept: EVENTS.versionsKept,
  itemsOf: ({ events }) => Object.fromEntries(events.map(event => [event.id, event])),
})

/** All events in one document, so that a save can compare and swap. */
export const eventsDocument = document<StoredEvents>({
  ...EVENTS,
  schema: StoredEventsSchema,
  items: { 'events.*': 'id', 'deleted.*': 'id' },
  versions: eventVersionStore,
  seed: async () => ({
    events: seedEventsOf((await read(contentDocument)).value.seed).map(event => ({
      ...event,
      ...NEVER_SAVED,
    })),
    deleted: [],
  }),
})
