import { isDeepStrictEqual } from 'node:util'
import type { Follower, Followers } from '#domain/push/follower.ts'
import { type Batch, nextBatch, type Outcomes, type PushOutcome } from '#domain/push/outbox.ts'
import { siteNow } from '../clock.ts'
import { limitConcurrency } from '../limitConcurrency.ts'
import { read, UNCHANGED, update } from '../storage/documents.ts'
import { prayerSettingsDocument } from '../storage/prayerSettings.ts'
import { outboxDocument, pushSettingsDocument } from '../storage/push.ts'
import { readFollowers, removeFollowers } from './followers.ts'
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
  const [{ value: prayer }, { value: settings }, followers] = await Promise.all([
    read(prayerSettingsDocument),
    read(pushSettingsDocument),
    readFollowers(),
  ])
  const of = { by: crypto.randomUUID(), followers, zone: prayer.place.timeZone }
  let left = budget.most
  let last: (Batch & { outcomes: Outcomes }) | undefined
  do {
    const isOver = Date.now() >= ends || signal?.aborted
    const sender = { ...of, ...settings, most: isOver ? 0 : Math.min(left, BATCH_FOLLOWERS) }
    let batch: Batch | null = null as Batch | null
    await update(outboxDocument, ({ value }) => {
      const next = nextBatch(value, sender, siteNow(), last)
      batch = next.batch
      return isDeepStrictEqual(next.outbox, value) ? UNCHANGED : next.outbox
    })
    left -= batch?.ids.length ?? 0
    last = batch ? { ...batch, outcomes: await sendBatch(batch, followers, ends) } : undefined
  } while (last)
}

/**
 * Sends a message to followers. Those for whom no time is left have no outcome. Everyone else of
 * a push service that asks several in a row to wait is tried later: a single one may have too many
 * notifications of its own.
 */
async function sendBatch(
  { message, ids }: Batch,
  followers: Followers,
  ends: number,
): Promise<Outcomes> {
  const outcomes = new Map<string, PushOutcome>()
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
  await removeFollowers(gone)
  return outcomes
}
