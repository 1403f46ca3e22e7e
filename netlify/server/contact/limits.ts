import { DAY, MINUTE } from '#domain/time/civil.ts'
import { contactRefusalTexts as texts } from '#texts/refusals.ts'
import { tooMany } from '../http/refusal.ts'
import { countFloodMessages } from '../storage/mailbox.ts'
import { countUse, countUses, type RateLimit } from '../storage/rateLimit.ts'
import { hashVisitor, limitsOf } from './secret.ts'

/**
 * How many messages are accepted. One address can send 8 in ten minutes and 40 a day, since a whole
 * mosque may share it; of an IPv6 address the /64 counts, and its /56 and /48 with three and nine
 * times as many. All addresses together can send 300 an hour: messages over that limit (a flood)
 * are quarantined, until so many are stored that more would fill the storage.
 */
export const CONTACT_LIMITS = {
  address: { most: 8, windowMs: 10 * MINUTE },
  addressDay: { most: 40, windowMs: DAY },
  everyone: { most: 300, windowMs: 60 * MINUTE },
  flood: { most: 5_000 },
} as const

/** The text for a sender whose connection has sent too many messages; with 429 and Retry-After. */
const tooManyMessages = (seconds: number) => texts.fromYou(inWords(seconds))

const inWords = (seconds: number) => {
  if (seconds > 90 * 60) return texts.hours(Math.ceil(seconds / 3600))
  return seconds > 90 ? texts.minutes(Math.ceil(seconds / 60)) : texts.seconds(seconds)
}

/**
 * Counts a message against all limits before it is stored; a refused one is not counted. Returns
 * whether the message belongs to a flood. Throws Refusal 429 'too_many'. Addresses are stored as
 * keyed hashes, for a day at most.
 */
export async function countMessage(ip: string, now: number): Promise<{ flooded: boolean }> {
  const { address: a, addressDay: d, everyone, flood } = CONTACT_LIMITS
  const own = await countUses(limitsOf(ip, 'address', { a, d }), now)
  if (own.wait > 0) {
    await own.undo()
    throw tooMany(tooManyMessages(own.wait), own.wait)
  }
  const use = await countUse({ name: 'all', ...everyone }, now)
  if (use.allowed) return { flooded: false }
  if (await takeFloodRoom(flood.most, now)) return { flooded: true }
  await own.undo()
  throw tooMany(texts.fromEveryone(inWords(use.retryAfter)), use.retryAfter)
}

/** The number of flood messages stored at the start of this minute, and since then. */
let kept = { minute: -1, before: Promise.resolve(0), since: 0 }

/**
 * Whether one more flood message may be stored; storage is read once a minute. Throws StorageError.
 */
async function takeFloodRoom(most: number, now: number): Promise<boolean> {
  const minute = Math.floor(now / MINUTE)
  if (kept.minute !== minute) kept = { minute, before: countFloodMessages(), since: 0 }
  const counted = kept
  const before = await counted.before.catch(error => {
    counted.minute = -1
    throw error
  })
  if (before + counted.since >= most) return false
  counted.since++
  return true
}

const DUPLICATES: Omit<RateLimit, 'name'> = { most: 6, windowMs: DAY }

/** How many messages with this text came before it today; counts to 6. */
export async function countDuplicates(text: string, now: number): Promise<number> {
  const use = await countUse({ name: `t/${hashVisitor(`text ${text}`)}`, ...DUPLICATES }, now)
  return use.allowed ? use.before : DUPLICATES.most
}
