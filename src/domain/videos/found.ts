import { posterAddress } from './addresses.ts'
import type { Video, VideoAnswer } from './answer.ts'

/** A video as its source describes it: what plays or can be watched now, the newest first. */
export interface FoundVideo {
  videoId: string
  title: string
  publishedAt: string | null
  isLive: boolean
  canEmbed: boolean
}

const MINUTE = 60_000

/** A source that has not answered for so long may not say any more that something is live. */
const LIVE_AT_MOST_MS = 30 * MINUTE

/**
 * The answer made of a source's videos: what is live comes first, else the newest that can play
 * within a page. `answeredAt` is when the source sent them.
 */
export function answerOf(
  found: readonly FoundVideo[],
  { answeredAt, now }: { answeredAt: Date; now: Date },
): VideoAnswer {
  const mayBeLive = now.getTime() - answeredAt.getTime() <= LIVE_AT_MOST_MS
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

/** The answer as a page may be built with: nothing is live by the time that it is read. */
export function withoutLive(answer: VideoAnswer) {
  const still = (video: Video) => ({ ...video, isLive: false as const })
  return {
    featuredVideo: answer.featuredVideo && still(answer.featuredVideo),
    otherVideos: answer.otherVideos.map(still),
  }
}
