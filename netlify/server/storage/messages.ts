import { setTimeout as wait } from 'node:timers/promises'
import type { Store } from '@netlify/blobs'
import { z } from 'zod'
import {
  firstState,
  type MessageState,
  MessageStateSchema,
  type StoredMessage,
  StoredMessageSchema,
} from '#domain/contact/message.ts'
import { type Arrival, messageId } from '#domain/contact/messageId.ts'
import { inStorage, missingETag, StorageError, skipUnreadable } from './errors.ts'
import { isSafeKey, safeKey } from './keys.ts'
import { markMessage } from './messageMarks.ts'
import { entry, entryOf, readEntryOf } from './shape/entry.ts'
import { openStore } from './store.ts'
import { compareAndSwap } from './swap.ts'

/** A message with its id and its state. */
export interface Kept {
  id: string
  message: StoredMessage
  state: MessageState
}

const UNCLEAR_ATTEMPTS = 3

const messageKey = (id: string) => safeKey(`received/${id}`)
const stateKey = (id: string) => safeKey(`states/${id}`)
export const receiptKey = (receipt: string) => safeKey(`receipts/${receipt}`)
const store = () => openStore('messages')

/** An entry under `received/`. */
export const messageEntry = entry<StoredMessage>('A message', {
  version: 1,
  schema: StoredMessageSchema,
})
/** An entry under `states/`: the state, and the id of its write. */
export const stateEntry = entry('The state of a message', {
  version: 1,
  schema: z.object({ write: z.string(), state: MessageStateSchema }),
})
/** An entry under `receipts/`: the message's id, and whether the message was deleted. */
export const receiptEntry = entry('A receipt', {
  version: 1,
  schema: z.object({ id: z.string(), gone: z.boolean().optional() }),
})

/**
 * A cache: messages never change, and states are identified by their ETags, so each is read once.
 */
const knownMessages = new Map<string, StoredMessage>()
const knownStates = new Map<string, { etag: string; state: MessageState }>()

/** Clears the cache, for tests that change storage directly. */
export function forgetMessages(): void {
  knownMessages.clear()
  knownStates.clear()
}

/** Whether the message of that receipt is stored, or was stored and then deleted. */
export async function isReceived(receipt: string): Promise<boolean> {
  const found = await readReceipt(receipt)
  if (found === null || found.gone) return found !== null
  return readMessage(found.id).then(
    message => message !== null,
    error => skipUnreadable(error) === null,
  )
}

/** What a receipt holds, or null when there is none. Throws StorageError. */
export async function readReceipt(receipt: string) {
  const found = await inStorage('A receipt could not be read', () =>
    store().get(receiptKey(receipt), { type: 'json' }),
  )
  return found === null ? null : readEntryOf(receiptEntry, found).value
}

/**
 * Stores a message under its receipt, once: a repeated request with the same receipt finds the
 * first. Returns the id, and whether this call stored it. Throws StorageError unless the message is
 * known to be stored.
 */
export async function storeMessage(
  message: StoredMessage,
  at: Date,
  arrival: Arrival,
): Promise<{ id: string; isNew: boolean }> {
  const newId = messageId(at, crypto.randomUUID().slice(0, 8), arrival)
  const { id, gone } = await claimReceipt(message.receipt, newId)
  if (gone) return { id, isNew: false }
  const key = messageKey(id)
  await markMessage(id, 'arrival')
  for (let attempt = 0; attempt < UNCLEAR_ATTEMPTS; attempt++) {
    const result = await store()
      .setJSON(key, entryOf(messageEntry, message), { onlyIfNew: true })
      .catch(() => null)
    if (result?.modified && result.etag) return { id, isNew: true }
    if (result?.modified === false) return { id, isNew: attempt > 0 && (await isOurs(id, message)) }
    await wait(100 * 3 ** attempt)
  }
  throw new StorageError('A message could not be stored')
}

/** After an unclear response: whether what is stored is what this call wrote. */
async function isOurs(id: string, message: StoredMessage): Promise<boolean> {
  return (await readMessage(id))?.receivedAt === message.receivedAt
}

async function claimReceipt(receipt: string, id: string) {
  for (let attempt = 0; attempt < UNCLEAR_ATTEMPTS; attempt++) {
    const result = await store()
      .setJSON(receiptKey(receipt), entryOf(receiptEntry, { id }), { onlyIfNew: true })
      .catch(() => null)
    if (result?.modified && result.etag) return { id }
    const found = await readReceipt(receipt)
    if (found) return found
    await wait(100 * 3 ** attempt)
  }
  throw new StorageError('A receipt could not be stored')
}

