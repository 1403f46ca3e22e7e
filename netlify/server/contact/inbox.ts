import { failureOf } from '#contract/endpoint.ts'
import {
  type MessageBatch,
  type MessageChange,
  type MessagesQuery,
  mailMessage,
  type ReplyBody,
} from '#contract/messages.ts'
import { deliveryInfo, dueNow } from '#domain/contact/delivery.ts'
import { type MessageFilter, matchesFilter } from '#domain/contact/filter.ts'
import {
  countMessages,
  type Holder,
  type Mailbox,
  MESSAGES_PAGE_SIZE,
  type Message,
  type MessageCounts,
  THREAD_MOST,
} from '#domain/contact/inbox.ts'
import type { MessageState } from '#domain/contact/message.ts'
import { subjects } from '#domain/contact/subjects.ts'
import { MINUTE } from '#domain/time/civil.ts'
import { type Actor, recordActivity } from '../activity/record.ts'
import type { Admin } from '../auth/session.ts'
import { Refusal } from '../http/refusal.ts'
import { canMail } from '../mail/send.ts'
import { allMessages, type Listed, readMessages } from '../storage/mailbox.ts'
import { type IndexedMessage, readInbox, removeRows } from '../storage/messageIndex.ts'
import { markMessage } from '../storage/messageMarks.ts'
import { changeState, deleteMessageBlobs, type Kept, readKept } from '../storage/messages.ts'
import { deliverMessage } from './deliver.ts'
import { holders } from './holder.ts'
import { recipientsOf } from './recipients.ts'
import { replyTooLong, sendReply } from './reply.ts'
import { RESEND_MS } from './retention.ts'

const gone = () => new Refusal(404, 'not_found', 'This message has been deleted.')

/** A stored message as the panel gets it; `people`: who may hold it. */
function messageOf({ id, message, state }: Kept, people: readonly Holder[] = []): Message {
  const { language, verdict } = message
  return {
    id,
    form: message.form,
    subject: message.subject,
    name: message.name,
    email: message.email,
    phone: message.phone,
    message: message.message,
    receivedAt: message.receivedAt,
    ...(language && { language }),
    place: state.place,
    read: state.read,
    delivery: deliveryInfo(state.delivery, canMail()),
    reasons: verdict.reasons,
    holder: people.find(person => person.id === state.holder) ?? null,
    thread: (state.thread ?? []).map(entry => ({
      id: entry.id,
      by: entry.by,
      at: entry.at,
      text: entry.text,
      ...(entry.kind === 'reply' && { delivery: deliveryInfo(entry.delivery, canMail()) }),
    })),
    canReply: canMail() && state.place !== 'quarantine',
  }
}

/**
 * All messages that match, newest first, for an export. The activity log records how many there
 * were, but neither their senders nor the search text. Throws StorageError.
 */
export async function messagesToExport(by: Actor, filter: MessageFilter): Promise<Message[]> {
  const all = (await allMessages()).map(kept => messageOf(kept))
  const found = all.filter(message => matchesFilter(message, filter))
  await recordActivity(
    by,
    found.length === 1
      ? 'Exported one message as a CSV file'
      : `Exported ${found.length} messages as a CSV file`,
    { area: 'messages' },
  )
  return found
}

/** One page of the messages that match, with the counts for the sidebar. Throws StorageError. */
export async function messagesPage({ page = 1, ...filter }: MessagesQuery): Promise<MessageBatch> {
  const { rows } = await readInbox()
  const found = await matchingRows(rows, filter)
  const from = (page - 1) * MESSAGES_PAGE_SIZE
  return {
    messages: await read(found.slice(from, from + MESSAGES_PAGE_SIZE)),
    total: found.length,
    totalPages: Math.max(1, Math.ceil(found.length / MESSAGES_PAGE_SIZE)),
    counts: countsOf(rows),
  }
}

/** The rows that match: messages are read only for what their rows do not say. */
async function matchingRows(
  rows: readonly IndexedMessage[],
  filter: MessageFilter,
): Promise<readonly IndexedMessage[]> {
  const { place, form, subject, q = '' } = filter
  const likely = rows.filter(
    row =>
      (place === undefined || row.place === place) &&
      (form === undefined || (row.form ?? form) === form) &&
      (subject === undefined || subjects.current(row.subject ?? subject) === subject),
  )
  const isNarrow = form !== undefined || subject !== undefined
  const unclear = q.trim() ? likely : isNarrow ? likely.filter(row => row.form === undefined) : []
  if (unclear.length === 0) return likely
  const left = new Set<IndexedMessage>(unclear)
  const matching = (await read(unclear)).filter(message => matchesFilter(message, filter))
  const found = new Set(matching.map(({ id }) => id))
  return likely.filter(row => !left.has(row) || found.has(row.id))
}

/** The counts for the sidebar and the dashboard. Throws StorageError. */
export async function countInbox(): Promise<MessageCounts> {
  return countsOf((await readInbox()).rows)
}

/** The counts of rows as they were read, for the minute in which they are right. */
const counted = new WeakMap<readonly IndexedMessage[], { minute: number; counts: MessageCounts }>()

