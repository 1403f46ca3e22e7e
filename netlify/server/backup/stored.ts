import { MESSAGE_ID } from '#domain/contact/messageId.ts'
import { activityLog } from '../activity/record.ts'
import * as all from '../storage/all.ts'
import { sectionVersionStore } from '../storage/content.ts'
import { type Document, readEnvelope } from '../storage/documents.ts'
import { skipUnreadable } from '../storage/errors.ts'
import { eventVersionStore } from '../storage/events.ts'
import { ENTRY_ID, MONTH } from '../storage/log.ts'
import { messageEntry, receiptEntry, stateEntry } from '../storage/messages.ts'
import { followersDocument } from '../storage/push.ts'
import { readEntryOf } from '../storage/shape/entry.ts'
import type { Reading } from '../storage/shape/reading.ts'
import type { Shape } from '../storage/shape/shape.ts'
import type { StoreName } from '../storage/stores.ts'
import { translationsDocument } from '../storage/translations.ts'
import { triesDocument } from '../storage/tries.ts'
import { storedJson } from './contents.ts'

/** One kind of JSON in storage: its store, its keys and its schema. */
export interface StoredKind {
  readonly store: StoreName
  readonly key: RegExp
  readonly shape: Shape<unknown>
  readonly read: (json: unknown) => Reading<unknown>
}

const documents = [...Object.values(all), activityLog.index] as readonly Document<unknown>[]

const kindOf = (document: Document<unknown>, key: RegExp): StoredKind => ({
  store: 'documents',
  key,
  shape: document.shape,
  read: json => readEnvelope(document, json).reading,
})
const entryKind = (store: StoreName, key: RegExp, shape: Shape<object>): StoredKind => ({
  ...{ store, key, shape },
  read: json => readEntryOf(shape, json),
})

/** Keys whose folder is followed by a whole name of that form. */
const below = (folder: string, { source }: RegExp) => new RegExp(source.replace('^', `^${folder}/`))

/** Every kind of JSON that this site stores; tests keep an example of each from every release. */
export const STORED_KINDS: readonly StoredKind[] = [
  ...documents.map(document =>
    kindOf(document, new RegExp(`^(?:versions/)?${document.key}(?:/\\d{10})?$`)),
  ),
  kindOf(triesDocument('00') as Document<unknown>, /^tries\/[0-9a-f]{2}$/),
  kindOf(
    translationsDocument('ar') as Document<unknown>,
    /^(?:versions\/)?translations-[a-z-]+(?:\/\d{10})?$/,
  ),
  kindOf(followersDocument(0) as Document<unknown>, /^followers\/[0-9a-f]$/),
  entryKind('documents', /^versions\/event\//, eventVersionStore.entry),
  entryKind('documents', /^versions\/content\//, sectionVersionStore.entry),
  entryKind('logs', below('activity', ENTRY_ID), activityLog.entry),
  entryKind('logs', below('activity-months', MONTH), activityLog.month),
  entryKind('messages', below('received', MESSAGE_ID), messageEntry),
  entryKind('messages', below('states', MESSAGE_ID), stateEntry),
  entryKind('messages', /^receipts\//, receiptEntry),
]

/** The kind of a blob; undefined for bytes, and for keys without a value, such as rate limits. */
export const storedKind = (store: string, key: string): StoredKind | undefined =>
  STORED_KINDS.find(kind => kind.store === store && kind.key.test(key))

/** Whether this release can read a blob; what has no kind, it never reads. */
export function isReadable(
  { store, key }: { store: string; key: string },
  bytes: Uint8Array,
): boolean {
  const kind = storedKind(store, key)
  try {
    return kind !== undefined && readStored(kind, bytes) !== null
  } catch (error) {
    return skipUnreadable(error) !== null
  }
}

/** Reads a blob of a kind. Throws UnreadableError. */
export const readStored = (kind: StoredKind, bytes: Uint8Array): Reading<unknown> =>
  kind.read(storedJson(kind.shape, bytes))
