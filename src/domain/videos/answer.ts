/** One video of the centre's channel. */
export interface Video {
  videoId: string
  title: string
  /** Address of the poster. */
  thumbnail: string
  isLive: boolean
}

/** The videos as GET /youtube sends them (SPEC section 3, Video response). */
export interface VideoAnswer {
  featuredVideo: Video | null
  otherVideos: readonly Video[]
}

/** What a view knows of the videos. */
export type VideosState =
  | { status: 'loading' }
  | { status: 'ready'; answer: VideoAnswer }
  | { status: 'failed'; message: string }

/** The video of the home page: none while loading, after a failure, or when there is no video. */
export function latestVideo(state: VideosState): Video | undefined {
  if (state.status !== 'ready') return undefined
  const video = state.answer.featuredVideo
  return video?.videoId ? video : undefined
}
