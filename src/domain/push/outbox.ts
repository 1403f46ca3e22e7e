import { z } from 'zod'
import { MINUTE } from '#domain/time/units.ts'
import type { PushNews } from './news.ts'
import { inQuietHours, type PushSettings } from './quietHours.ts'
import { isUrgent, TOPICS } from './topics.ts'

/*
 * The outbox is one document: what is to be sent, and what was announced (`seen`). Followers are kept
 * in 16 parts, by the first digit of their id. When a message is due, its followers are written down in
 * it, and leave it batch by batch. `nextBatch` is the only step: under a lease it records what came of
 * the batch before, drops what is done or too late, and hands out the next. A crash repeats one batch at
 * most, and its notifications replace those shown by their tag.
 */

/** How many documents hold the followers. */
export const PARTS = 16

/** A notification on its way to those who follow its topic. */
const MessageSchema = z.object({
  id: z.string(),
  topic: z.enum(TOPICS),
  tag: z.string(),
  title: z.string(),
  body: z.string(),
  words: z.record(z.string(), z.object({ title: z.string(), body: z.string() })).optional(),
  url: z.string(),
  at: z.iso.datetime(),
  until: z.iso.datetime(),
  /** The followers of the parts from here on are not written down yet; PARTS once all are. */
  next: z.number().int(),
  /** The followers to try, how often they were tried before, and when to. */
  later: z.record(z.string(), z.object({ tries: z.number().int(), at: z.iso.datetime() })),
  sent: z.number().int(),
  failed: z.number().int(),
})
export type PushMessage = z.output<typeof MessageSchema>

/** A notification that is done with. */
const SentSchema = z.object({
  topic: z.enum(TOPICS),
  title: z.string(),
  at: z.iso.datetime(),
  sent: z.number().int(),
  failed: z.number().int(),
})
export type Sent = z.output<typeof SentSchema>

export const OutboxSchema = z.object({
  messages: z.array(MessageSchema),
  recent: z.array(SentSchema),
  /** Who is sending, so that two processes do not send the same; void after its time. */
  lease: z.object({ by: z.string(), until: z.iso.datetime() }).nullable(),
  /** What was announced already, so that nothing is announced twice. */
  seen: z.object({
    /** The words of each notice, by its id. */
    notices: z.record(z.string(), z.string()),
    /** The revision of the events; null: nothing was compared yet. */
    events: z.number().int().nullable(),
    /** The day whose changes were announced. */
    iqama: z.string(),
    /** The last videos that were live. */
    live: z.array(z.string()),
    /** The revision of the prayer settings that was compared, and the last evening of the moon. */
    moon: z
      .object({
        revision: z.number().int(),
        evening: z.string(),
        /** The last day on which the moon's followers were notified, and how often. */
        day: z.string(),
        count: z.number().int(),
      })
      .optional(),
  }),
})
export type Outbox = z.output<typeof OutboxSchema>

export const EMPTY_OUTBOX: Outbox = {
  messages: [],
  recent: [],
  lease: null,
  seen: { notices: {}, events: null, iqama: '', live: [] },
}

const RECENT = 10
/** More are not written down in a day; beyond, the oldest give way. */
const MOST_MESSAGES = 60

/** Adds what is new; a message with the same tag that is still on its way is replaced. */
export function withNews(
  outbox: Outbox,
  news: readonly PushNews[],
  now: Date,
  id: () => string,
): Outbox {
  if (news.length === 0) return outbox
  const tags = new Set(news.map(({ tag }) => tag))
  const added = news.map(one => ({
    ...one,
    ...{ id: id(), at: now.toISOString(), next: 0, later: {}, sent: 0, failed: 0 },
  }))
  const others = outbox.messages.filter(({ tag }) => !tags.has(tag))
  return { ...outbox, messages: [...others, ...added].slice(-MOST_MESSAGES) }
}

/**
 * The new messages of an outbox with what they say in other languages: `others` are the same outbox as
 * planned in each.
 */
export function withWords(
  before: Outbox,
  planned: Outbox,
  others: readonly (readonly [language: string, Outbox])[],
): Outbox {
  if (others.length === 0 || planned.messages === before.messages) return planned
  const known = new Set(before.messages.map(({ id }) => id))
  const messages = planned.messages.map(message => {
    if (known.has(message.id)) return message
    const words = others.flatMap(([language, { messages }]) => {
      const same = messages.find(({ id, tag }) => !known.has(id) && tag === message.tag)
      return same ? [[language, { title: same.title, body: same.body }] as const] : []
    })
    return { ...message, words: Object.fromEntries(words) }
  })
  return { ...planned, messages }
}

/** Takes what is no longer true out of the outbox. */
export const withoutTags = (outbox: Outbox, tags: ReadonlySet<string>): Outbox =>
  settled(outbox, ({ tag }) => tags.has(tag))

/** Takes out what everyone got, and what is too late. */
const withoutDone = (outbox: Outbox, now: Date): Outbox =>
  settled(
    outbox,
    ({ next, later, until }) =>
      until <= now.toISOString() || (next >= PARTS && Object.keys(later).length === 0),
  )

