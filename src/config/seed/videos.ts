import type { VideoAnswer } from '#domain/videos/answer.ts'

/** A new site has no videos: the channel is the centre's to name. */
export const seedVideos: VideoAnswer = { featuredVideo: null, otherVideos: [] }
