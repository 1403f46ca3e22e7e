import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { hasFailedMail } from '#domain/contact/delivery.ts'
import { MAILBOXES } from '#domain/contact/inbox.ts'
import { isQuarantined } from '#domain/contact/messageId.ts'
import { FORM_KINDS } from '#domain/contact/subjects.ts'
import { MINUTE } from '#domain/time/civil.ts'
import { LIST_ID } from '#locale/ownList.ts'
import { document, read, type Stored, UNCHANGED, update } from './documents.ts'
import { deleteEntry } from './entries.ts'
import { skipUnreadable, UnreadableError } from './errors.ts'
import { type Listing, readListed } from './listing.ts'
import {
  inTurns,
  isUntouchedQuarantine,
  type Listed,
  listMailbox,
  listReceived,
  type MessageKeys,
  readMessages,
} from './mailbox.ts'
import { isExpired, listMarks, type Mark, removeMarks } from './messageMarks.ts'
import { dropUnlisted, type Kept, readKept } from './messages.ts'

const RowSchema = z.object({
  /** None: this release cannot read the message. */
  place: z.enum(MAILBOXES).optional(),
  read: z.literal(true).optional(),
  /** Whether its mail, or a reply to it, has failed for good. */
  failed: z.literal(true).optional(),
  /** None: it went straight into quarantine, where nobody opened it; after a flood those are thousands. */
  form: z.enum(FORM_KINDS).optional(),
  subject: z.string().regex(LIST_ID).optional(),
  /** The ETag of its state, if it has one. */
  etag: z.string().optional(),
})
type StoredRow = z.output<typeof RowSchema>

const IndexSchema = z.object({
  /** Whether every message that is not marked has its row. */
  isWhole: z.boolean(),
  messages: z.record(z.string(), RowSchema),
})
type Index = z.output<typeof IndexSchema>

/**
 * What the inbox counts and filters messages by, so that it reads only those of the page that it
 * shows. It has nothing that a visitor wrote, and is made from the messages: the tick mends it, and
 * without it they are listed and read.
 */
export const messageIndexDocument = document<Index>({
  key: 'messages-index',
  version: 1,
  schema: IndexSchema,
  seed: () => ({ isWhole: false, messages: {} }),
})

/** A message in the inbox, without its texts. */
export interface IndexedMessage extends Listed, Omit<StoredRow, 'etag' | 'place'> {
  readonly place: NonNullable<StoredRow['place']>
}

interface Inbox {
  /** Newest first. */
  readonly rows: readonly IndexedMessage[]
  /** The ids of messages that cannot be read. */
  readonly unreadable: readonly string[]
}

/** All messages as they are stored now. Throws StorageError. */
export async function readInbox(): Promise<Inbox> {
  // Marks first: the tick removes one only once the index has what it announced.
  const marks = await listMarks()
  const index = await read(messageIndexDocument).catch(skipUnreadable)
  if (!index?.value.isWhole) return inboxOf(await readRows())
  const inbox = indexed(index.value)
  if (marks.length === 0) return inbox
  const marked = await readMarked(marks)
  return inboxOf([
    ...Object.entries(index.value.messages).filter(([id]) => !marked.has(id)),
    ...[...marked].flatMap(([id, row]) => (row ? [[id, row] as const] : [])),
  ])
}

const known = new WeakMap<Index, Inbox>()

/** The inbox of an index, made once for each that was read. */
function indexed(index: Index): Inbox {
  const before = known.get(index)
  if (before) return before
  const inbox = inboxOf(Object.entries(index.messages))
  known.set(index, inbox)
  // Deleted messages leave the memory of other processes, too.
  dropUnlisted(new Set(Object.keys(index.messages)))
  return inbox
}

function inboxOf(stored: readonly (readonly [string, StoredRow])[]): Inbox {
  const rows: IndexedMessage[] = []
  const unreadable: string[] = []
  for (const [id, { place, etag, ...row }] of stored) {
    if (place === undefined) unreadable.push(id)
    else rows.push({ ...row, id, etag, place })
  }
  return { rows: rows.sort((a, b) => (a.id < b.id ? 1 : -1)), unreadable: unreadable.sort() }
}

const UNTOUCHED: StoredRow = { place: 'quarantine' }

function rowOf({ message, state }: Kept, etag: string | undefined): StoredRow {
  return {
    place: state.place,
    ...(state.read && { read: true as const }),
    ...(hasFailedMail(state) && { failed: true as const }),
    form: message.form,
    subject: message.subject,
    ...(etag !== undefined && { etag }),
  }
}

/** The row of a message as it is stored now; null: there is none. Throws StorageError. */
async function currentRow(id: string): Promise<StoredRow | null> {
  try {
    const found = await readKept(id)
    return found && rowOf(found, found.etag)
  } catch (error) {
    if (error instanceof UnreadableError) return {}
    throw error
  }
}

