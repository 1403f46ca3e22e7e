import { setImmediate as nextTurn } from 'node:timers/promises'
import { isFlooded, isQuarantined, momentOf } from '#domain/contact/messageId.ts'
import { inStorage, skipUnreadable, UnreadableError } from './errors.ts'
import { type Mark, markOfKey } from './messageMarks.ts'
import { dropUnlisted, type Kept, readListedMessage, readReceipt, receiptKey } from './messages.ts'
import { openStore } from './store.ts'

const AT_ONCE = 20

const store = () => openStore('messages')

/** All messages that can be read, newest first, as stored now. Throws StorageError. */
export const allMessages = async (): Promise<Kept[]> => (await readMessages()).kept

/** A stored message, known only by its key; `etag` is that of its state, if it has one. */
export interface Listed {
  id: string
  etag: string | undefined
}

/** Whether a message went straight into quarantine and never moved, which its key shows. */
export const isUntouchedQuarantine = ({ id, etag }: Listed): boolean =>
  etag === undefined && isQuarantined(id)

/** The contents of the message store, by key only. */
export interface MessageKeys {
  /** Newest first. */
  readonly messages: readonly Listed[]
  /** The keys of the notes about messages that need no mail (storage/mailQueue.ts). */
  readonly settled: readonly string[]
  /** The keys of counted uses (storage/rateLimit.ts). */
  readonly uses: readonly string[]
  readonly marks: readonly Mark[]
}

/** Lists the whole store at once, for the work of every tick. Throws StorageError. */
export async function listMailbox(): Promise<MessageKeys> {
  return inStorage('The messages could not be listed', async () => {
    const { blobs } = await store().list()
    const below = (folder: string) => blobs.filter(({ key }) => key.startsWith(`${folder}/`))
    const ids = below('received').map(({ key }) => key.slice('received/'.length))
    dropUnlisted(new Set(ids))
    const etags = new Map(
      below('states').map(({ key, etag }) => [key.slice('states/'.length), etag]),
    )
    const newestFirst = ids.toSorted().reverse()
    return {
      messages: newestFirst.map(id => ({ id, etag: etags.get(id) })),
      settled: below('settled').map(({ key }) => key),
      uses: below('tickets').map(({ key }) => key),
      marks: below('changed').map(({ key }) => markOfKey(key)),
    }
  })
}

/** The ids of messages that begin so. Throws StorageError. */
export async function listReceived(start = ''): Promise<string[]> {
  const { blobs } = await inStorage('The messages could not be listed', () =>
    store().list({ prefix: `received/${start}` }),
  )
  return blobs.map(({ key }) => key.slice('received/'.length))
}

/** How many messages of floods are kept. Throws StorageError. */
export const countFloodMessages = async (): Promise<number> =>
  (await listReceived()).filter(isFlooded).length

/**
 * The given messages, all by default, newest first; and the ids of those that cannot be read, or
 * whose state cannot. Throws StorageError.
 */
export async function readMessages(
  some?: readonly Listed[],
): Promise<{ kept: Kept[]; unreadable: string[] }> {
  const listed = some ?? (await listMailbox()).messages
  return inStorage('The messages could not be read', async () => {
    const kept: Kept[] = []
    const unreadable: string[] = []
    const read = ({ id, etag }: Listed) =>
      readListedMessage(id, etag).catch(error => {
        if (!(error instanceof UnreadableError)) throw error
        unreadable.push(id)
        return null
      })
    await inTurns(listed, async one => {
      const message = await read(one)
      if (message) kept.push(message)
    })
    return { kept: kept.sort((a, b) => (a.id < b.id ? 1 : -1)), unreadable: unreadable.sort() }
  })
}

/** Runs the work for every item, twenty at a time, with a turn for visitors in between. */
export async function inTurns<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < items.length; from += AT_ONCE) {
    // On one machine all of this is one process.
    await nextTurn()
    await Promise.all(items.slice(from, from + AT_ONCE).map(work))
  }
}

/**
 * Deletes what is left of deleted messages: their state, and receipts from before `since`, after
 * which no form repeats its request. Throws StorageError.
 */
export async function deleteRemains(
  { kept, unreadable }: Awaited<ReturnType<typeof readMessages>>,
  since: Date,
): Promise<void> {
  const oldest = momentOf(since)
  const hidden = new Set(unreadable)
  const ids = new Set([...kept.map(({ id }) => id), ...unreadable])
  const receipts = new Set(kept.map(({ message }) => receiptKey(message.receipt)))
  await inStorage('The remains of messages could not be deleted', async () => {
    const from = store()
    for (const { key } of (await from.list({ prefix: 'states/' })).blobs) {
      const id = key.slice('states/'.length)
      if (!ids.has(id) && id < oldest) await from.delete(key)
    }
    for (const { key } of (await from.list({ prefix: 'receipts/' })).blobs) {
      if (receipts.has(key)) continue
      const receipt = await readReceipt(key.slice('receipts/'.length)).catch(skipUnreadable)
      if (receipt && receipt.id < oldest && !hidden.has(receipt.id)) await from.delete(key)
    }
  })
}
