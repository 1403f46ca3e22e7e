import type { PosterWidth } from '#domain/videos/addresses.ts'
import type { VideoList } from '#domain/videos/videos.ts'
import { pictureFailure, videosFailure } from '#texts/failures.ts'
import { endpoint } from './endpoint.ts'

export interface VideosResponse extends VideoList {
  /** ISO instant at which the source last sent the videos; null for a site without a channel. */
  updatedAt: string | null
}

/**
 * The videos of the center's channel, a live one first. Copies are kept for a minute, so that a
 * new broadcast is shown soon.
 */
export const getVideos = endpoint<{ response: VideosResponse }>('GET /api/youtube', {
  access: 'public',
  failure: videosFailure,
  cache: { tags: ['videos'], seconds: 60 },
})

/** A video's poster, for <img src>: pages request nothing from other hosts before a visitor plays something. */
export const getPoster = endpoint<{
  params: { videoId: string }
  query: { w: PosterWidth }
  response: Response
}>('GET /api/posters/:videoId', {
  access: 'public',
  failure: pictureFailure,
})
