import { clientNetworks } from '../auth/clientAddress.ts'
import { hashKeyed } from '../contact/secret.ts'
import { Refusal } from '../http/refusal.ts'
import { countUse, type RateLimit, undoUse } from '../storage/rateLimit.ts'

const MINUTE = 60_000

/**
 * How many choices are accepted. After a khutbah a hundred people may follow from the mosque's one
 * address; of an IPv6 address the /64 counts, and its /56 and /48 with three and nine times as many.
 */
export const FOLLOW_LIMITS = {
  address: { most: 60, windowMs: 10 * MINUTE },
  addressDay: { most: 300, windowMs: 24 * 60 * MINUTE },
  everyone: { most: 1_000, windowMs: 60 * MINUTE },
} as const

const TOO_MANY =
  'Many choices have come from your connection. Please try again later; nothing was changed.'

/**
 * Counts a choice before it is stored. One that adds nobody does not count among those of everyone:
 * a new key of the site has all followers renew their subscriptions, and who wants to stop can do so
 * in a flood, too. Throws Refusal 429 'too_many'.
 */
export async function countChoice(ip: string, addsNobody: boolean, now: number): Promise<void> {
  const limits = limitsOf(ip)
  if (!addsNobody) limits.push({ ...FOLLOW_LIMITS.everyone, name: 'push/all' })
  const uses = await Promise.all(limits.map(limit => countUse(limit, now)))
  const waits = uses.flatMap(use => (use.allowed ? [] : [use.retryAfter]))
  if (waits.length === 0) return
  await Promise.all(uses.map(use => (use.allowed ? undoUse(use.key) : undefined)))
  throw new Refusal(429, 'too_many', TOO_MANY, {
    headers: { 'retry-after': String(Math.max(...waits)) },
  })
}

function limitsOf(ip: string): RateLimit[] {
  const { address, addressDay } = FOLLOW_LIMITS
  return clientNetworks(ip).flatMap(({ name, allowance }) => {
    const sender = hashKeyed(`push ${name}`)
    return [
      { ...address, name: `push/a/${sender}`, most: address.most * allowance },
      { ...addressDay, name: `push/d/${sender}`, most: addressDay.most * allowance },
    ]
  })
}
