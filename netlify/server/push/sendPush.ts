import { createHash } from 'node:crypto'
import { encryptNotification } from '@block65/webcrypto-web-push'
import { type Follower, isToConfirm } from '#domain/push/follower.ts'
import type { PushNews } from '#domain/push/news.ts'
import { type PushOutcome, retryAt } from '#domain/push/outbox.ts'
import { isPushEndpoint } from '#domain/push/services.ts'
import { isUrgent } from '#domain/push/topics.ts'
import { isolateNumbers } from '#locale/isolate.ts'
import { inFolder } from '#locale/languages.ts'
import { siteNow } from '../clock.ts'
import { env } from '../env.ts'
import { logLine } from '../log.ts'
import { authorization, vapidKeys } from './vapid.ts'

const TIMEOUT_MS = 8_000
/** Keeps a message within the 4 KB that push services take, in any script. */
const BODY_MOST = 800

/**
 * A push service keeps one undelivered message a topic: 32 characters of base64url at most (RFC
 * 8030, section 5.4).
 */
const topicOf = (tag: string) => createHash('sha256').update(tag).digest('base64url').slice(0, 32)

const encoder = new TextEncoder()

/**
 * Sends a notification to one follower and returns how that ended; never rejects. `tries`: how often
 * it was tried before.
 */
export async function sendPush(
  news: PushNews,
  follower: Follower,
  tries = 0,
): Promise<PushOutcome> {
  const now = siteNow()
  const keys = vapidKeys()
  const key = keys.find(({ name }) => name === follower.key)
  const { endpoint } = follower
  // Kept all the same: a key that is missing by mistake may come back.
  if (!key || !isPushEndpoint(endpoint, env().pushServices)) return 'failed'
  const { topic, tag, until } = news
  const { language = '' } = follower
  // Its words and its page in the follower's language, where the site offers it.
  const words = news.words?.[language]
  const { title, body } = words ?? news
  const url = words ? inFolder(`/${language}`, news.url) : news.url
  const text = JSON.stringify({
    ...{
      topic,
      tag,
      title: isolateNumbers(title),
      body: isolateNumbers(body).slice(0, BODY_MOST),
      url,
      until,
    },
    // The worker subscribes once more, with the key that takes the place of this one.
    ...(key !== keys[0] && { key: keys[0]?.publicKey }),
    ...(isToConfirm(follower, now.toISOString().slice(0, 10)) && { confirm: true }),
  })
  let response: Response
  try {
    const [encrypted, authorized] = await Promise.all([
      encryptNotification({ ...follower, expirationTime: null }, encoder.encode(text)),
      authorization(key, endpoint),
    ])
    response = await fetch(endpoint, {
      method: 'POST',
      // A redirect could lead to any host.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        authorization: authorized,
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(Math.max(0, Math.floor((Date.parse(until) - now.getTime()) / 1000))),
        urgency: isUrgent(topic) ? 'high' : 'normal',
        topic: topicOf(tag),
      },
      body: encrypted,
    })
    await response.body?.cancel()
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } }
    const isUnknownHost = cause?.code === 'ENOTFOUND'
    return { retryAt: retryAt(tries, undefined, now), isBusy: true, isUnknownHost }
  }
  const { status } = response
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  if (status === 429 || status >= 500) {
    const after = secondsOf(response.headers.get('retry-after'), now)
    return { retryAt: retryAt(tries, after, now), isBusy: status === 429 || status === 503 }
  }
  logLine('warn', 'push refused', { service: new URL(endpoint).host, status })
  return 'failed'
}

/** Retry-After in seconds: a number, or a date (RFC 9110, section 10.2.3). */
function secondsOf(header: string | null, now: Date): number | undefined {
  if (!header) return undefined
  if (/^\d+$/.test(header)) return Number(header)
  const at = Date.parse(header)
  return Number.isNaN(at) ? undefined : Math.max(0, (at - now.getTime()) / 1000)
}
