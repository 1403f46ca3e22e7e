import { seedVideos } from '#config/seed/videos.ts'
import { getVideos, type VideosAnswer } from '#contract/videos.ts'
import { answerOf, withoutLive } from '#domain/videos/found.ts'
import { isLiveTime } from '#domain/videos/liveTimes.ts'
import { siteNow } from '../clock.ts'
import { env } from '../env.ts'
import { Refusal } from '../http/refusal.ts'
import { read } from '../storage/documents.ts'
import { prayerSettingsDocument } from '../storage/prayerSettings.ts'
import { type StoredVideos, videosDocument } from '../storage/videos.ts'
import { refreshVideos } from './refresh.ts'

const SECOND = 1_000
/** While something is live or expected to be, the source is asked each minute at most. */
const LIVE_AFTER_MS = 60 * SECOND
/** Otherwise the tick asks; this is for a site whose tick does not run. */
const AT_LATEST_AFTER_MS = 15 * 60 * SECOND
/** While nothing is known at all, askers wait for the source, which is asked this often at most. */
const FIRST_AFTER_MS = 10 * SECOND

/** The channel's videos as last told by their source; null when it never told of any, or has none. */
export async function knownVideos(): Promise<(StoredVideos & { answeredAt: string }) | null> {
  const channel = env().youtubeChannelId
  if (!channel) return null
  const { value } = await read(videosDocument)
  const { answeredAt } = value
  return value.channel === channel && answeredAt !== null ? { ...value, answeredAt } : null
}

/**
 * The videos for everyone: the last good answer of their source, however old, and at once; what is
 * due is refreshed after the answer. A site without a channel shows the seed's. Throws Refusal 502
 * when a channel is set and its videos were never told, StorageError when storage fails.
 */
export async function tellVideos(
  waitUntil: (work: Promise<unknown>) => void,
): Promise<VideosAnswer> {
  if (!env().youtubeChannelId) return { ...seedVideos, updatedAt: null }
  const known = await knownVideos()
  if (known) {
    if (await isDue(known)) waitUntil(refreshVideos(LIVE_AFTER_MS))
    return toAnswer(known)
  }
  await refreshVideos(FIRST_AFTER_MS)
  const first = await knownVideos()
  if (!first) throw new Refusal(502, 'upstream', getVideos.failure)
  return toAnswer(first)
}

/** The videos as a page is built with them: whatever is live, it is not by then. */
export async function videosForBuild() {
  const known = await knownVideos()
  return known ? withoutLive(toAnswer(known)) : seedVideos
}

function toAnswer({ videos, answeredAt }: { videos: StoredVideos['videos']; answeredAt: string }) {
  return {
    ...answerOf(videos, { answeredAt: new Date(answeredAt), now: new Date() }),
    updatedAt: answeredAt,
  }
}

async function isDue({ askedAt, videos }: StoredVideos): Promise<boolean> {
  const age = Date.now() - Date.parse(askedAt ?? '')
  if (age < LIVE_AFTER_MS) return false
  if (age > AT_LATEST_AFTER_MS || videos.some(video => video.isLive)) return true
  return isLiveTime((await read(prayerSettingsDocument)).value, siteNow())
}
