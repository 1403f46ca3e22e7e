import { beforeEach, vi } from 'vitest'
import { getVideos, type VideosResponse } from '#contract/videos.ts'
import { read } from '#server/storage/documents.ts'
import { videosDocument } from '#server/storage/videos.ts'
import { type MadeVideo, startVideoUpstream, type VideoUpstream } from '../support/videoUpstream.ts'
import { site, withSite } from './running.ts'

export const CHANNEL = 'UC0123456789abcdefghij-_'
export const KEY = 'a-key-of-the-data-api'
export const made = (id: string, more: Partial<MadeVideo> = {}): MadeVideo => ({
  id: id.padEnd(11, '-'),
  title: `Video ${id}`,
  publishedAt: '2026-11-20T18:30:00Z',
  ...more,
})

export let upstream: VideoUpstream

/** Starts a site for each test of the file, whose channel has two videos. */
export function eachWithVideos(): void {
  beforeEach(async () => {
    upstream = await startVideoUpstream()
    upstream.videos = [made('b'), made('a')]
    return () => upstream.close()
  })
  withSite(beforeEach, () => ({
    YOUTUBE_CHANNEL_ID: CHANNEL,
    YOUTUBE_API_KEY: KEY,
    YOUTUBE_API_URL: upstream.url,
    SITE_NOW: '2026-11-21T17:00:00Z',
  }))
}

/** The clock that decides how old a response is; timers keep real time. */
export function pass(minutes: number): void {
  const from = Date.now()
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(from + minutes * 60_000)
}

export const fetchVideos = async (): Promise<VideosResponse> => (await site.send(getVideos)).json()
export const ids = ({ featuredVideo, otherVideos }: VideosResponse) =>
  [featuredVideo, ...otherVideos].map(video => video?.videoId.replaceAll('-', ''))
export const stored = async () => (await read(videosDocument)).value
