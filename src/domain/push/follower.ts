import { z } from 'zod'
import { LIFETIMES } from '#domain/retention/lifetimes.ts'
import { addDays, firstOfMonth } from '#domain/time/civil.ts'
import { ENDPOINT_MOST } from './services.ts'
import { TOPICS, type Topic } from './topics.ts'

/** The bytes of a base64url text; null where it is none. */
function base64Url(text: string): Uint8Array | null {
  if (!/^[\w-]+={0,2}$/.test(text)) return null
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), one =>
      one.charCodeAt(0),
    )
  } catch {
    return null
  }
}

/** A public key of P-256 as an uncompressed point (RFC 8291, section 3.1). */
const isPublicKey = (text: string) => {
  const bytes = base64Url(text)
  return bytes?.length === 65 && bytes[0] === 4
}

/** What a browser gives for its subscription (Push API, PushSubscriptionJSON). */
export const SubscriptionSchema = z.object({
  endpoint: z.string().max(ENDPOINT_MOST),
  keys: z.object({
    p256dh: z.string().max(100).refine(isPublicKey),
    auth: z
      .string()
      .max(40)
      .refine(text => base64Url(text)?.length === 16),
  }),
})
export type Subscription = z.output<typeof SubscriptionSchema>

/** The topics in their order, each once. */
export const TopicsSchema = z
  .array(z.enum(TOPICS))
  .max(2 * TOPICS.length)
  .transform((chosen): Topic[] => TOPICS.filter(topic => chosen.includes(topic)))

/** A browser that gets notifications: of the person behind it nothing is known. */
export const FollowerSchema = SubscriptionSchema.extend({
  topics: z.array(z.enum(TOPICS)).readonly(),
  /** In which notifications are written; absent: the site's own. */
  language: z.string().optional(),
  /** The key of the site that the subscription is bound to, by its public half's beginning. */
  key: z.string(),
  /** The day of the choice: 'YYYY-MM-DD'. */
  since: z.string(),
  /** The day on which the browser last confirmed it; absent: that of the choice. */
  confirmed: z.string().optional(),
})
export type Follower = z.output<typeof FollowerSchema>

/** The browser is asked again so many days after it confirmed that it follows. */
const ASKED_AFTER_DAYS = 30

const confirmedOn = ({ since, confirmed = since }: Follower) => confirmed

/** Whether the next notification asks the browser to confirm that it follows. */
export const isToConfirm = (follower: Follower, today: string): boolean =>
  addDays(confirmedOn(follower), ASKED_AFTER_DAYS) <= today

/** Whether the browser has not confirmed it for as long as it is kept. */
export const isStale = (follower: Follower, today: string): boolean =>
  firstOfMonth(confirmedOn(follower), LIFETIMES.followerMonths) < today

/** Followers by their ids. */
export type Followers = Readonly<Record<string, Follower>>

/** How many documents hold the followers, by the first hex digit of their ids. */
export const PARTS = 16

/** The part of the followers that an id belongs to. */
export const partOf = (id: string): number => Number.parseInt(id[0] ?? '0', 16)

/** How many follow each topic, and how many browsers there are in all. */
export interface FollowerCounts {
  readonly total: number
  readonly topics: Readonly<Record<Topic, number>>
}

/** Counts the followers that one of the keys reaches, and nothing else about them. */
export function countFollowers(followers: Followers, keys: readonly string[]): FollowerCounts {
  const topics = noTopics()
  const reached = Object.values(followers).filter(({ key }) => keys.includes(key))
  for (const follower of reached) for (const topic of follower.topics) topics[topic]++
  return { total: reached.length, topics }
}

/** The counts of several parts together. */
export function addCounts(parts: readonly FollowerCounts[]): FollowerCounts {
  const topics = noTopics()
  for (const part of parts) for (const topic of TOPICS) topics[topic] += part.topics[topic]
  return { total: parts.reduce((sum, { total }) => sum + total, 0), topics }
}

const noTopics = () => Object.fromEntries(TOPICS.map(topic => [topic, 0])) as Record<Topic, number>
