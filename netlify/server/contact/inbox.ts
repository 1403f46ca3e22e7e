import { type MessageBatch, type MessagesQuery, mailMessage } from '#contract/messages.ts'
import { deliveryInfo, dueNow } from '#domain/contact/delivery.ts'
import {
  countMessages,
  type Mailbox,
  MESSAGES_PAGE_SIZE,
  type Message,
  type MessageCounts,
  type MessageFilter,
  matchesFilter,
} from '#domain/contact/inbox.ts'
import type { MessageState } from '#domain/contact/message.ts'
import { type Actor, recordActivity } from '../activity/record.ts'
import { Refusal } from '../http/refusal.ts'
import { canMail } from '../mail/send.ts'
import {
  allMessages,
  isUntouchedQuarantine,
  type Listed,
  listMessages,
  readMessages,
} from '../storage/mailbox.ts'
import { changeState, deleteMessageBlobs, type Kept, readKept } from '../storage/messages.ts'
import { deliverMessage } from './deliver.ts'
import { recipientsOf } from './recipients.ts'
import { RESEND_MS } from './retention.ts'

const gone = () => new Refusal(404, 'not_found', 'This message has been deleted.')

/** A stored message as the panel gets it. */
function messageOf({ id, message, state }: Kept): Message {
  const { form, subject, name, email, phone, message: text, receivedAt, verdict } = message
  return {
    id,
    form,
    subject,
    name,
    email,
    phone,
    message: text,
    receivedAt,
    place: state.place,
    read: state.read,
    delivery: deliveryInfo(state.delivery, canMail()),
    reasons: verdict.reasons,
  }
}

/**
 * All messages that match, newest first, for an export. The activity log records how many there
 * were, but neither their senders nor the search text. Throws StorageError.
 */
export async function messagesToExport(by: Actor, filter: MessageFilter): Promise<Message[]> {
  const all = (await allMessages()).map(messageOf)
  const found = all.filter(message => matchesFilter(message, filter))
  await recordActivity(
    by,
    found.length === 1
      ? 'Exported one message as a CSV file'
      : `Exported ${found.length} messages as a CSV file`,
  )
  return found
}

/** One page of the messages that match, with the counts for the sidebar. Throws StorageError. */
export async function messagesPage({ page = 1, ...filter }: MessagesQuery): Promise<MessageBatch> {
  const { apart, others, counts } = await overview()
  const found = new Map(
    others.filter(message => matchesFilter(message, filter)).map(one => [one.id, one]),
  )
  const unread = filter.place === undefined || filter.place === 'quarantine' ? apart : []
  const isNarrow = filter.form || filter.subject || filter.q?.trim()
  const matching = isNarrow
    ? (await read(unread)).filter(message => matchesFilter(message, filter))
    : unread
  const ids = [...found.keys(), ...matching.map(({ id }) => id)].sort().reverse()
  const from = (page - 1) * MESSAGES_PAGE_SIZE
  const shown = new Set(ids.slice(from, from + MESSAGES_PAGE_SIZE))
  const late = await read(unread.filter(({ id }) => shown.has(id)))
  const early = [...found.values()].filter(({ id }) => shown.has(id))
  return {
    messages: [...early, ...late].sort((a, b) => (a.id < b.id ? 1 : -1)),
    total: ids.length,
    totalPages: Math.max(1, Math.ceil(ids.length / MESSAGES_PAGE_SIZE)),
    counts,
  }
}

/** The counts for the sidebar and the dashboard. Throws StorageError. */
export async function countInbox(): Promise<MessageCounts> {
  return (await overview()).counts
}

/**
 * All messages except those that went straight into quarantine: after a flood those are thousands,
 * and their keys are enough to count them.
 */
async function overview() {
  const listed = await listMessages()
  const apart = listed.filter(isUntouchedQuarantine)
  const others = await read(listed.filter(one => !isUntouchedQuarantine(one)))
  const counts = countMessages(others, Date.now())
  return { apart, others, counts: { ...counts, quarantined: counts.quarantined + apart.length } }
}

const read = async (listed: readonly Listed[]): Promise<Message[]> =>
  (await readMessages(listed)).kept.map(messageOf)

/** One message. Throws Refusal 404. */
export async function oneMessage(id: string): Promise<Message> {
  const kept = await readKept(id)
  if (!kept) throw gone()
  return messageOf(kept)
}

const MOVED: Record<Mailbox, string> = {
  inbox: 'Moved a message to the inbox',
  answered: 'Marked a message as answered',
  archived: 'Archived a message',
  quarantine: 'Moved a message to quarantine',
}

/**
 * Moves a message or marks it as read. A message released from quarantine is mailed like a new one;
 * one moved into quarantine is no longer mailed. The activity log does not name the sender. Throws
 * Refusal 404.
 */
export async function changeMessageState(
  by: Actor,
  id: string,
  change: { place?: Mailbox | undefined; read?: boolean | undefined },
): Promise<{ message: Message; released: boolean }> {
  const kept = await readKept(id)
  if (!kept) throw gone()
  let before: Mailbox = kept.state.place
  const changed = await changeState(id, kept.message, state => {
    before = state.place
    const place = change.place ?? state.place
    return { place, read: change.read ?? state.read, delivery: deliveryAfter(state, place) }
  })
  const state = changed ?? kept.state
  const released = before === 'quarantine' && state.place !== 'quarantine'
  if (change.place && change.place !== before) {
    await recordActivity(by, released ? 'Released a message from quarantine' : MOVED[change.place])
  }
  return { message: messageOf({ ...kept, state }), released }
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
  const kept = await readKept(id)
  if (!kept) throw gone()
  if (!canMail() || (await recipientsOf(kept.message.form)).length === 0) {
    throw new Refusal(
      409,
      'no_mail',
      `${mailMessage.failure} No mail server, or nobody to mail it to, is set.`,
    )
  }
  await changeState(id, kept.message, state =>
    ['sent', 'sending'].includes(state.delivery.state)
      ? null
      : { ...state, delivery: dueNow(state.delivery, Date.now()) },
  )
  await deliverMessage(id)
  await recordActivity(by, 'Sent a message on by e-mail again')
  return oneMessage(id)
}

/** Deletes a message permanently. Throws Refusal 404 when it no longer exists. */
export async function removeMessage(by: Actor, id: string): Promise<void> {
  const kept = await readKept(id)
  if (!kept) throw gone()
  const isYoung = Date.now() - Date.parse(kept.message.receivedAt) < RESEND_MS
  await deleteMessageBlobs(id, kept.message, isYoung)
  await recordActivity(by, 'Deleted a message for good')
}