function countsOf(rows: readonly IndexedMessage[]): MessageCounts {
  const minute = Math.floor(Date.now() / MINUTE)
  const before = counted.get(rows)
  if (before?.minute === minute) return before.counts
  const counts = countMessages(rows, Date.now())
  counted.set(rows, { minute, counts })
  return counts
}

async function read(listed: readonly Listed[]): Promise<Message[]> {
  const { kept } = await readMessages(listed)
  const people = kept.some(({ state }) => state.holder) ? await holders() : []
  return kept.map(one => messageOf(one, people))
}

async function find(id: string): Promise<Kept> {
  const kept = await readKept(id)
  if (!kept) throw gone()
  return kept
}

/** One message, and who can take care of it. Throws Refusal 404. */
export async function oneMessage(id: string): Promise<{ message: Message; people: Holder[] }> {
  const [kept, people] = await Promise.all([find(id), holders()])
  return { message: messageOf(kept, people), people }
}

/** Sends a reply, once by its id. Throws Refusal as `sendReply`. */
export async function replyTo(
  admin: Pick<Admin, 'user'>,
  id: string,
  reply: ReplyBody,
): Promise<Message> {
  await sendReply(admin, await find(id), reply)
  return (await oneMessage(id)).message
}

const MOVED: Record<Mailbox, string> = {
  inbox: 'Moved a message to the inbox',
  answered: 'Marked a message as answered',
  archived: 'Archived a message',
  quarantine: 'Moved a message to spam',
}

/**
 * Moves a message, marks it as read, passes it to a person or notes something about it. A message released from quarantine is mailed like a new one;
 * one moved into quarantine is no longer mailed. The activity log does not name the sender. Throws
 * Refusal 404.
 */
export async function changeMessageState(
  by: Actor,
  id: string,
  change: MessageChange,
): Promise<{ message: Message; released: boolean }> {
  const [kept, people] = await Promise.all([find(id), holders()])
  const to = change.holder && people.find(person => person.id === change.holder)
  if (change.holder && !to) {
    throw new Refusal(409, 'no_holder', 'This person does not answer messages any more.')
  }
  const entry = change.note !== undefined && {
    kind: 'note' as const,
    id: crypto.randomUUID(),
    by: by.name,
    at: new Date().toISOString(),
    text: change.note,
  }
  let before: Mailbox = kept.state.place
  const changed = await changeState(id, kept.message, ({ holder, ...state }) => {
    before = state.place
    const place = change.place ?? state.place
    if (entry && (state.thread?.length ?? 0) >= THREAD_MOST) throw replyTooLong()
    const held = change.holder === undefined ? holder : change.holder
    return {
      ...state,
      place,
      read: change.read ?? state.read,
      delivery: deliveryAfter(state, place),
      ...(held && { holder: held }),
      ...(entry && { thread: [...(state.thread ?? []), entry] }),
    }
  })
  const state = changed ?? kept.state
  const released = before === 'quarantine' && state.place !== 'quarantine'
  if (change.place && change.place !== before) {
    await recordActivity(by, released ? 'Took a message out of spam' : MOVED[change.place], {
      area: 'messages',
    })
  }
  if (entry) await recordActivity(by, 'Added a note to a message', { area: 'messages' })
  if (change.holder !== undefined) {
    const isOwn = to && to.id === by.id
    await recordActivity(
      by,
      isOwn
        ? 'Took over a message'
        : to
          ? `Handed a message on to ${to.name}`
          : 'Gave a message back',
      { area: 'messages' },
    )
  }
  return { message: messageOf({ ...kept, state }, people), released }
}

function deliveryAfter({ place: before, delivery }: MessageState, place: Mailbox) {
  if (before === 'quarantine' && place === 'inbox' && delivery.state === 'off' && canMail()) {
    return dueNow(delivery, Date.now())
  }
  if (place === 'quarantine' && delivery.state === 'waiting') return { state: 'off' as const }
  return delivery
}

/** Tries to mail a message at once. Throws Refusal 404, and 409 where there is no recipient. */
export async function deliverAgain(by: Actor, id: string): Promise<Message> {
  const kept = await find(id)
  if (!canMail() || (await recipientsOf(kept.message.form)).length === 0) {
    const failure = failureOf(mailMessage)
    const text = `${failure} No mail server, or nobody to mail it to, is set.`
    throw new Refusal(409, 'no_mail', text)
  }
  await changeState(id, kept.message, state =>
    ['sent', 'sending'].includes(state.delivery.state)
      ? null
      : { ...state, delivery: dueNow(state.delivery, Date.now()) },
  )
  await deliverMessage(id)
  await recordActivity(by, 'Sent a message on by e-mail again', { area: 'messages' })
  return (await oneMessage(id)).message
}

/** Deletes a message permanently. Throws Refusal 404 when it no longer exists. */
export async function removeMessage(by: Actor, id: string): Promise<void> {
  const kept = await find(id)
  const isYoung = Date.now() - Date.parse(kept.message.receivedAt) < RESEND_MS
  await markMessage(id, 'change')
  await removeRows([id])
  await deleteMessageBlobs(id, kept.message.receipt, isYoung)
  await recordActivity(by, 'Deleted a message for good', { area: 'messages' })
}
