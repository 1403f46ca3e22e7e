import { randomInt } from 'node:crypto'
import { EVENT_IS_DELETED, type EventResponse, NO_SUCH_EVENT } from '#contract/events.ts'
import { changedEvent, type EventChange } from '#domain/events/change.ts'
import { RESTORABLE_DAYS } from '#domain/events/event.ts'
import { isRelative } from '#domain/events/resolve.ts'
import { restorable, type StoredEvent, type StoredEvents } from '#domain/events/stored.ts'
import { type Actor, recordActivity } from '../activity/record.ts'
import { conflict, Refusal } from '../http/refusal.ts'
import { limitConcurrency } from '../limitConcurrency.ts'
import { read, UNCHANGED, update } from '../storage/documents.ts'
import {
  dropEventVersions,
  eventsDocument,
  keepEventVersion,
  readEventVersion,
} from '../storage/events.ts'
import { eventResponse, type PrayerContext, prayerContext, withoutDeletion } from './responses.ts'

/**
 * All events are one large document: parallel writers would make each other's compare-and-swap
 * fail, and each try reads and writes all of it.
 */
const oneAtATime = limitConcurrency(1)
/** Changes the events, one change after another. */
export const updateEvents = (change: Parameters<typeof update<StoredEvents>>[1]) =>
  oneAtATime(() => update(eventsDocument, change))

/**
 * A list over the platform's limits would fail for every visitor, so the save that would exceed
 * them is refused.
 */
const MOST_BYTES = 5_000_000
/** The same with recently deleted events: visitors do not get them, but every function reads them. */
const MOST_STORED_BYTES = 2 * MOST_BYTES
/** The bytes that the response adds to a stored event by its listed days or its times: about 35 days. */
const RESOLVED_BYTES = 1_100

/** How many versions of an event are kept, besides the current one. */
export const VERSIONS_KEPT = 20

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const ID_LENGTH = 8