/** The rows of all messages, without the index. Throws StorageError. */
async function readRows(): Promise<[string, StoredRow][]> {
  const listed = (await listMailbox()).messages
  const untouched = listed.filter(isUntouchedQuarantine)
  const { kept, unreadable } = await readMessages(listed.filter(one => !isUntouchedQuarantine(one)))
  const etags = new Map(listed.map(({ id, etag }) => [id, etag]))
  return [
    ...untouched.map(({ id }): [string, StoredRow] => [id, UNTOUCHED]),
    ...kept.map((one): [string, StoredRow] => [one.id, rowOf(one, etags.get(one.id))]),
    ...unreadable.map((id): [string, StoredRow] => [id, {}]),
  ]
}

/** The rows of marked messages; null where there is no such message. Throws StorageError. */
async function readMarked(marks: readonly Mark[]): Promise<Map<string, StoredRow | null>> {
  const changed = new Set(marks.flatMap(({ id, isArrival }) => (isArrival ? [] : id)))
  const ids = [...new Set(marks.map(({ id }) => id))]
  // After a flood those are hundreds, of the same minutes: they are listed and not read.
  const isUntouched = (id: string) => isQuarantined(id) && !changed.has(id)
  const untouched = ids.filter(isUntouched)
  const there = new Set(untouched.length > 0 ? await listReceived(commonStart(untouched)) : [])
  const rows = new Map<string, StoredRow | null>(
    untouched.map(id => [id, there.has(id) ? UNTOUCHED : null]),
  )
  await inTurns(
    ids.filter(id => !isUntouched(id)),
    async id => void rows.set(id, await currentRow(id)),
  )
  return rows
}

/** How all texts begin. */
function commonStart([first = '', ...others]: readonly string[]): string {
  let start = first
  for (const text of others) while (!text.startsWith(start)) start = start.slice(0, -1)
  return start
}

/**
 * Brings the index up to date with the messages as they are listed, and removes the marks of what is
 * over by `now`. What it has no time for, as `signal` aborts, it does the next time. Throws StorageError.
 */
export async function refreshIndex(
  { messages, marks }: MessageKeys,
  now: Date,
  signal: AbortSignal,
  listing: Listing,
): Promise<void> {
  const base = await readIndex(listing)
  const rows = base.value.messages
  const etags = new Map(messages.map(({ id, etag }) => [id, etag]))
  const due: Listed[] = [
    ...messages.filter(({ id, etag }) => !isCurrent(rows[id], etag)),
    ...Object.keys(rows).flatMap(id => (etags.has(id) ? [] : { id, etag: undefined })),
  ]
  const found = new Map<string, StoredRow | null>()
  await inTurns(due, async one => {
    if (signal.aborted) return
    const isUntouched = etags.has(one.id) && isUntouchedQuarantine(one)
    found.set(one.id, isUntouched ? UNTOUCHED : await currentRow(one.id))
  })
  const isWhole = found.size === due.length
  const isSame = [...found].every(([id, row]) => isDeepStrictEqual(rows[id] ?? null, row))
  if (!isSame || isWhole !== base.value.isWhole) {
    await update(messageIndexDocument, ({ value, revision }) => {
      const next = { ...value.messages }
      for (const [id, row] of found) {
        if (row) next[id] = row
        else delete next[id]
      }
      // A lower revision: it was dropped meanwhile, with what is not in `found`.
      return { isWhole: isWhole && revision >= base.revision, messages: next }
    })
  }
  if (isWhole) await removeMarks(marks.filter(mark => isExpired(mark, now)))
}

const isCurrent = (row: StoredRow | undefined, etag: string | undefined): boolean =>
  row?.place !== undefined && row.etag === etag

/** The index; one that this release cannot read is removed, as it is made again. */
async function readIndex(listing: Listing): Promise<Stored<Index>> {
  const index = await readListed(messageIndexDocument, listing).catch(skipUnreadable)
  if (index) return index
  await dropIndex()
  return read(messageIndexDocument)
}

/** Removes rows, before their messages are deleted. Throws StorageError. */
export async function removeRows(ids: readonly string[]): Promise<void> {
  try {
    await update(messageIndexDocument, ({ value }) => {
      const gone = ids.filter(id => Object.hasOwn(value.messages, id))
      if (gone.length === 0) return UNCHANGED
      const messages = { ...value.messages }
      for (const id of gone) delete messages[id]
      return { ...value, messages }
    })
  } catch (error) {
    skipUnreadable(error)
    await dropIndex()
  }
}

const dropIndex = () => deleteEntry('documents', messageIndexDocument.key)

const COUNT_STANDS_MS = MINUTE
let counted: { at: number; count: number } | undefined

/** Clears the cached count, for tests that change storage directly. */
export function forgetCount(): void {
  counted = undefined
}

/**
 * How many messages cannot be read, without those that went straight into quarantine. Cached for a
 * minute: anyone may request the health. Throws StorageError.
 */
export async function countUnreadableMessages(): Promise<number> {
  if (counted && Date.now() - counted.at < COUNT_STANDS_MS) return counted.count
  const { unreadable } = await readInbox()
  counted = { at: Date.now(), count: unreadable.length }
  return unreadable.length
}
