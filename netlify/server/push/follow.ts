import type { FollowBody } from '#contract/push.ts'
import type { Follower, Subscription } from '#domain/push/follower.ts'
import { isPushEndpoint } from '#domain/push/services.ts'
import type { Topic } from '#domain/push/topics.ts'
import { HOUR, MINUTE } from '#domain/time/civil.ts'
import { locale } from '#locale/locale.ts'
import { marks } from '#texts/marks.ts'
import { pushNewsTexts as texts } from '#texts/pushNews.ts'
import { followRefusalTexts } from '#texts/refusals.ts'
import { topicTexts } from '#texts/topics.ts'
import { clientNetworks } from '../auth/clientAddress.ts'
import { siteNow } from '../clock.ts'
import { hashVisitor, limitsOf } from '../contact/secret.ts'
import { env } from '../env.ts'
import { Refusal, tooMany } from '../http/refusal.ts'
import { countUse, countUses, type RateLimit } from '../storage/rateLimit.ts'
import { followerId, readFollower, removeFollowers, storeFollower } from './followers.ts'
import { sendPush } from './sendPush.ts'
import { vapidKeys } from './vapid.ts'

/**
 * Stores what a browser wants to hear of, in place of what the subscription had that it `replaces`. A
 * new one is greeted by a first notification after the response: it shows that they arrive, and an
 * address that its push service refuses, or whose host does not exist, is forgotten at once. Throws
 * Refusal.
 */
export async function storeChoice(
  { subscription, topics, replaces }: FollowBody,
  ip: string,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<readonly Topic[]> {
  const { endpoint, keys } = subscription
  const before = replaces && replaces !== endpoint ? await readFollower(replaces) : null
  const same = await readFollower(endpoint)
  const addsNobody = before !== null || same !== null || topics?.length === 0
  await countChoice(ip, addsNobody, Date.now())
  const [key] = vapidKeys()
  if (!key) throw new Refusal(409, 'not_set_up', followRefusalTexts.noKey)
  if (!isPushEndpoint(endpoint, env().pushServices)) {
    throw new Refusal(400, 'unknown_service', followRefusalTexts.unknownService)
  }
  const chosen = topics ?? (before ?? same)?.topics ?? []
  if (chosen.length === 0) await removeFollowers([followerId(endpoint)])
  else {
    await checkKey(subscription)
    const since = siteNow().toISOString().slice(0, 10)
    // A browser that renews its subscription by itself names no language.
    const language = topics ? locale().language : before?.language
    const follower: Follower = {
      ...{ endpoint, keys, topics: chosen, key: key.name, since },
      ...(language && { language }),
    }
    const isNew = await storeFollower(follower)
    if (isNew && !before) waitUntil(greet(follower))
  }
  if (before) await removeFollowers([followerId(before.endpoint)])
  return chosen
}

/** A point that is not on the curve could not be encrypted to. */
async function checkKey({ keys }: Subscription): Promise<void> {
  const algorithm = { name: 'ECDH', namedCurve: 'P-256' }
  const bytes = Buffer.from(keys.p256dh, 'base64url')
  await crypto.subtle.importKey('raw', bytes, algorithm, false, []).catch(() => {
    throw new Refusal(400, 'wrong_key', followRefusalTexts.wrongKey)
  })
}

async function greet(follower: Follower): Promise<void> {
  const names = follower.topics.map(topic => topicTexts[topic].name)
  const welcome = {
    topic: follower.topics[0]!,
    tag: 'welcome',
    title: texts.welcome,
    body: texts.welcomeText(names.join(marks.comma)),
    url: '/notifications',
    until: new Date(siteNow().getTime() + HOUR).toISOString(),
  }
  const outcome = await sendPush(welcome, follower)
  const isWrong =
    outcome === 'gone' || outcome === 'failed' || (outcome !== 'sent' && outcome.isUnknownHost)
  if (isWrong) await removeFollowers([followerId(follower.endpoint)])
}

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
async function countChoice(ip: string, addsNobody: boolean, now: number): Promise<void> {
  const { address, addressDay } = FOLLOW_LIMITS
  const choices = limitsOf(ip, 'push', { 'push/a': address, 'push/d': addressDay })
  const own = await countUses(addsNobody ? choices : [additionsOf(ip), ...choices], now)
  const refuse = async (text: string, wait: number): Promise<never> => {
    await own.undo()
    throw tooMany(text, wait)
  }
  if (own.wait > 0) await refuse(followRefusalTexts.fromYou, own.wait)
  const [added] = own.uses
  if (addsNobody || !added?.allowed) return
  const all = await countUse({ ...FOLLOW_LIMITS.everyone, name: 'push/all' }, now)
  if (all.allowed) return
  if (added.before >= FOLLOW_LIMITS.reserve.share)
    await refuse(followRefusalTexts.fromEveryone, all.retryAfter)
  const reserved = await countUse({ ...FOLLOW_LIMITS.reserve, name: 'push/reserve' }, now)
  if (!reserved.allowed) await refuse(followRefusalTexts.fromEveryone, reserved.retryAfter)
}

const additionsOf = (ip: string): RateLimit => ({
  ...FOLLOW_LIMITS.network,
  name: `push/n/${hashVisitor(`push ${clientNetworks(ip).at(-1)!.name}`)}`,
})