/** An id that no current or recently deleted event has, without letters that are easily mistaken. */
function newId({ events, deleted }: StoredEvents): string {
  for (;;) {
    const id = Array.from({ length: ID_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
    if (![...events, ...deleted].some(event => event.id === id)) return id
  }
}

/** Creates an event. Throws Refusal 409 'full'. */
export async function createStoredEvent(by: Actor, change: EventChange): Promise<EventResponse> {
  const context = await prayerContext()
  let id = ''
  const saved = await updateEvents(({ value, revision }) => {
    id ||= newId(value)
    const event = stamped({ ...changedEvent(undefined, change), id }, revision + 1, by, context)
    return withinLimit({ ...value, events: [...value.events, event] })
  })
  return finish(by, 'Created', eventIn(saved.value, id), context)
}

/** Saves an event. Throws Refusal 404, 409 with the newer one, 410. */
export async function updateStoredEvent(
  by: Actor,
  id: string,
  change: EventChange,
  base: number | undefined,
): Promise<EventResponse> {
  const context = await prayerContext()
  let replaced: number | undefined
  const saved = await updateEvents(async ({ value, revision }) => {
    const before = eventIn(value, id)
    replaced = before.revision
    await refuseOutdated(before, base)
    await keepEventVersion(before)
    const event = stamped({ ...changedEvent(before, change), id }, revision + 1, by, context)
    return withinLimit({
      ...value,
      events: value.events.map(one => (one.id === id ? event : one)),
    })
  })
  await dropEventVersions(id, VERSIONS_KEPT)
  return finish(by, 'Updated', eventIn(saved.value, id), context, replaced)
}

/**
 * Shows another picture in the events that name one, where `wanted` says so by 'event:ID'; returns
 * those that changed, in the same form. Each one's former version is kept.
 */
export async function replaceEventPictures(
  by: Actor,
  from: string,
  to: string,
  wanted: (id: string) => boolean,
): Promise<string[]> {
  const context = await prayerContext()
  let changed: string[] = []
  await updateEvents(async ({ value, revision }) => {
    const shown = value.events.filter(
      ({ id, image }) => image.includes(from) && wanted(`event:${id}`),
    )
    changed = shown.map(({ id }) => `event:${id}`)
    if (shown.length === 0) return UNCHANGED
    for (const event of shown) await keepEventVersion(event)
    const replaced = (event: StoredEvent) =>
      stamped({ ...event, image: event.image.replaceAll(from, to) }, revision + 1, by, context)
    return withinLimit({
      ...value,
      events: value.events.map(event => (shown.includes(event) ? replaced(event) : event)),
    })
  })
  return changed
}

/** Deletes an event, restorable for a while; deleting it again succeeds. Throws Refusal 404. */
export async function deleteStoredEvent(by: Actor, id: string): Promise<void> {
  let deleted: StoredEvent | undefined
  await updateEvents(async ({ value, revision }) => {
    const now = new Date()
    const before = value.events.find(event => event.id === id)
    deleted = before
    if (!before) {
      if (restorable(value.deleted, now).some(event => event.id === id)) return UNCHANGED
      throw new Refusal(404, 'not_found', NO_SUCH_EVENT)
    }
    await keepEventVersion(before)
    const gone = removed(before, revision + 1, by, now)
    return {
      events: value.events.filter(event => event.id !== id),
      deleted: [gone, ...value.deleted],
    }
  })
  if (deleted) await recordActivity(by, `Deleted event: ${deleted.title}`, { event: id })
}

/** Restores a deleted event, or a kept version. Throws Refusal 404, 409. */
export async function restoreStoredEvent(
  by: Actor,
  id: string,
  { revision: wanted, base }: { revision?: number | undefined; base?: number | undefined },
): Promise<EventResponse> {
  const { events, deleted } = (await read(eventsDocument)).value
  if (![...events, ...deleted].some(event => event.id === id)) {
    throw new Refusal(404, 'not_found', NO_SUCH_EVENT)
  }
  const version = wanted === undefined ? undefined : await readEventVersion(id, wanted)
  if (version === null) {
    throw new Refusal(404, 'not_found', 'That version is not kept any more.')
  }
  const context = await prayerContext()
  let isRestored = false
  let replaced: number | undefined
  const saved = await updateEvents(async ({ value, revision }) => {
    const current = value.events.find(event => event.id === id)
    const gone = restorable(value.deleted, new Date()).find(event => event.id === id)
    isRestored = !!gone || !!version
    if (!current && !gone) throw new Refusal(404, 'not_found', NO_SUCH_EVENT)
    if (!current && !version && gone) {
      return withoutId(value, id, stamped(withoutDeletion(gone), revision + 1, by, context))
    }
    if (!version) return UNCHANGED
    if (current) {
      replaced = current.revision
      await refuseOutdated(current, base)
      await keepEventVersion(current)
    }
    return withoutId(value, id, stamped(version, revision + 1, by, context))
  })
  const event = eventIn(saved.value, id)
  return isRestored
    ? finish(by, 'Restored', event, context, replaced)
    : eventResponse(event, context)
}

/** The event to be edited, for what a form leaves out. Throws Refusal 404, 410, StorageError. */
export async function storedEvent(id: string): Promise<StoredEvent> {
  return eventIn((await read(eventsDocument)).value, id)
}

/** Refuses a save on top of a version that someone else has replaced. */
export async function refuseOutdated(current: StoredEvent, base: number | undefined) {
  if (base === undefined || base === current.revision) return
  throw conflict(eventResponse(current, await prayerContext()), current.savedBy)
}

function eventIn({ events, deleted }: StoredEvents, id: string): StoredEvent {
  const event = events.find(one => one.id === id)
  if (event) return event
  if (restorable(deleted, new Date()).some(one => one.id === id)) {
    throw new Refusal(410, 'deleted', EVENT_IS_DELETED)
  }
  throw new Refusal(404, 'not_found', NO_SUCH_EVENT)
}

/** An event with the save that changed it. */
export const stamped = <E extends object>(
  event: E,
  revision: number,
  by: Actor,
  { prayer }: PrayerContext,
) => ({
  ...event,
  revision,
  savedAt: new Date().toISOString(),
  savedBy: by.name,
  prayerRevision: prayer.revision,
})

/** An event as it is kept after its deletion. */
export const removed = (event: StoredEvent, revision: number, by: Actor, now: Date) => ({
  ...event,
  revision,
  deletedAt: now.toISOString(),
  deletedBy: by.name,
})

/** The document with this event once, among those not deleted. */
function withoutId(value: StoredEvents, id: string, event: StoredEvent): StoredEvents {
  return withinLimit({
    events: [...value.events.filter(one => one.id !== id), event],
    deleted: value.deleted.filter(one => one.id !== id),
  })
}

/** The document, if there is room for it. Throws Refusal 409 'full'. */
export function withinLimit(value: StoredEvents): StoredEvents {
  const resolved = value.events.filter(
    event => event.repeats || (event.recurring && isRelative(event)),
  ).length
  const sent = bytesOf(value.events) + resolved * RESOLVED_BYTES
  if (sent > MOST_BYTES) {
    const text = 'There is no room for more events. Delete some that are long past, then try again.'
    throw new Refusal(409, 'full', text)
  }
  if (bytesOf(value) > MOST_STORED_BYTES) {
    const text = `There is no room for more events until those deleted recently are gone for good: each stays for ${RESTORABLE_DAYS} days.`
    throw new Refusal(409, 'full', text)
  }
  return value
}

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value))

async function finish(
  by: Actor,
  done: string,
  event: StoredEvent,
  context: PrayerContext,
  before?: number,
) {
  const { id, title, revision } = event
  await recordActivity(by, `${done} event: ${title}`, { event: id, revision, before })
  return eventResponse(event, context)
}
