import type { Follower } from '#domain/push/follower.ts'
import {
  type Batch,
  nextBatch,
  PARTS,
  type PushOutcome,
  type PushSender,
  partOf,
  type SentBatch,
} from '#domain/push/outbox.ts'
import { siteNow } from '../clock.ts'
import { limitConcurrency } from '../limitConcurrency.ts'
import { read, UNCHANGED, update } from '../storage/documents.ts'
import { prayerSettingsDocument } from '../storage/prayerSettings.ts'
import { outboxDocument, pushSettingsDocument } from '../storage/push.ts'
import { readPart, removeFollowers } from './followers.ts'
import { sendPush } from './sendPush.ts'
import { vapidKeys } from './vapid.ts'

/**
 * How much one run may send, after a response and in a tick alike: functions of the platform end
 * after 60 and 30 seconds, and a request that has begun is waited for.
 */
const BUDGET = { ms: 12_000, most: 4_000 }

const AT_ONCE = 40
/** After so many followers in a row whose push service is busy, the others of that service wait. */
const BUSY_IN_A_ROW = 3
/** A batch goes through as many parts as have so many followers. */
const BATCH_FOLLOWERS = 200

/**
 * Sends what is due, batch by batch; each is recorded before the next. Does nothing while another
 * process sends. Throws StorageError.
 */
export async function sendDue(budget = BUDGET, signal?: AbortSignal): Promise<void> {
  if (vapidKeys().length === 0) return
  const ends = Date.now() + budget.ms
  const [{ value: prayer }, { value: settings }] = await Promise.all([
    read(prayerSettingsDocument),
    read(pushSettingsDocument),
  ])
  const by = crypto.randomUUID()
  const sender = { by, quiet: settings.quiet, zone: prayer.place.timeZone }
  let left = budget.most
  const isOver = () => left <= 0 || Date.now() >= ends || signal?.aborted === true
  let batch = await recordAndTake({ ...sender, isOver: isOver() })
  while (batch) {
    const { tried, ...sent } = await sendBatch(batch, ends, left)
    left -= tried
    batch = await recordAndTake({ ...sender, isOver: isOver() }, sent)
  }
}

async function recordAndTake(sender: PushSender, sent?: SentBatch): Promise<Batch | null> {
  let batch: Batch | null = null
  await update(outboxDocument, ({ value }) => {
    const next = nextBatch(value, sender, siteNow(), sent)
    batch = next.batch
    return next.outbox === value ? UNCHANGED : next.outbox
  })
  return batch
}

/** The followers of a batch, by their ids, and the part that is next. */
async function followersOf({ message, only }: Batch) {
  const parts = only
    ? [...new Set(only.map(partOf))]
    : Array.from({ length: PARTS - message.next }, (_, index) => message.next + index)
  const stored = await Promise.all(parts.map(readPart))
  const isMeant = ([id, { topics }]: [string, Follower]) =>
    topics.includes(message.topic) && (!only || only.includes(id))
  const followers: [string, Follower][] = []
  let { next } = message
  for (const [index, part] of stored.entries()) {
    followers.push(...Object.entries(part).filter(isMeant))
    if (only) continue
    next = (parts[index] ?? next) + 1
    if (followers.length >= BATCH_FOLLOWERS) break
  }
  return { followers, next }
}

/**
 * Sends a message to the followers of a batch. Those for whom there is no time or budget are tried
 * again in the next run, and so is everyone else of a push service that asks several in a row to
 * wait: a single one may have too many notifications of its own.
 */
async function sendBatch(
  batch: Batch,
  ends: number,
  most: number,
): Promise<SentBatch & { tried: number }> {
  const { message } = batch
  const { followers, next } = await followersOf(batch)
  const outcomes = new Map<string, PushOutcome>()
  const paused = new Map<string, Date>()
  const inARow = new Map<string, number>()
  const limited = limitConcurrency(AT_ONCE)
  let tried = 0
  const send = async (id: string, follower: Follower) => {
    const host = new URL(follower.endpoint).host
    const pause = paused.get(host)
    const isOver = Date.now() >= ends || tried >= most
    if (pause || isOver) {
      outcomes.set(id, { retryAt: pause ?? siteNow(), isUntried: true })
      return
    }
    tried++
    const outcome = await sendPush(message, follower, message.later[id]?.tries)
    outcomes.set(id, outcome)
    const isBusy = typeof outcome === 'object' && outcome.isBusy
    const count = isBusy ? (inARow.get(host) ?? 0) + 1 : 0
    inARow.set(host, count)
    if (isBusy && count >= BUSY_IN_A_ROW) paused.set(host, outcome.retryAt)
  }
  await Promise.all(followers.map(([id, follower]) => limited(() => send(id, follower))))
  const gone = [...outcomes].flatMap(([id, outcome]) => (outcome === 'gone' ? [id] : []))
  for (const part of new Set(gone.map(partOf))) {
    const ids = gone.filter(id => partOf(id) === part)
    await removeFollowers(part, ids)
  }
  return { batch, outcomes, next, tried }
}
