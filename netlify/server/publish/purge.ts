import { setTimeout as wait } from 'node:timers/promises'
import { env } from '../env.ts'
import { describeError, logLine } from '../log.ts'

/** In milliseconds; tests shorten them. */
export const purgeLimits = {
  /** The platform accepts so many purges of a tag in a window; one's own machine all of them. */
  window: 5_000,
  perWindow: 2,
  isLimited: () => env().purgeApiUrl === undefined,
  /** The waits before a failed purge is tried again; a refused one finds a new window at last. */
  retryAfter: [500, 1_500, 3_500],
  /** How long a save waits for its purge before it responds. */
  wait: 8_000,
}

/** When each tag was purged recently, and the purge that waits for the window's end, if any. */
const recent = new Map<string, number[]>()
const waiting = new Map<string, Promise<void>>()

/**
 * Drops the CDN's copies under the tags, so that what is read after the save is the save. Purges over
 * the platform's limit of two per tag in 5 s share one at the end of those 5 s, and one that fails is
 * tried again. With `later` it waits 8 s at most and passes the rest to `later`: copies expire within
 * five minutes, and the panel says so. A purge that keeps failing is logged, not thrown: the save is
 * kept.
 */
export async function purge(
  tags: readonly string[],
  later?: (work: Promise<unknown>) => void,
): Promise<void> {
  const done = Promise.all(tags.map(purgeTag))
  later?.(done)
  await (later ? Promise.race([done, wait(purgeLimits.wait, null, { ref: false })]) : done)
}

function purgeTag(tag: string): Promise<void> {
  const shared = waiting.get(tag)
  if (shared) return shared
  const { window, perWindow, isLimited } = purgeLimits
  const now = Date.now()
  const within = (recent.get(tag) ?? []).filter(at => now - at < window)
  const oldest = within[0]
  if (!isLimited() || within.length < perWindow || oldest === undefined) {
    recent.set(tag, [...within, now])
    return send(tag)
  }
  const done = wait(window - (now - oldest)).then(() => {
    waiting.delete(tag)
    recent.set(tag, [...(recent.get(tag) ?? []).slice(-1), Date.now()])
    return send(tag)
  })
  waiting.set(tag, done)
  return done
}

async function send(tag: string): Promise<void> {
  let error = await attempt(tag)
  for (const delay of purgeLimits.retryAfter) {
    if (error === null) return
    await wait(delay)
    error = await attempt(tag)
  }
  if (error !== null) logLine('error', 'purge failed', { tag, error: describeError(error) })
}

/** Resolves to null, or to the error. */
async function attempt(tag: string): Promise<unknown> {
  const { purgeApiUrl } = env()
  try {
    const { purgeCache } = await import('@netlify/functions')
    await purgeCache({ tags: [tag], ...(purgeApiUrl && { apiURL: purgeApiUrl }) })
    return null
  } catch (error) {
    return error
  }
}
