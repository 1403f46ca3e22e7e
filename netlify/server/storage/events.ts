import { seedEvents } from '#config/seed/events.ts'
import {
  type StoredEvent,
  StoredEventSchema,
  type StoredEvents,
  StoredEventsSchema,
} from '#domain/events/stored.ts'
import { document } from './documents.ts'
import { StorageError, skipUnreadable } from './errors.ts'
import { safeKey } from './keys.ts'
import { entry, entryOf, readEntryOf } from './shape/entry.ts'
import { openStore } from './store.ts'

/**
 * All events in one document, so that a save can compare and swap. What a save replaces is kept
 * event by event (`keepEventVersion`): thousands of events times thousands of saves would fill storage.
 */
export const eventsDocument = document<StoredEvents>({
  key: 'events',
  version: 1,
  schema: StoredEventsSchema,
  items: { 'events.*': 'id', 'deleted.*': 'id' },
  seed: () => ({
    events: seedEvents.map(event => ({
      ...event,
      revision: 0,
      savedAt: null,
      savedBy: null,
    })),
    deleted: [],
  }),
})

/** An event as it was before a save. */
export const eventVersionEntry = entry<StoredEvent>('A version of an event', {
  version: 1,
  schema: StoredEventSchema,
})

const STORE = 'documents'
const prefixOf = (id: string) => safeKey(`versions/event/${id}`)
const keyOf = ({ id, revision }: { id: string; revision: number }) =>
  safeKey(`${prefixOf(id)}/${String(revision).padStart(10, '0')}`)

/**
 * Keeps an event as it was before a save; doing so twice is harmless, since a revision never
 * changes.
 */
export async function keepEventVersion(event: StoredEvent): Promise<void> {
  try {
    await openStore(STORE).setJSON(keyOf(event), entryOf(eventVersionEntry, event))
  } catch (cause) {
    throw new StorageError(`A version of the event "${event.id}" could not be kept`, { cause })
  }
}

/**
 * The kept versions of an event, newest first, without those that cannot be read; one that a save
 * prunes meanwhile is left out. Throws StorageError.
 */
export async function readEventVersions(id: string, most: number): Promise<StoredEvent[]> {
  try {
    const store = openStore(STORE)
    const { blobs } = await store.list({ prefix: `${prefixOf(id)}/` })
    const keys = blobs.map(blob => blob.key).sort()
    const read = async (key: string) => {
      const stored = await store.get(key, { type: 'json' })
      return stored && readEntryOf(eventVersionEntry, stored).value
    }
    const newest = keys.slice(-most).reverse()
    const found = await Promise.all(newest.map(key => read(key).catch(skipUnreadable)))
    return found.filter(version => version !== null)
  } catch (cause) {
    throw new StorageError(`The versions of the event "${id}" could not be read`, { cause })
  }
}

/** Removes an event's versions beyond the newest `most`. Throws StorageError. */
export async function dropEventVersions(id: string, most: number): Promise<void> {
  try {
    const store = openStore(STORE)
    const { blobs } = await store.list({ prefix: `${prefixOf(id)}/` })
    const keys = blobs.map(blob => blob.key).sort()
    for (const key of keys.slice(0, Math.max(0, keys.length - most))) await store.delete(key)
  } catch (cause) {
    throw new StorageError(`Old versions of the event "${id}" could not be removed`, { cause })
  }
}

/** The kept version of that revision, or null. Throws StorageError. */
export async function readEventVersion(id: string, revision: number): Promise<StoredEvent | null> {
  try {
    const found = await openStore(STORE).get(keyOf({ id, revision }), { type: 'json' })
    return found && readEntryOf(eventVersionEntry, found).value
  } catch (cause) {
    throw new StorageError(`A version of the event "${id}" could not be read`, { cause })
  }
}
