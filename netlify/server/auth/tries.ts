import { tooManyTries } from '#contract/login.ts'
import {
  ACCOUNT_RULE,
  isForgotten,
  type LockRule,
  refundTry,
  reserveTry,
  type Tries,
} from '#domain/account/lockout.ts'
import { Refusal } from '../http/refusal.ts'
import { UNCHANGED, update } from '../storage/documents.ts'
import { type Shard, triesDocument } from '../storage/tries.ts'
import { blind } from './secret.ts'

/** What tries are counted for: `what` in plain words, stored under a blinded name alone. */
export interface Bucket {
  what: string
  rule: LockRule
}

const PER_SHARD = 500

/**
 * Takes one try in storage before it is made. Throws Refusal 429 with Retry-After when none is
 * free: then nothing was counted.
 */
export async function reserve({ what, rule }: Bucket): Promise<void> {
  const name = blind(what)
  let retryAfter = 0
  await update(triesDocument(name), ({ value }) => {
    const now = Date.now()
    const answer = reserveTry(value[name], rule, now)
    retryAfter = answer.allowed ? 0 : answer.retryAfter
    return answer.allowed ? { ...kept(value, now), [name]: answer.tries } : UNCHANGED
  })
  if (retryAfter > 0) {
    throw new Refusal(429, 'locked', tooManyTries(retryAfter), {
      headers: { 'retry-after': String(retryAfter) },
    })
  }
}

/** Gives a try back that was not a wrong one. */
export const refund = ({ what, rule }: Bucket): Promise<void> =>
  change(what, tries => refundTry(tries, rule))

/** Forgets all tries after a right one. */
export const clear = ({ what }: Bucket): Promise<void> => change(what, () => undefined)

async function change(what: string, next: (tries: Tries) => Tries | undefined): Promise<void> {
  const name = blind(what)
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
