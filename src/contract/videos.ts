import type { PosterWidth } from '#domain/videos/addresses.ts'
import type { VideoAnswer } from '#domain/videos/answer.ts'
import { endpoint } from './endpoint.ts'

export interface VideosAnswer extends VideoAnswer {
  /** ISO instant at which the videos' source last told of them; null for a site without a channel. */
  updatedAt: string | null
}

/**
 * The videos of the centre's channel, what is live first. Copies live a minute, so that a broadcast
 * that begins is told of soon.
 */
export const getVideos = endpoint<{ answer: VideosAnswer }>({
  method: 'GET',
  path: '/api/youtube',
  access: 'public',
  failure: 'Failed to fetch YouTube videos.',
  cache: { tags: ['videos'], seconds: 60 },
})

/** The text for an answer that makes no sense; with no answer at all the endpoint's own stands. */
export const VIDEOS_FAILED = 'Failed to load videos'

/** A video's poster, for <img src>: pages ask no other host before a visitor plays something. */
export const getPoster = endpoint<{
  params: { videoId: string }
  query: { w: PosterWidth }
  answer: Response
}>({
  method: 'GET',
  path: '/api/posters/:videoId',
  access: 'public',
  failure: 'The picture could not be loaded.',
})
