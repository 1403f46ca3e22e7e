import type { Follower } from '#domain/push/follower.ts'
import {
  afterStep,
  nextStep,
  type Outbox,
  type Outcome,
  PARTS,
  partOf,
  type Result,
  type Step,
  withoutDone,
} from '#domain/push/outbox.ts'
import type { PushSettings } from '#domain/push/quietHours.ts'
import { siteNow } from '../clock.ts'
import { limitConcurrency } from '../limitConcurrency.ts'
import { read, UNCHANGED, update } from '../storage/documents.ts'
import { prayerSettingsDocument } from '../storage/prayerSettings.ts'
import { outboxDocument, pushSettingsDocument } from '../storage/push.ts'
import { deliver } from './deliver.ts'
import { readPart, removeFollowers } from './followers.ts'
import { vapidKeys } from './vapid.ts'

/** How much one run may send. */
export interface Budget {
  readonly ms: number
  readonly most: number
}

/**
 * After a response and in a tick alike: functions of the platform end after 60 and 30 seconds, and a
 * request that has begun is waited for.
 */
export const PUSH_BUDGET: Budget = { ms: 12_000, most: 4_000 }

const AT_ONCE = 40
/** After so many followers in a row whose push service is busy, the others of that service wait. */
const BUSY_IN_A_ROW = 3
/** Longer than a step takes: a run that has ended without releasing it does not block the next tick. */
const LEASE_MS = 60_000

/**
 * Sends what is due, step by step; each step is recorded before the next, so that a crash repeats at
 * most one, whose notifications replace those shown by their tag. Does nothing while another process
 * sends. Throws StorageError.
 */
export async function sendDue(budget: Budget = PUSH_BUDGET, signal?: AbortSignal): Promise<void> {
  if (vapidKeys().length === 0) return
  const ends = Date.now() + budget.ms
  const by = crypto.randomUUID()
  const [{ value: prayer }, { value: settings }] = await Promise.all([
    read(prayerSettingsDocument),
    read(pushSettingsDocument),
  ])
  const rules = { quiet: settings.quiet, zone: prayer.place.timeZone }
  let outbox = await claim(by, rules)
  let left = budget.most
  while (outbox) {
    const step = stepOf(outbox, rules)
    if (!step || left <= 0 || Date.now() >= ends || signal?.aborted) break
    const { tried, ...result } = await runStep(step, ends, left)
    left -= tried
    outbox = await record(by, step, result)
  }
  await release(by)
}

interface Rules {
  quiet: PushSettings['quiet']
  zone: string
}

const stepOf = (outbox: Outbox, { quiet, zone }: Rules) => nextStep(outbox, quiet, zone, siteNow())

/** Takes the lease where something is due; null: nothing is, or another process sends. */
async function claim(by: string, rules: Rules): Promise<Outbox | null> {
  let held: Outbox | null = null
  await update(outboxDocument, ({ value }) => {
    held = null
    const now = siteNow()
    const current = withoutDone(value, now)
    const isBusy = value.lease && value.lease.until > now.toISOString()
    if (isBusy) return UNCHANGED
    if (!stepOf(current, rules)) return current === value ? UNCHANGED : current
    held = { ...current, lease: leaseOf(by) }
    return held
  })
  return held
}

const leaseOf = (by: string) => ({
  by,
  until: new Date(siteNow().getTime() + LEASE_MS).toISOString(),
})

/** Records a step and renews the lease; null: another process has taken over. */
async function record(by: string, step: Step, result: Result): Promise<Outbox | null> {
  let mine: Outbox | null = null
  await update(outboxDocument, ({ value }) => {
    mine = null
    // What was replaced or withdrawn meanwhile has no record.
    const messages = value.messages.map(message =>
      message.id === step.message.id ? afterStep(message, step, result) : message,
    )
    const next = withoutDone({ ...value, messages }, siteNow())
    if (value.lease?.by !== by) return next
    mine = { ...next, lease: leaseOf(by) }
    return mine
  })
  return mine
}

async function release(by: string): Promise<void> {
  await update(outboxDocument, ({ value }) =>
    value.lease?.by === by ? { ...value, lease: null } : UNCHANGED,
  )
}

/** A step goes through as many parts as have so many followers; each is recorded on its own. */
const STEP_FOLLOWERS = 200

/** The followers of a step, by their ids, and the part that is next. */
async function followersOf({ message, only }: Step) {
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
    if (followers.length >= STEP_FOLLOWERS) break
  }
  return { followers, next }
}

/**
 * Sends a message to the followers of a step. Those for whom there is no time or budget are tried
 * again in the next run, and so is everyone else of a push service that asks several in a row to
 * wait: a single one may have too many notifications of its own.
 */
async function runStep(
  step: Step,
  ends: number,
  most: number,
): Promise<Result & { tried: number }> {
  const { message } = step
  const { followers, next } = await followersOf(step)
  const outcomes = new Map<string, Outcome>()
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
    const outcome = await deliver(message, follower, message.later[id]?.tries)
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
  return { outcomes, next, tried }
}
