import { beforeEach, describe, expect, it, vi } from 'vitest'
import { getVideos } from '#contract/videos.ts'
import { site } from './running.ts'
import {
  CHANNEL,
  eachWithVideos,
  fetchVideos,
  ids,
  KEY,
  made,
  pass,
  upstream,
} from './videosSite.ts'

vi.mock('#server/publish/purge.ts', () => import('./purged.ts'))

eachWithVideos()

describe('with a key of the Data API', () => {
  it('returns the newest uploads for two units of quota, without the key in an address', async () => {
    upstream.videos = [
      made('new', { title: 'Khutbah & “patience” · صبر' }),
      made('gone', { gone: 'deleted' }),
      made('own', { gone: 'private' }),
      made('hidden', { privacyStatus: 'unlisted' }),
      made('soon', { state: 'upcoming' }),
      made('there', { embeddable: false }),
    ]
    const response = await site.send(getVideos)
    expect(response.status).toBe(200)
    expect(response.headers.get('netlify-cache-tag')).toBe('videos')
    expect(response.headers.get('netlify-cdn-cache-control')).toContain('s-maxage=60')
    expect(await response.json()).toEqual({
      featuredVideo: {
        videoId: 'new--------',
        title: 'Khutbah & “patience” · صبر',
        thumbnail: '/api/posters/new--------',
        isLive: false,
        publishedAt: '2026-11-20T18:30:00Z',
      },
      otherVideos: [
        expect.objectContaining({ videoId: 'there------', isLive: false, onYouTubeOnly: true }),
      ],
      updatedAt: expect.any(String),
    })
    expect(upstream.requests).toHaveLength(2)
    expect(upstream.requests[0]).toContain(`playlistId=UU${CHANNEL.slice(2)}`)
    expect(upstream.requests.join()).not.toContain(KEY)
    expect(upstream.keys).toEqual([KEY, KEY])
  })

  it('puts live videos first, and the others in order', async () => {
    upstream.videos = [made('c'), made('b', { state: 'live' }), made('a')]
    const found = await fetchVideos()
    expect(ids(found)).toEqual(['b', 'c', 'a'])
    expect(found.featuredVideo?.isLive).toBe(true)
  })

  it('does not report “live” from a response half an hour old', async () => {
    upstream.videos = [made('c'), made('b', { state: 'live' })]
    await fetchVideos()
    upstream.faults = { api: 'error' }
    pass(29)
    expect((await fetchVideos()).featuredVideo).toMatchObject({ isLive: true })
    pass(2)
    const late = await fetchVideos()
    expect(ids(late)).toEqual(['c', 'b'])
    expect(late.otherVideos[0]?.isLive).toBe(false)
  })

  it('returns an empty list for a channel without videos', async () => {
    upstream.videos = []
    expect(await fetchVideos()).toMatchObject({ featuredVideo: null, otherVideos: [] })
  })

  it('returns at most the fifty newest', async () => {
    upstream.videos = Array.from({ length: 70 }, (_, index) => made(`v${index}`))
    expect((await fetchVideos()).otherVideos).toHaveLength(49)
  })
})

describe('without a key', () => {
  beforeEach(() => site.setEnv({ YOUTUBE_API_KEY: undefined }))

  it('returns the channel’s feed with its character references decoded', async () => {
    upstream.videos = [made('b', { title: 'Q&A: "why?" <1> &#x41; 007' }), made('a')]
    const found = await fetchVideos()
    expect(ids(found)).toEqual(['b', 'a'])
    expect(found.featuredVideo?.title).toBe('Q&A: "why?" <1> &#x41; 007')
    expect(upstream.requests).toEqual([`/feeds/videos.xml?channel_id=${CHANNEL}`])
  })

  it('returns an empty list for a feed without videos', async () => {
    upstream.videos = []
    expect(await fetchVideos()).toMatchObject({ featuredVideo: null, otherVideos: [] })
  })
})

it('returns the seed videos without a channel, and sends no request', async () => {
  site.setEnv({ YOUTUBE_CHANNEL_ID: undefined })
  expect(await fetchVideos()).toEqual({ featuredVideo: null, otherVideos: [], updatedAt: null })
  expect(upstream.requests).toEqual([])
})

it('does not show the videos of an earlier channel', async () => {
  await fetchVideos()
  site.setEnv({ YOUTUBE_CHANNEL_ID: 'UCanother_channel_123456' })
  upstream.faults = { api: 'error', feed: 'error' }
  expect((await site.send(getVideos)).status).toBe(502)
})