/** One message, or null when there is none. Throws StorageError. */
async function readMessage(id: string): Promise<StoredMessage | null> {
  const known = knownMessages.get(id)
  if (known) return known
  return inStorage('A message could not be read', async () => {
    const found = await store().get(messageKey(id), { type: 'json' })
    if (found === null) return null
    const message = readEntryOf(messageEntry, found).value
    knownMessages.set(id, message)
    return message
  })
}

/** A message and its state as they are stored, whether or not they can be read. Throws StorageError. */
export async function readRawMessage(id: string): Promise<{ message: unknown; state: unknown }> {
  const raw = async (key: string) => {
    const text = await store().get(key, { type: 'text' })
    try {
      return text === null ? null : JSON.parse(text)
    } catch {
      return text
    }
  }
  return inStorage('A message could not be read', async () => ({
    message: await raw(messageKey(id)),
    state: await raw(stateKey(id)),
  }))
}

/**
 * One message with its state, straight from storage; null when it was deleted. With the ETag of the
 * state, under which `readListedMessage` reads it no second time.
 */
export async function readKept(id: string): Promise<(Kept & { etag: string | undefined }) | null> {
  knownMessages.delete(id)
  const message = await readMessage(id)
  if (!message) return null
  const { state, etag } = await readState(store(), id, message)
  if (etag !== undefined) knownStates.set(id, { etag, state })
  return { id, message, state, etag }
}

async function readState(from: Store, id: string, message: StoredMessage) {
  const found = await inStorage('The state of a message could not be read', () =>
    from.getWithMetadata(stateKey(id), { type: 'json' }),
  )
  if (found === null) return { state: firstState(message), etag: undefined, reading: undefined }
  const reading = readEntryOf(stateEntry, found.data)
  return { state: reading.value.state, etag: found.etag, reading }
}

/**
 * Changes the state of a message by compare-and-swap. `change` may run several times; it returns
 * null to change nothing, and then this function returns null, too. Throws StorageError.
 */
export async function changeState(
  id: string,
  message: StoredMessage,
  change: (state: MessageState) => MessageState | null,
): Promise<MessageState | null> {
  const [to, what] = [store(), 'The state of a message']
  const write = crypto.randomUUID()
  let isMarked = false
  return compareAndSwap(to, stateKey(id), what, async () => {
    const current = await readState(to, id, message)
    if (current.reading?.value.write === write) return { done: current.state }
    if (current.reading && !current.etag) throw missingETag(what)
    const state = change(structuredClone(current.state))
    if (state === null) return { done: null }
    if (!isMarked) await markMessage(id, 'change')
    isMarked = true
    const next = entryOf(stateEntry, { write, state }, current.reading)
    return { next, replaced: current.etag, stored: () => state }
  })
}

/**
 * Deletes an old message, also one that cannot be read: the privacy page promises how long a
 * message is kept. Returns whether there was one. Throws StorageError.
 */
export async function forgetMessage(id: string): Promise<boolean> {
  const found = await inStorage('A message could not be read', () =>
    store().get(messageKey(id), { type: 'text' }),
  )
  if (found === null) return false
  await deleteMessageBlobs(id, receiptIn(found), false)
  return true
}

/** The receipt that a message names; undefined where that cannot be read. */
function receiptIn(text: string): string | undefined {
  try {
    const { receipt } = JSON.parse(text)
    return typeof receipt === 'string' && isSafeKey(receipt) ? receipt : undefined
  } catch {
    return undefined
  }
}

/**
 * Deletes a message permanently. For a recent one, a receipt stays, so that a late repeated request
 * does not bring it back; it contains nothing of the message. Throws StorageError.
 */
export async function deleteMessageBlobs(
  id: string,
  receipt: string | undefined,
  isYoung: boolean,
): Promise<void> {
  await inStorage('A message could not be deleted', async () => {
    const from = store()
    if (receipt && isYoung) {
      await from.setJSON(receiptKey(receipt), entryOf(receiptEntry, { id, gone: true }))
    } else if (receipt) {
      await from.delete(receiptKey(receipt))
    }
    await from.delete(messageKey(id))
    await from.delete(stateKey(id))
  })
  knownMessages.delete(id)
  knownStates.delete(id)
}

/** One message with its state; what was read under that ETag before is not read again. */
export async function readListedMessage(
  id: string,
  etag: string | undefined,
): Promise<Kept | null> {
  const message = await readMessage(id)
  if (!message) return null
  if (etag === undefined) return { id, message, state: firstState(message) }
  const known = knownStates.get(id)
  if (known?.etag === etag) return { id, message, state: known.state }
  const { state } = await readState(store(), id, message)
  knownStates.set(id, { etag, state })
  return { id, message, state }
}

/** Drops cached messages that no longer exist. */
export function dropUnlisted(present: ReadonlySet<string>): void {
  for (const id of knownMessages.keys()) if (!present.has(id)) knownMessages.delete(id)
  for (const id of knownStates.keys()) if (!present.has(id)) knownStates.delete(id)
}
