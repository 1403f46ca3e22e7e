import type { Follower, FollowerPart } from '#domain/push/follower.ts'
import {
  type Batch,
  nextBatch,
  PARTS,
  type PushMessage,
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
  const most = () => (Date.now() >= ends || signal?.aborted ? 0 : Math.min(left, BATCH_FOLLOWERS))
  let batch = await recordAndTake({ ...sender, most: most() })
  while (batch) {
    const { message, ids } = batch
    const outcomes = await (ids ? sendBatch(message, ids, ends) : followersOf(message))
    left -= ids?.length ?? 0
    batch = await recordAndTake({ ...sender, most: most() }, { message, outcomes })
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

type Outcomes = Map<string, PushOutcome>

/** Parts of the followers together. */
async function readParts(parts: Iterable<number>): Promise<FollowerPart> {
  return Object.assign({}, ...(await Promise.all([...parts].map(readPart))))
}

/** Everyone who follows the topic of a message and is not written down in it, to be tried now. */
async function followersOf({ topic, next }: PushMessage): Promise<Outcomes> {
  const followers = await readParts(Array.from({ length: PARTS - next }, (_, part) => next + part))
  const ids = Object.keys(followers).filter(id => followers[id]?.topics.includes(topic))
  return new Map(ids.map(id => [id, { retryAt: siteNow() }]))
}

/**
 * Sends a message to followers. Those for whom no time is left have no outcome. Everyone else of
 * a push service that asks several in a row to wait is tried later: a single one may have too many
 * notifications of its own.
 */
async function sendBatch(
  message: PushMessage,
  ids: readonly string[],
  ends: number,
): Promise<Outcomes> {
  const followers = await readParts(new Set(ids.map(partOf)))
  const outcomes: Outcomes = new Map()
  const gone: string[] = []
  const paused = new Map<string, Date>()
  const inARow = new Map<string, number>()
  const limited = limitConcurrency(AT_ONCE)
  const outcomeFor = async (id: string, follower: Follower): Promise<PushOutcome> => {
    const host = new URL(follower.endpoint).host
    const pause = paused.get(host)
    if (pause) return { retryAt: pause }
    const outcome = await sendPush(message, follower, message.later[id]?.tries)
    if (outcome === 'gone') gone.push(id)
    const isBusy = typeof outcome === 'object' && outcome.isBusy
    const count = isBusy ? (inARow.get(host) ?? 0) + 1 : 0
    inARow.set(host, count)
    if (isBusy && count >= BUSY_IN_A_ROW) paused.set(host, outcome.retryAt)
    return outcome
  }
  const send = async (id: string) => {
    const follower = followers[id]
    if (!follower?.topics.includes(message.topic)) outcomes.set(id, 'gone')
    else if (Date.now() < ends) outcomes.set(id, await outcomeFor(id, follower))
  }
  await Promise.all(ids.map(id => limited(() => send(id))))
  for (const part of new Set(gone.map(partOf))) {
    await removeFollowers(
      part,
      gone.filter(id => partOf(id) === part),
    )
  }
  return outcomes
}
