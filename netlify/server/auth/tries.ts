import { tooManyTries } from '#contract/login.ts'
import {
  ACCOUNT_RULE,
  forgetAccount,
  isForgotten,
  type LockRule,
  refundTry,
  reserveTry,
  type Tries,
} from '#domain/account/lockout.ts'
import { Refusal } from '../http/refusal.ts'
import { UNCHANGED, update } from '../storage/documents.ts'
import { type Shard, triesDocument } from '../storage/tries.ts'
import { clientNetworks } from './clientAddress.ts'
import { hashKeyed } from './secret.ts'

/** What tries are counted for: `what` in plain words, stored only as a keyed hash. */
export interface Bucket {
  what: string
  rule: LockRule
  /** Counts different accounts, of which the try names this one. */
  account?: string | undefined
}

const PER_SHARD = 500

/** The buckets of an address's networks; wider ones hold more (`Network`). */
export function addressBuckets(
  what: string,
  ip: string,
  rule: LockRule,
  account?: string,
): Bucket[] {
  return clientNetworks(ip).map(({ name, allowance }) => ({
    what: `${what} ${name}`,
    rule: { ...rule, free: rule.free * allowance },
    account,
  }))
}

/**
 * Makes one try: takes it from every bucket, or from none, and then runs the check. A Refusal that
 * the check returns is a wrong try and is thrown; `null` is a right one, which ends the wrong ones
 * before it. A check that throws found nothing out, and costs no try. The check receives whether
 * several accounts were tried from the address.
 * Throws Refusal 429 'locked' with Retry-After when a bucket has no try left.
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

/** Takes one try of every bucket, or of none. Throws Refusal 429 with Retry-After. */
export async function reserveAll(buckets: readonly Bucket[]): Promise<Held[]> {
  const outcomes = await Promise.allSettled(buckets.map(reserve))
  const failure = outcomes.find(({ status }) => status === 'rejected')
  const held = outcomes.flatMap(one => (one.status === 'fulfilled' ? [one.value] : []))
  if (failure?.status !== 'rejected') return held
  await giveBack(held)
  throw failure.reason
}

/** A try that was taken from a bucket, and what the bucket then held. */
interface Held {
  bucket: Bucket
  reserved: Tries
}

/**
 * Takes one try in storage before it is made. Throws Refusal 429 with Retry-After when none is
 * free: then nothing was counted.
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
    throw new Refusal(429, 'locked', tooManyTries(retryAfter), {
      headers: { 'retry-after': String(retryAfter) },
    })
  }
  return { bucket, reserved }
}

/** Gives tries back that were not wrong ones. */
async function giveBack(held: readonly Held[]): Promise<void> {
  await Promise.all(
    held.map(({ bucket: { what, rule, account }, reserved }) =>
      change(what, tries => refundTry(tries, rule, reserved, account && shortName(account))),
    ),
  )
}

/** Forgets the tries that a right one ends: of an address those of its account alone. */
function endTries({ bucket: { what, rule, account }, reserved }: Held): Promise<void> {
  return change(what, tries =>
    account === undefined ? undefined : forgetAccount(tries, rule, reserved, shortName(account)),
  )
}

/** Forgets all tries of a bucket. */
export const clear = ({ what }: Bucket): Promise<void> => change(what, () => undefined)

/** 48 bits of a keyed hash, enough to tell the few accounts of one address apart. */
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

/** Without what is forgotten; of too many, those with the most tries stay. */
function kept(shard: Shard, now: number): Shard {
  const entries = Object.entries(shard).filter(
    ([, tries]) => !isForgotten(tries, ACCOUNT_RULE, now),
  )
  if (entries.length < PER_SHARD) return Object.fromEntries(entries)
  entries.sort(([, a], [, b]) => b.count - a.count || b.at - a.at)
  return Object.fromEntries(entries.slice(0, PER_SHARD - 1))
}
