import { HOUR, MINUTE } from '#domain/time/units.ts'
import { followRefusalTexts as texts } from '#texts/refusals.ts'
import { clientNetworks } from '../auth/clientAddress.ts'
import { hashVisitor, limitsOf } from '../contact/secret.ts'
import { tooMany } from '../http/refusal.ts'
import { countUse, countUses, type RateLimit } from '../storage/rateLimit.ts'

/**
 * How many choices are accepted. After a khutbah a hundred people may follow from the mosque's one
 * address; of an IPv6 address the /64 counts, and its /56 and /48 with three and nine times as many.
 * A network at its widest, and everyone, can add so many followers. The reserve is for networks that
 * have added few (at most the share), so that a handful of networks cannot use up what everyone may add.
 */
export const FOLLOW_LIMITS = {
  address: { most: 60, windowMs: 10 * MINUTE },
  addressDay: { most: 300, windowMs: 24 * HOUR },
  network: { most: 150, windowMs: HOUR },
  everyone: { most: 500, windowMs: HOUR },
  reserve: { most: 500, windowMs: HOUR, share: 15 },
} as const

/**
 * Counts a choice before it is stored. One that adds nobody counts for its sender alone: a new key
 * of the site has all followers renew their subscriptions, and who wants to stop can do so in a
 * flood, too. Throws Refusal 429 'too_many' with what is used up: the sender's limit, or everyone's.
 */
export async function countChoice(ip: string, addsNobody: boolean, now: number): Promise<void> {
  const { address, addressDay } = FOLLOW_LIMITS
  const choices = limitsOf(ip, 'push', { 'push/a': address, 'push/d': addressDay })
  const own = await countUses(addsNobody ? choices : [additionsOf(ip), ...choices], now)
  const refuse = async (text: string, wait: number): Promise<never> => {
    await own.undo()
    throw tooMany(text, wait)
  }
  if (own.wait > 0) await refuse(texts.fromYou, own.wait)
  const [added] = own.uses
  if (addsNobody || !added?.allowed) return
  const all = await countUse({ ...FOLLOW_LIMITS.everyone, name: 'push/all' }, now)
  if (all.allowed) return
  if (added.before >= FOLLOW_LIMITS.reserve.share) await refuse(texts.fromEveryone, all.retryAfter)
  const reserved = await countUse({ ...FOLLOW_LIMITS.reserve, name: 'push/reserve' }, now)
  if (!reserved.allowed) await refuse(texts.fromEveryone, reserved.retryAfter)
}

const additionsOf = (ip: string): RateLimit => ({
  ...FOLLOW_LIMITS.network,
  name: `push/n/${hashVisitor(`push ${clientNetworks(ip).at(-1)!.name}`)}`,
})