/** Moves messages to the list of recent ones. */
function settled(outbox: Outbox, isDone: (message: PushMessage) => boolean): Outbox {
  const done = outbox.messages.filter(isDone)
  if (done.length === 0) return outbox
  const recent = done.map(({ topic, title, at, sent, failed, later }) => ({
    ...{ topic, title, at, sent },
    failed: failed + Object.keys(later).length,
  }))
  return {
    ...outbox,
    messages: outbox.messages.filter(message => !isDone(message)),
    recent: [...outbox.recent, ...recent].slice(-RECENT),
  }
}

/** The followers of a message to try next. */
export interface Batch {
  readonly message: PushMessage
  /** Absent: its followers are not written down yet. */
  readonly ids?: readonly string[]
}

/** What came of a batch. A follower without an outcome stays in the message. */
export interface SentBatch {
  readonly message: PushMessage
  readonly outcomes: ReadonlyMap<string, PushOutcome>
}

/**
 * How sending to one follower ended. `isBusy`: the push service takes nothing at the moment;
 * `isUnknownHost`: the name of its host could not be found.
 */
export type PushOutcome =
  | 'sent'
  | 'gone'
  | 'failed'
  | { retryAt: Date; isBusy?: boolean; isUnknownHost?: boolean }

/** The part of the followers that an id belongs to: its first hex digit. */
export const partOf = (id: string): number => Number.parseInt(id[0] ?? '0', 16)

/** Longer than a batch takes: a run that has ended without releasing it does not block the next tick. */
const LEASE_MS = MINUTE

/** Who sends, under which quiet hours, and to how many at most; 0: its time is over. */
export interface PushSender {
  readonly by: string
  readonly quiet: PushSettings['quiet']
  readonly zone: string
  readonly most: number
}

/**
 * The outbox after a batch, and the next one; null: nothing is due, the sender's time is over, or
 * another process sends.
 */
export function nextBatch(
  before: Outbox,
  sender: PushSender,
  now: Date,
  sent?: SentBatch,
): { outbox: Outbox; batch: Batch | null } {
  const outbox = withoutDone(sent ? recorded(before, sent) : before, now)
  const { lease } = outbox
  const isMine = lease?.by === sender.by
  if (lease && !isMine && lease.until > now.toISOString()) return { outbox, batch: null }
  const batch = sender.most > 0 ? dueBatch(outbox, sender, now) : null
  if (batch) {
    const until = new Date(now.getTime() + LEASE_MS).toISOString()
    return { outbox: { ...outbox, lease: { by: sender.by, until } }, batch }
  }
  return { outbox: isMine ? { ...outbox, lease: null } : outbox, batch }
}

/**
 * What to send now: what comes at night too first, then the oldest. Quiet hours hold back the others,
 * and what is too late is not sent.
 */
function dueBatch(
  { messages }: Outbox,
  { quiet, zone, most }: PushSender,
  now: Date,
): Batch | null {
  const at = now.toISOString()
  const isHeld = inQuietHours(quiet, zone, now)
  const due = messages
    .filter(({ topic }) => isUrgent(topic) || !isHeld)
    .sort((a, b) => Number(isUrgent(b.topic)) - Number(isUrgent(a.topic)) || (a.at < b.at ? -1 : 1))
  for (const message of due) {
    if (message.next < PARTS) return { message }
    const ids = Object.keys(message.later).filter(id => message.later[id]!.at <= at)
    if (ids.length > 0) return { message, ids: ids.slice(0, most) }
  }
  return null
}

/** What was replaced or withdrawn meanwhile has no record. */
function recorded(outbox: Outbox, { message: { id }, outcomes }: SentBatch): Outbox {
  const afterBatch = (message: PushMessage): PushMessage => {
    const later = { ...message.later }
    let { sent, failed } = message
    for (const [id, outcome] of outcomes) {
      delete later[id]
      if (outcome === 'sent') sent++
      else if (outcome === 'failed') failed++
      else if (outcome !== 'gone') {
        const before = message.later[id]
        later[id] = { tries: before ? before.tries + 1 : 0, at: outcome.retryAt.toISOString() }
      }
    }
    return { ...message, sent, failed, later, next: PARTS }
  }
  const isSent = (message: PushMessage) => message.id === id
  return { ...outbox, messages: outbox.messages.map(one => (isSent(one) ? afterBatch(one) : one)) }
}

const PAUSES = [1, 5, 15, 30, 60]
const LONGEST_PAUSE = 60 * MINUTE

/** When to try again after so many tries, not before the push service allows it. */
export function retryAt(tries: number, retryAfter: number | undefined, now: Date): Date {
  const pause = (PAUSES[Math.min(tries, PAUSES.length - 1)] ?? 60) * MINUTE
  const asked = retryAfter === undefined ? pause : Math.min(retryAfter * 1000, LONGEST_PAUSE)
  return new Date(now.getTime() + asked)
}
