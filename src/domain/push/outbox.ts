import { z } from 'zod'
import { MINUTE } from '#domain/time/civil.ts'
import { type Followers, PARTS, partOf } from './follower.ts'
import type { PushNews } from './news.ts'
import { inQuietHours, type PushSettings } from './quietHours.ts'
import { isUrgent, TOPICS } from './topics.ts'

/*
 * The outbox is one document: what is to be sent, and what was announced (`seen`). When a message is
 * due, its followers are written down in it, and leave it batch by batch. `nextBatch` is the only step:
 * under a lease it records what came of the batch before, drops what is done or too late, and hands out
 * the next. A crash repeats one batch at most, and its notifications replace those shown by their tag.
 */

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
type PushMessage = z.output<typeof MessageSchema>

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
export function withNews(outbox: Outbox, news: readonly PushNews[], now: Date): Outbox {
  if (news.length === 0) return outbox
  const tags = new Set(news.map(({ tag }) => tag))
  const added = news.map(one => ({
    ...one,
    ...{ id: crypto.randomUUID(), at: now.toISOString(), next: 0, later: {}, sent: 0, failed: 0 },
  }))
  const others = outbox.messages.filter(({ tag }) => !tags.has(tag))
  return { ...outbox, messages: [...others, ...added].slice(-MOST_MESSAGES) }
}

/** Moves what is done with to the list of recent messages. */
export function withoutDone(outbox: Outbox, isDone: (message: PushMessage) => boolean): Outbox {
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

/** The followers of a message to try now. */
export interface Batch {
  readonly message: PushMessage
  readonly ids: readonly string[]
}

/** What came of a batch, by follower. One without an outcome stays in the message. */
export type Outcomes = ReadonlyMap<string, PushOutcome>

/**
 * How sending to one follower ended. `isBusy`: the push service takes nothing at the moment;
 * `isUnknownHost`: the name of its host could not be found.
 */
export type PushOutcome =
  | 'sent'
  | 'gone'
  | 'failed'
  | { retryAt: Date; isBusy?: boolean; isUnknownHost?: boolean }

/** Longer than a batch takes: a run that has ended without releasing it does not block the next tick. */
const LEASE_MS = MINUTE

/** Who sends to whom, under which quiet hours, and to how many at most; 0: its time is over. */
interface Sender {
  readonly by: string
  readonly followers: Followers
  readonly quiet: PushSettings['quiet']
  readonly zone: string
  readonly most: number
}

/**
 * The outbox after a batch, and the next one: what comes at night too first, then the oldest. Null:
 * nothing is due, the sender's time is over, or another process sends.
 */
export function nextBatch(
  before: Outbox,
  { by, followers, quiet, zone, most }: Sender,
  now: Date,
  last?: Batch & { outcomes: Outcomes },
): { outbox: Outbox; batch: Batch | null } {
  const at = now.toISOString()
  const { lease } = before
  const isMine = lease?.by === by
  const isFree = isMine || !lease || lease.until <= at
  const isHeld = inQuietHours(quiet, zone, now)
  const messages = before.messages.map(one =>
    one.id === last?.message.id ? recorded(one, last.outcomes) : one,
  )
  const due = messages
    .filter(({ topic, until }) => until > at && (isUrgent(topic) || !isHeld))
    .sort((a, b) => Number(isUrgent(b.topic)) - Number(isUrgent(a.topic)) || (a.at < b.at ? -1 : 1))
  let batch: Batch | null = null
  for (const one of isFree && most > 0 ? due : []) {
    const message = one.next < PARTS ? begun(one, followers, at) : one
    messages[messages.indexOf(one)] = message
    const ids = Object.keys(message.later).filter(id => message.later[id]!.at <= at)
    if (ids.length === 0) continue
    batch = { message, ids: ids.slice(0, most) }
    break
  }
  const outbox = withoutDone(
    { ...before, messages },
    ({ next, later, until }) => until <= at || (next >= PARTS && Object.keys(later).length === 0),
  )
  const until = new Date(now.getTime() + LEASE_MS).toISOString()
  return { outbox: { ...outbox, lease: batch ? { by, until } : isMine ? null : lease }, batch }
}

/** The message with everyone written down who follows its topic. */
function begun(message: PushMessage, followers: Followers, at: string): PushMessage {
  const ids = Object.keys(followers).filter(
    id => partOf(id) >= message.next && followers[id]?.topics.includes(message.topic),
  )
  const later = Object.fromEntries(ids.map(id => [id, { tries: 0, at }]))
  return { ...message, later: { ...message.later, ...later }, next: PARTS }
}

function recorded(message: PushMessage, outcomes: Outcomes): PushMessage {
  const later = { ...message.later }
  let { sent, failed } = message
  for (const [id, outcome] of outcomes) {
    const tries = (later[id]?.tries ?? 0) + 1
    if (typeof outcome === 'object') later[id] = { tries, at: outcome.retryAt.toISOString() }
    else delete later[id]
    if (outcome === 'sent') sent++
    if (outcome === 'failed') failed++
  }
  return { ...message, sent, failed, later }
}

const PAUSES = [1, 5, 15, 30, 60]
const LONGEST_PAUSE = 60 * MINUTE

/** When to try again after so many tries, not before the push service allows it. */
export function retryAt(tries: number, retryAfter: number | undefined, now: Date): Date {
  const pause = (PAUSES[Math.min(tries, PAUSES.length - 1)] ?? 60) * MINUTE
  const asked = retryAfter === undefined ? pause : Math.min(retryAfter * 1000, LONGEST_PAUSE)
  return new Date(now.getTime() + asked)
}
