import { tooManyTries } from '#contract/login.ts'
import {
  ACCOUNT_RULE,
  ADDRESS_RULE,
  forgetAccount,
  isForgotten,
  type LockRule,
  refundTry,
  reserveTry,
  type Tries,
} from '#domain/account/lockout.ts'
import { type Refusal, tooMany } from '../http/refusal.ts'
import { UNCHANGED, update } from '../storage/documents.ts'
import { type Shard, triesDocument } from '../storage/tries.ts'
import { clientNetworks } from './clientAddress.ts'
import { hashKeyed } from './secret.ts'

/** What tries are counted for; `what` is stored only as a keyed hash. */
export interface Bucket {
  what: string
  rule: LockRule
  /** Counts different accounts instead of tries; this is the account of the try. */
  account?: string | undefined
}

const PER_SHARD = 500

/** The buckets of an address's networks; wider ones hold more (`Network`). */
export function addressBuckets(what: string, ip: string, account?: string): Bucket[] {
  return clientNetworks(ip).map(({ name, allowance }) => ({
    what: `${what} ${name}`,
    rule: { ...ADDRESS_RULE, free: ADDRESS_RULE.free * allowance },
    account,
  }))
}

/**
 * Makes one try: reserves it in every bucket, or in none, and then runs the check. If the check
 * returns a Refusal, the try was wrong and the Refusal is thrown; `null` means that it was right,
 * which clears the wrong tries before it. If the check throws, the try is given back. The check
 * receives whether several accounts were tried from the address. Throws Refusal 429 'locked' with
 * Retry-After when a bucket has no try left.
 */
export async function makeTry(
  buckets: readonly Bucket[],
  check: (repeated: boolean) => Promise<Refusal | null>,
): Promise<void> {
  const held = await reserveAll(buckets)
  let wrong: Refusal | null
  try {
    wrong = await check(held.some(isRepeated))
  } catch (error) {
    await giveBack(held)
    throw error
  }
  if (wrong) throw wrong
  await Promise.all(held.map(endTries))
}

/** Whether an address has used more than a twentieth of its accounts: one of an IPv4 address. */
const isRepeated = ({ bucket: { account, rule }, reserved }: Held): boolean =>
  account !== undefined && reserved.count > rule.free / 20

/** Reserves one try in every bucket, or in none. Throws Refusal 429 with Retry-After. */
export async function reserveAll(buckets: readonly Bucket[]): Promise<Held[]> {
  const outcomes = await Promise.allSettled(buckets.map(reserve))
  const failure = outcomes.find(({ status }) => status === 'rejected')
  const held = outcomes.flatMap(one => (one.status === 'fulfilled' ? [one.value] : []))
  if (failure?.status !== 'rejected') return held
  await giveBack(held)
  throw failure.reason
}

/** A try that was reserved in a bucket, and the bucket's state after that. */
interface Held {
  bucket: Bucket
  reserved: Tries
}

/**
 * Reserves one try in storage before it is made. Throws Refusal 429 with Retry-After, and counts
 * nothing, when none is free.
 */
export async function reserve(bucket: Bucket): Promise<Held> {
  const { what, rule, account } = bucket
  const name = hashKeyed(what)
  let retryAfter = 0
  let reserved: Tries | undefined
  await update(triesDocument(name), ({ value }) => {
    const now = Date.now()
    const result = reserveTry(value[name], rule, now, account && shortName(account))
    retryAfter = result.allowed ? 0 : result.retryAfter
    if (!result.allowed) return UNCHANGED
    reserved = result.tries
    return { ...kept(value, now), [name]: result.tries }
  })
  if (retryAfter > 0 || !reserved) {
    throw tooMany(tooManyTries(retryAfter), retryAfter, 'locked')
  }
  return { bucket, reserved }
}

/** Gives back tries that were not wrong. */
async function giveBack(held: readonly Held[]): Promise<void> {
  await Promise.all(
    held.map(({ bucket: { what, rule, account }, reserved }) =>
      change(what, tries => refundTry(tries, rule, reserved, account && shortName(account))),
    ),
  )
}

/** Deletes the tries that a right one clears: of an address only those of its account. */
function endTries({ bucket: { what, rule, account }, reserved }: Held): Promise<void> {
  return change(what, tries =>
    account === undefined ? undefined : forgetAccount(tries, rule, reserved, shortName(account)),
  )
}

/** Deletes all tries of a bucket. */
export const clear = ({ what }: Bucket): Promise<void> => change(what, () => undefined)

/** 48 bits of a keyed hash, enough to distinguish the few accounts of one address. */
const shortName = (account: string) => hashKeyed(account).slice(0, 12)

async function change(what: string, next: (tries: Tries) => Tries | undefined): Promise<void> {
  const name = hashKeyed(what)
  await update(triesDocument(name), ({ value }) => {
    const { [name]: tries, ...others } = value
    if (!tries) return UNCHANGED
    const after = next(tries)
    return after ? { ...others, [name]: after } : others
  })
}

/** Without expired tries; if there are too many, those with the most tries stay. */
function kept(shard: Shard, now: number): Shard {
  const entries = Object.entries(shard).filter(
    ([, tries]) => !isForgotten(tries, ACCOUNT_RULE, now),
  )
  if (entries.length < PER_SHARD) return Object.fromEntries(entries)
  entries.sort(([, a], [, b]) => b.count - a.count || b.at - a.at)
  return Object.fromEntries(entries.slice(0, PER_SHARD - 1))
}
