import { setTimeout as wait } from 'node:timers/promises'
import { purgeCache } from '@netlify/functions'
import { env } from '../env.ts'
import { describeError, logLine } from '../http/log.ts'

const WINDOW_MS = 5_000
const PER_WINDOW = 2
const RETRY_AFTER_MS = [300, 1_000, 3_000]

/** When each tag was purged lately, and the purge that waits for its turn, if any. */
const recent = new Map<string, number[]>()
const pending = new Map<string, Promise<void>>()

/**
 * Drops the CDN's copies under the tags, so that a save is public at once. The platform takes each
 * tag twice in 5 s: more saves than that share one purge at the end of the window. A purge that
 * keeps failing is logged, not thrown: the save stands, and copies expire by age.
 */
export async function purge(tags: readonly string[]): Promise<void> {
  await Promise.all(tags.map(purgeTag))
}

function purgeTag(tag: string): Promise<void> {
  const waiting = pending.get(tag)
  if (waiting) return waiting
  const now = Date.now()
  const within = (recent.get(tag) ?? []).filter(at => now - at < WINDOW_MS)
  const oldest = within[0]
  if (within.length < PER_WINDOW || oldest === undefined) {
    recent.set(tag, [...within, now])
    return send(tag)
  }
  const later = wait(WINDOW_MS - (now - oldest)).then(() => {
    pending.delete(tag)
    recent.set(tag, [...(recent.get(tag) ?? []).slice(-1), Date.now()])
    return send(tag)
  })
  pending.set(tag, later)
  return later
}

async function send(tag: string): Promise<void> {
  const { purgeApiUrl } = env()
  for (let attempt = 0; ; attempt++) {
    try {
      await purgeCache({ tags: [tag], ...(purgeApiUrl && { apiURL: purgeApiUrl }) })
      return
    } catch (error) {
      const delay = RETRY_AFTER_MS[attempt]
      if (delay === undefined) {
        logLine('error', 'purge failed', { tag, error: describeError(error) })
        return
      }
      await wait(delay)
    }
  }
}
