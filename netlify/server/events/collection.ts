import { randomInt } from 'node:crypto'
import { ownsCategory } from '#domain/account/roles.ts'
import { RESTORABLE_DAYS } from '#domain/collection/deletion.ts'
import type { changedEvent } from '#domain/events/change.ts'
import { EVENT_FIELDS } from '#domain/events/fields.ts'
import { picturePart } from '#domain/events/parts/picture.ts'
import { whenPart } from '#domain/events/parts/when.ts'
import { isRelative } from '#domain/events/resolve.ts'
import type { StoredEvent, StoredEvents } from '#domain/events/stored.ts'
import { EVENTS } from '#domain/events/thing.ts'
import { formatDay } from '#domain/time/format.ts'
import { Collection } from '../collection/collection.ts'
import { Refusal } from '../http/refusal.ts'
import { eventsDocument, eventVersionStore } from '../storage/events.ts'
import { eventForVisitors } from './responses.ts'

/**
 * A list over the platform's limits would fail for every visitor, so the save that would exceed
 * them is refused.
 */
const MOST_BYTES = 5_000_000
/** The same with recently deleted events: visitors do not get them, but every function reads them. */
const MOST_STORED_BYTES = 2 * MOST_BYTES
/** The bytes that the response adds to a stored event by its listed days or its times: about 35 days. */
const RESOLVED_BYTES = 1_100

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const ID_LENGTH = 8

/** An id that none of the events has, without letters that are easily mistaken. */
export function newEventId(taken: {
  items: readonly { id: string }[]
  deleted: readonly { id: string }[]
}): string {
  for (;;) {
    const id = Array.from({ length: ID_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
    if (![...taken.items, ...taken.deleted].some(event => event.id === id)) return id
  }
}

type EventFields = ReturnType<typeof changedEvent> & Pick<StoredEvent, 'imported' | 'calendar'>

/** The events as admins change them. */
export const eventCollection = new Collection({
  thing: EVENTS,
  document: eventsDocument,
  toLists: ({ events, deleted }: StoredEvents) => ({ items: events, deleted }),
  toValue: ({ items, deleted }): StoredEvents => ({ events: [...items], deleted: [...deleted] }),
  newId: newEventId,
  stamped: (fields: EventFields, stamp, { prayer }, before?: StoredEvent) => ({
    ...(before?.imported && { imported: before.imported }),
    ...(before?.calendar && { calendar: before.calendar }),
    ...fields,
    ...stamp,
    prayerRevision: prayer.revision,
  }),
  owns: (role, { category }) => ownsCategory(role, category),
  refuseFull,
  fields: EVENT_FIELDS,
  labels: { ...picturePart.labels, ...whenPart.labels, skipped: skippedInWords },
  versionOf: ({ id }, revision) => eventVersionStore.read(id, revision),
  response: eventForVisitors,
})

/** 'off on Friday, November 27' */
function skippedInWords({ skipped: was = [] }: StoredEvent, { skipped: is = [] }: StoredEvent) {
  const off = is.filter(date => !was.includes(date))
  const on = was.filter(date => !is.includes(date))
  const named = (words: string, dates: readonly string[]) =>
    dates.length > 0 ? [`${words} ${dates.map(date => formatDay(date)).join('; ')}`] : []
  return [...named('off on', off), ...named('again on', on)].join(', ')
}

function refuseFull(value: StoredEvents): void {
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
}

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value))
