import { MINUTE } from '#domain/time/civil.ts'
import { posterAddress } from './addresses.ts'
import type { Video, VideoList } from './videos.ts'

/** A video as its source describes it: what plays or can be watched now, the newest first. */
export interface FoundVideo {
  videoId: string
  title: string
  publishedAt: string | null
  isLive: boolean
  canEmbed: boolean
}

/** A list fetched longer ago than this no longer says what is live. */
const LIVE_AT_MOST_MS = 30 * MINUTE

/**
 * The list made of a source’s videos: a live one is featured, else the newest that can play
 * within a page. `fetchedAt`: when the source sent them.
 */
export function videoList(
  found: readonly FoundVideo[],
  { fetchedAt, now }: { fetchedAt: Date; now: Date },
): VideoList {
  const mayBeLive = now.getTime() - fetchedAt.getTime() <= LIVE_AT_MOST_MS
  const featured =
    (mayBeLive ? found.find(video => video.isLive && video.canEmbed) : undefined) ??
    found.find(video => video.canEmbed) ??
    found[0]
  const toVideo = (video: FoundVideo): Video => ({
    videoId: video.videoId,
    title: video.title,
    thumbnail: posterAddress(video.videoId),
    isLive: video.isLive && mayBeLive,
    ...(video.publishedAt && { publishedAt: video.publishedAt }),
    ...(!video.canEmbed && { onYouTubeOnly: true as const }),
  })
  return {
    featuredVideo: featured ? toVideo(featured) : null,
    otherVideos: found.filter(video => video !== featured).map(toVideo),
  }
}

/** The list for a prebuilt page: a broadcast may have ended by the time it is read. */
export function withoutLive(videos: VideoList) {
  const still = (video: Video) => ({ ...video, isLive: false as const })
  return {
    featuredVideo: videos.featuredVideo && still(videos.featuredVideo),
    otherVideos: videos.otherVideos.map(still),
  }
}
