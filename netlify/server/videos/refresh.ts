import { HOUR, MINUTE } from '#domain/time/civil.ts'
import type { FoundVideo } from '#domain/videos/found.ts'
import { env } from '../env.ts'
import { describeError, logLine } from '../log.ts'
import type { PeriodicTask } from '../periodic/run.ts'
import { purge } from '../publish/purge.ts'
import { UNCHANGED, update } from '../storage/documents.ts'
import { type StoredVideos, videosDocument } from '../storage/videos.ts'
import { fetchFromDataApi } from './dataApi.ts'
import { fetchFromFeed } from './feed.ts'
import { UpstreamError } from './upstream.ts'

const TIMEOUT_MS = 8_000

/** A little less than the tick's five minutes, which vary by seconds. */
const TICK_AFTER_MS = 4 * MINUTE

/** How long the API's last response is used before the feed, which has less data, replaces it. */
const FEED_AFTER_MS = 6 * HOUR

/** Keeps the videos up to date: 576 units of the API's 10,000 a day, and some on Fridays. */
export const videosTask: PeriodicTask = {
  name: 'videos',
  run: () => refreshVideos(TICK_AFTER_MS),
}

let running: Promise<void> | undefined

/**
 * Fetches the videos from their source and stores them; a failure is logged and keeps the last good
 * response. Does nothing if the last request, here or in another function, was less than `after`
 * milliseconds ago: each request is recorded before it is sent. Throws StorageError.
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
  let found: Pick<StoredVideos, 'videos' | 'source'>
  try {
    found = await fetchVideos(channel, before)
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    logLine('warn', 'videos not refreshed', { code: error.code, error: describeError(error) })
    await update(videosDocument, ({ value }) => ({ ...value, failure: error.code }))
    return
  }
  const answeredAt = new Date().toISOString()
  await update(videosDocument, ({ value }) => ({ ...value, ...found, answeredAt, failure: null }))
  if (JSON.stringify(found.videos) !== JSON.stringify(before.videos)) await purge(['videos'])
}

/** Records a request to the source; returns what was stored before, or null when none is due. */
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
async function fetchVideos(
  channel: string,
  before: StoredVideos,
): Promise<{ videos: FoundVideo[]; source: 'api' | 'feed' }> {
  const { youtubeApiKey: key, youtubeApiUrl: base } = env()
  const within = () => ({ channel, base, signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (key) {
    try {
      return { videos: await fetchFromDataApi({ ...within(), key }), source: 'api' }
    } catch (error) {
      const answeredAt = before.source === 'api' ? before.answeredAt : null
      if (answeredAt && Date.now() - Date.parse(answeredAt) < FEED_AFTER_MS) throw error
      logLine('warn', 'videos come from the feed', { error: describeError(error) })
    }
  }
  return { videos: await fetchFromFeed(within()), source: 'feed' }
}
