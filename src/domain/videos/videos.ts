import { latestVideoTexts } from '#texts/latestVideo.ts'
import { videoTexts } from '#texts/videoList.ts'

/** One video of the center's channel. */
export interface Video {
  /** YouTube's id: eleven of A-Z, a-z, 0-9, '_' and '-'. */
  videoId: string
  title: string
  /** Address of the poster, on this site. */
  thumbnail: string
  isLive: boolean
  /** ISO instant; absent when the source has none. */
  publishedAt?: string | undefined
  /** Its owner allows it to play only on YouTube's own pages. */
  onYouTubeOnly?: true | undefined
}

/** The videos as GET /youtube sends them (docs/product.md, section 8). */
export interface VideoList {
  featuredVideo: Video | null
  otherVideos: readonly Video[]
}

/** The state of the videos in a view. */
export type VideosState =
  | { status: 'loading' }
  | { status: 'ready'; videos: VideoList }
  | { status: 'failed'; message: string }

/** The video of the home page: none while loading, after a failure, or when there is no video. */
export function latestVideo(state: VideosState): Video | undefined {
  if (state.status !== 'ready') return undefined
  const video = state.videos.featuredVideo
  return video?.videoId ? video : undefined
}

/** The label above the title of home's video. */
export const latestWords = (video: Pick<Video, 'isLive'> | undefined): string =>
  video?.isLive ? latestVideoTexts.live : latestVideoTexts.latest

/** The label before the featured video's title. */
export const featuredWords = (video: Pick<Video, 'isLive'>): string =>
  video.isLive ? videoTexts.live : videoTexts.featured

/** The accessible name of a poster's link. */
export const playWords = ({ title, onYouTubeOnly }: Video): string =>
  onYouTubeOnly ? videoTexts.watch(title) : videoTexts.play(title)
