import { z } from 'zod'
import { LIST_ID } from '#locale/ownList.ts'
import { MAILBOXES } from './inbox.ts'
import { FORM_KINDS } from './subjects.ts'

/** A message as stored; it never changes, since its state is stored separately. */
export const StoredMessageSchema = z.object({
  form: z.enum(FORM_KINDS),
  subject: z.string().regex(LIST_ID),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  receivedAt: z.iso.datetime(),
  /** Of the page that it came from, where that is not English. */
  language: z.string().optional(),
  verdict: z.object({
    score: z.number(),
    reasons: z.array(z.object({ reason: z.string(), weight: z.number() })),
    /** Stored in quarantine and not mailed; the sender gets no hint of it. */
    quarantined: z.boolean(),
  }),
  /** Whether a mail server was set when it arrived: earlier messages are not mailed later. */
  mailed: z.boolean(),
  /** The receipt that prevents a retry from being stored again. */
  receipt: z.string(),
})
export type StoredMessage = z.output<typeof StoredMessageSchema>

/**
 * The state of a message's mail; moments in ms since 1970.
 * - off: none is to be sent
 * - waiting: due at `nextAt`; after a failure `tries` > 0
 * - sending: reserved by one sender until `until`, longer than a sender runs
 * - sent, failed: done, or given up after the last try
 */
const DeliverySchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('off') }),
  z.object({
    state: z.literal('waiting'),
    tries: z.number(),
    nextAt: z.number(),
    done: z.array(z.string()),
  }),
  z.object({
    state: z.literal('sending'),
    tries: z.number(),
    until: z.number(),
    sender: z.string(),
    done: z.array(z.string()),
  }),
  z.object({ state: z.literal('sent'), at: z.number() }),
  z.object({
    state: z.literal('failed'),
    tries: z.number(),
    done: z.array(z.string()),
    /** The site stopped while it was sending: the mail may have gone out. */
    unsure: z.literal(true).optional(),
  }),
])
export type Delivery = z.output<typeof DeliverySchema>

/** What admins wrote about a message, in its order: replies to the sender, and notes for each other. */
const written = { id: z.string(), by: z.string(), at: z.iso.datetime(), text: z.string() }
const ThreadEntrySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('note'), ...written }),
  /** `email`: of the admin, to whom the sender's answer goes. */
  z.object({ kind: z.literal('reply'), ...written, email: z.string(), delivery: DeliverySchema }),
])
type StoredThreadEntry = z.output<typeof ThreadEntrySchema>
export type StoredReply = Extract<StoredThreadEntry, { kind: 'reply' }>

/** The state of a message: its place, whether it was read, its mail, and what admins did about it. */
export const MessageStateSchema = z.object({
  place: z.enum(MAILBOXES),
  read: z.boolean(),
  delivery: DeliverySchema,
  /** The id of the account that takes care of it. */
  holder: z.string().optional(),
  thread: z.array(ThreadEntrySchema).optional(),
})
export type MessageState = z.output<typeof MessageStateSchema>

/** The state of a new message. */
export function firstState({ verdict, mailed, receivedAt }: StoredMessage): MessageState {
  const nextAt = Date.parse(receivedAt)
  return {
    place: verdict.quarantined ? 'quarantine' : 'inbox',
    read: false,
    delivery:
      mailed && !verdict.quarantined
        ? { state: 'waiting', tries: 0, nextAt, done: [] }
        : { state: 'off' },
  }
}
