import { z } from 'zod'
import { MAILBOXES } from './inbox.ts'
import { FORM_KINDS, SITE_SUBJECTS } from './subjects.ts'

/** A message as stored, once and for all: what became of it is kept beside it. */
export const StoredMessageSchema = z.object({
  form: z.enum(FORM_KINDS),
  subject: z.enum(SITE_SUBJECTS),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  receivedAt: z.iso.datetime(),
  verdict: z.object({
    score: z.number(),
    reasons: z.array(z.object({ reason: z.string(), weight: z.number() })),
    quarantined: z.boolean(),
  }),
  /** Whether a mail server was set when it came: what came before is not mailed later. */
  mailed: z.boolean(),
  /** The receipt that keeps a second sending of it from being stored. */
  receipt: z.string(),
})
export type StoredMessage = z.output<typeof StoredMessageSchema>

/**
 * How far the mail of a message is; moments in ms since 1970.
 * - off: none is to be sent
 * - waiting: due at `nextAt`; after a failure `tries` > 0
 * - sending: one sender holds it until `until`, longer than a sender lives
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
  z.object({ state: z.literal('failed'), tries: z.number(), done: z.array(z.string()) }),
])
export type Delivery = z.output<typeof DeliverySchema>

/** What became of a message: where it lies, whether it was read, how far its mail is. */
export const MessageStateSchema = z.object({
  place: z.enum(MAILBOXES),
  read: z.boolean(),
  delivery: DeliverySchema,
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
