import { seedVideos } from '#config/seed/videos.ts'
import { failureOf } from '#contract/endpoint.ts'
import { getVideos, type VideosResponse } from '#contract/videos.ts'
import { isLiveTime } from '#domain/prayer/liveTimes.ts'
import { SECOND } from '#domain/time/civil.ts'
import { videoList, withoutLive } from '#domain/videos/found.ts'
import { siteNow } from '../clock.ts'
import { env } from '../env.ts'
import { Refusal } from '../http/refusal.ts'
import { read } from '../storage/documents.ts'
import { prayerSettingsDocument } from '../storage/prayerSettings.ts'
import { type StoredVideos, videosDocument } from '../storage/videos.ts'

/** The shortest time between two requests to the source while a video is live or expected to be. */
const LIVE_AFTER_MS = 60 * SECOND
/** Otherwise the tick refreshes; this covers a site whose tick does not run. */
const MAX_AGE_MS = 15 * 60 * SECOND
/** The shortest time between two requests to the source while nothing is stored yet. */
const FIRST_AFTER_MS = 10 * SECOND

/** The channel's videos as last fetched; null without a channel or before the first fetch. */
export async function lastVideos(): Promise<(StoredVideos & { answeredAt: string }) | null> {
  const channel = env().youtubeChannelId
  if (!channel) return null
  const { value } = await read(videosDocument)
  const { answeredAt } = value
  return value.channel === channel && answeredAt !== null ? { ...value, answeredAt } : null
}

/**
 * The public videos: the last good response of their source, however old, without waiting; if a
 * refresh is due, it runs after the response. A site without a channel shows the seed videos. Throws
 * Refusal 502 when a channel is set and no fetch ever succeeded, StorageError when storage fails.
 */
export async function currentVideos(
  waitUntil: (work: Promise<unknown>) => void,
): Promise<VideosResponse> {
  if (!env().youtubeChannelId) return { ...seedVideos, updatedAt: null }
  const known = await lastVideos()
  if (known) {
    if (await isDue(known)) waitUntil(refresh(LIVE_AFTER_MS))
    return toResponse(known)
  }
  await refresh(FIRST_AFTER_MS)
  const first = await lastVideos()
  if (!first) throw new Refusal(502, 'upstream', failureOf(getVideos))
  return toResponse(first)
}

/** What asks the source is imported when needed: the function mostly serves reads. */
async function refresh(afterMs: number): Promise<void> {
  const { refreshVideos } = await import('./refresh.ts')
  await refreshVideos(afterMs)
}

/** The videos for a page build, none marked as live: by the time it is read, that may be over. */
export async function videosForBuild() {
  const known = await lastVideos()
  const videos = known ? withoutLive(toResponse(known)) : seedVideos
  return { hasChannel: Boolean(env().youtubeChannelId), ...videos }
}

function toResponse({
  videos,
  answeredAt,
}: {
  videos: StoredVideos['videos']
  answeredAt: string
}) {
  return {
    ...videoList(videos, { fetchedAt: new Date(answeredAt), now: new Date() }),
    updatedAt: answeredAt,
  }
}

async function isDue({ askedAt, videos }: StoredVideos): Promise<boolean> {
  const age = Date.now() - Date.parse(askedAt ?? '')
  if (age < LIVE_AFTER_MS) return false
  if (age > MAX_AGE_MS || videos.some(video => video.isLive)) return true
  return isLiveTime((await read(prayerSettingsDocument)).value, siteNow())
}
