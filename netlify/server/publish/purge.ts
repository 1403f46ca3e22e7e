import { setTimeout as wait } from 'node:timers/promises'
import { env } from '../env.ts'
import { describeError, logLine } from '../log.ts'

/** In milliseconds; tests shorten them. */
export const purgeLimits = {
  /** The platform accepts so many purges of a tag in a window. */
  window: 5_000,
  perWindow: 2,
  /** The waits before a failed purge is tried again. */
  retryAfter: [300, 1_000, 3_000],
  /** A first attempt that takes longer than this goes on after the response. */
  firstAttempt: 5_000,
}

/** One purge of a tag. */
interface Purge {
  /** Resolves when the first attempt has ended, or at once if the platform's limit is used up. */
  readonly attempted: Promise<unknown>
  /** Resolves when the purge has succeeded or has finally failed. */
  readonly done: Promise<void>
}

/** When each tag was purged recently, and the purge that waits for the window's end, if any. */
const recent = new Map<string, number[]>()
const waiting = new Map<string, Purge>()

/**
 * Drops the CDN's copies under the tags, so that a save is public at once. With `later` it resolves
 * after the first attempt for each tag, and passes longer work to `later`: retries of a failed
 * purge, and purges over the platform's limit of two per tag in 5 s, which share one purge at the
 * end of those 5 s. Without `later` it waits for everything. A purge that keeps failing is logged,
 * not thrown: the save is kept, and copies expire by age.
 */
export async function purge(
  tags: readonly string[],
  later?: (work: Promise<unknown>) => void,
): Promise<void> {
  const purges = tags.map(purgeTag)
  const done = Promise.all(purges.map(one => one.done))
  if (!later) {
    await done
    return
  }
  later(done)
  await Promise.all(purges.map(one => one.attempted))
}

function purgeTag(tag: string): Purge {
  const shared = waiting.get(tag)
  if (shared) return shared
  const now = Date.now()
  const within = (recent.get(tag) ?? []).filter(at => now - at < purgeLimits.window)
  const oldest = within[0]
  if (within.length < purgeLimits.perWindow || oldest === undefined) {
    recent.set(tag, [...within, now])
    return send(tag)
  }
  const done = wait(purgeLimits.window - (now - oldest)).then(() => {
    waiting.delete(tag)
    recent.set(tag, [...(recent.get(tag) ?? []).slice(-1), Date.now()])
    return send(tag).done
  })
  const late = { attempted: Promise.resolve(), done }
  waiting.set(tag, late)
  return late
}

function send(tag: string): Purge {
  const first = attempt(tag)
  const done = first.then(error => (error === null ? undefined : retry(tag)))
  return {
    attempted: Promise.race([first, wait(purgeLimits.firstAttempt, null, { ref: false })]),
    done,
  }
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

async function retry(tag: string): Promise<void> {
  let error: unknown
  for (const delay of purgeLimits.retryAfter) {
    await wait(delay)
    error = await attempt(tag)
    if (error === null) return
  }
  logLine('error', 'purge failed', { tag, error: describeError(error) })
}
