import type { FoundVideo } from '#domain/videos/found.ts'
import { env } from '../env.ts'
import { describeError, logLine } from '../log.ts'
import type { PeriodicTask } from '../periodic/run.ts'
import { purge } from '../publish/purge.ts'
import { UNCHANGED, update } from '../storage/documents.ts'
import { type StoredVideos, videosDocument } from '../storage/videos.ts'
import { askDataApi } from './dataApi.ts'
import { askFeed } from './feed.ts'
import { UpstreamError } from './upstream.ts'

const ANSWER_WITHIN_MS = 8_000

/** A little less than the tick's five minutes, which never come at the same second. */
const TICK_AFTER_MS = 4 * 60_000

/** How long the API's last answer stands before the feed, which tells less, takes its place. */
const FEED_AFTER_MS = 6 * 3_600_000

/** Keeps the videos up to date: 576 units of the API's 10,000 a day, and some on Fridays. */
export const videosTask: PeriodicTask = {
  name: 'videos',
  run: () => refreshVideos(TICK_AFTER_MS),
}

let running: Promise<void> | undefined

/**
 * Asks the source of videos anew and stores what it tells; a failure leaves the last good answer
 * and is logged. Nothing is asked when it last was less than `after` milliseconds ago, here or by
 * another function: the asking is written down before it is done. Throws StorageError.
 */
export function refreshVideos(after: number): Promise<void> {
  running ??= refresh(after).finally(() => {
    running = undefined
  })
  return running
}

async function refresh(after: number): Promise<void> {
  const channel = env().youtubeChannelId
  if (!channel) return
  const before = await reserve(channel, after)
  if (!before) return
  let told: Pick<StoredVideos, 'videos' | 'source'>
  try {
    told = await ask(channel, before)
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    logLine('warn', 'videos not refreshed', { code: error.code, error: describeError(error) })
    await update(videosDocument, ({ value }) => ({ ...value, failure: error.code }))
    return
  }
  const answeredAt = new Date().toISOString()
  await update(videosDocument, ({ value }) => ({ ...value, ...told, answeredAt, failure: null }))
  if (JSON.stringify(told.videos) !== JSON.stringify(before.videos)) await purge(['videos'])
}

/** Writes down that the source is asked now; answers what was known, or null when it is not time. */
async function reserve(channel: string, after: number): Promise<StoredVideos | null> {
  let before: StoredVideos | null = null
  await update(videosDocument, ({ value }) => {
    const isOurs = value.channel === channel
    const now = Date.now()
    before = null
    if (isOurs && value.askedAt && now - Date.parse(value.askedAt) < after) return UNCHANGED
    before = isOurs ? value : { ...(videosDocument.seed() as StoredVideos), channel }
    return { ...before, askedAt: new Date(now).toISOString() }
  })
  return before
}

/** The Data API where there is a key, else the feed. Throws UpstreamError. */
async function ask(
  channel: string,
  before: StoredVideos,
): Promise<{ videos: FoundVideo[]; source: 'api' | 'feed' }> {
  const { youtubeApiKey: key, youtubeApiUrl: base } = env()
  const within = () => ({ channel, base, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })
  if (key) {
    try {
      return { videos: await askDataApi({ ...within(), key }), source: 'api' }
    } catch (error) {
      const answeredAt = before.source === 'api' ? before.answeredAt : null
      if (answeredAt && Date.now() - Date.parse(answeredAt) < FEED_AFTER_MS) throw error
      logLine('warn', 'videos come from the feed', { error: describeError(error) })
    }
  }
  return { videos: await askFeed(within()), source: 'feed' }
}
