import { beforeEach, describe, expect, it, vi } from 'vitest'
import { getHealth } from '#contract/health.ts'
import { getPoster, getVideos } from '#contract/videos.ts'
import { forgetEnv } from '#server/env.ts'
import { runTasks } from '#server/periodic/run.ts'
import { periodicTasks } from '#server/tick/tasks.ts'
import { refreshVideos } from '#server/videos/refresh.ts'
import { type Fault, PICTURE } from '../support/videoUpstream.ts'
import { purged } from './purged.ts'
import { lines, site } from './running.ts'
import {
  CHANNEL,
  eachWithVideos,
  fetchVideos,
  ids,
  KEY,
  made,
  pass,
  stored,
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

  it('puts live videos first, which are live no more in a response half an hour old', async () => {
    upstream.videos = [made('c'), made('b', { state: 'live' }), made('a')]
    expect(ids(await fetchVideos())).toEqual(['b', 'c', 'a'])
    upstream.faults = { api: 'error' }
    pass(29)
    expect((await fetchVideos()).featuredVideo).toMatchObject({ isLive: true })
    pass(2)
    const late = await fetchVideos()
    expect(ids(late)).toEqual(['c', 'b', 'a'])
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

const FAULTS: [Fault, string][] = [
  ['quota', 'status_403'],
  ['error', 'status_500'],
  ['garbage', 'unreadable'],
  ['other-shape', 'unreadable'],
  ['huge', 'too_large'],
  ['redirect', 'unreachable'],
  ['half', 'broken_off'],
  ['slow', 'too_slow'],
]

describe.each(FAULTS)('when the source fails by %s', (fault, code) => {
  beforeEach(() => {
    if (fault !== 'slow') return
    const real = AbortSignal.timeout.bind(AbortSignal)
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(ms =>
      real(ms === 8_000 && upstream.faults.api ? 300 : ms),
    )
  })

  it('keeps the last good response with its time, and logs the reason', async () => {
    const before = await fetchVideos()
    upstream.faults = { api: fault }
    await refreshVideos(0)
    expect(await fetchVideos()).toEqual(before)
    expect(await stored()).toMatchObject({ failure: code, answeredAt: before.updatedAt })
    expect(lines.join()).toContain(code)
    expect(lines.join()).not.toContain(KEY)
    upstream.faults = {}
    upstream.videos = [made('c'), ...upstream.videos]
    await refreshVideos(0)
    expect(ids(await fetchVideos())).toEqual(['c', 'b', 'a'])
    expect(await stored()).toMatchObject({ failure: null })
  })

  it('responds with a failure only when nothing is stored, and does not retry immediately', async () => {
    upstream.faults = { api: fault, feed: fault === 'other-shape' ? 'garbage' : fault }
    for (let time = 0; time < 3; time++) {
      const response = await site.send(getVideos)
      expect(response.status).toBe(502)
      expect(response.headers.get('cache-control')).toBe('private, no-store')
      expect(await response.json()).toMatchObject({
        success: false,
        error: 'Failed to fetch YouTube videos.',
      })
    }
    expect(upstream.requests.filter(address => address.startsWith('/feeds'))).toHaveLength(1)
    pass(1)
    upstream.faults = {}
    expect(ids(await fetchVideos())).toEqual(['b', 'a'])
  })
})

describe('a failing API', () => {
  it('uses the feed when the API fails and nothing is stored', async () => {
    upstream.faults = { api: 'quota' }
    expect(ids(await fetchVideos())).toEqual(['b', 'a'])
    expect(await stored()).toMatchObject({ source: 'feed', failure: null })
  })

  it('uses the feed after the API failed for six hours, until it works again', async () => {
    await fetchVideos()
    upstream.videos = [made('c'), ...upstream.videos]
    upstream.faults = { api: 'quota' }
    pass(5 * 60)
    await refreshVideos(0)
    expect(ids(await fetchVideos())).toEqual(['b', 'a'])
    pass(61)
    await refreshVideos(0)
    expect(ids(await fetchVideos())).toEqual(['c', 'b', 'a'])
    upstream.faults = {}
    await refreshVideos(0)
    expect(await stored()).toMatchObject({ source: 'api' })
  })
})

it('shows the age and the failure of the videos in the health', async () => {
  const health = async () => (await site.send(getHealth)).text()
  const videos = async () => JSON.parse(await health()).videos
  expect(await videos()).toEqual({ state: 'unknown', at: null })
  upstream.faults = { api: 'quota', feed: 'error' }
  await refreshVideos(0)
  expect(await videos()).toEqual({ state: 'old', at: null })
  upstream.faults = { api: 'quota' }
  await refreshVideos(0)
  expect(await videos()).toMatchObject({ state: 'feed alone' })
  upstream.faults = {}
  await refreshVideos(0)
  const { updatedAt: at } = await fetchVideos()
  expect(await videos()).toEqual({ state: 'current', at })
  upstream.faults = { api: 'error' }
  pass(29)
  await refreshVideos(0)
  expect(await videos()).toEqual({ state: 'current', at })
  pass(2)
  await refreshVideos(0)
  expect(await videos()).toEqual({ state: 'old', at })
  expect(await health()).not.toMatch(new RegExp(`${CHANNEL}|${KEY}|status_500`))
  site.setEnv({ YOUTUBE_CHANNEL_ID: undefined })
  expect(await videos()).toEqual({ state: 'off', at: null })
})

beforeEach(() => {
  purged.length = 0
})

describe('the refresh of videos', () => {
  /** Fridays of the seed: Jumu'ah at 13:15 and 14:00 on the clock of New York. */
  const at = (moment: string) => {
    site.setEnv({ SITE_NOW: undefined })
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(new Date(moment))
    forgetEnv()
  }

  it.each([
    ['a Friday morning', '2026-11-27T15:00:00Z', 5, 0],
    ["Jumu'ah", '2026-11-27T18:30:00Z', 2, 1],
    ["Jumu'ah, requested again at once", '2026-11-27T18:30:00Z', 0.5, 0],
    ["Jumu'ah’s hour on a Thursday", '2026-11-26T18:30:00Z', 5, 0],
    ['any hour after a quarter of one without a tick', '2026-11-26T08:00:00Z', 16, 1],
  ])('refreshes the videos by schedule around %s', async (_, moment, minutes, rounds) => {
    at(moment)
    await fetchVideos()
    upstream.requests.length = 0
    pass(minutes)
    await Promise.all(Array.from({ length: 20 }, fetchVideos))
    expect(upstream.requests).toHaveLength(rounds * 2)
  })

  it('refreshes the videos every minute during a broadcast', async () => {
    at('2026-11-26T08:00:00Z')
    upstream.videos = [made('b', { state: 'live' })]
    await fetchVideos()
    upstream.videos = [made('b')]
    pass(2)
    expect((await fetchVideos()).featuredVideo?.isLive).toBe(true)
    expect((await fetchVideos()).featuredVideo?.isLive).toBe(false)
  })

  it('refreshes the videos in the tick, but not twice within one interval', async () => {
    await runTasks(periodicTasks, new Date())
    await runTasks(periodicTasks, new Date())
    expect(upstream.requests).toHaveLength(2)
    pass(5)
    await runTasks(periodicTasks, new Date())
    expect(upstream.requests).toHaveLength(4)
  })

  it('sends one request for parallel readers, and purges when something changed', async () => {
    await Promise.all(Array.from({ length: 20 }, fetchVideos))
    expect(upstream.requests).toHaveLength(2)
    expect(purged).toEqual(['videos'])
    await refreshVideos(0)
    expect(purged).toEqual(['videos'])
    upstream.videos = [made('c'), ...upstream.videos]
    await refreshVideos(0)
    expect(purged).toEqual(['videos', 'videos'])
  })
})

describe('a poster', () => {
  const poster = (videoId: string, w?: number) =>
    site.send(getPoster, { params: { videoId }, query: { w } })
  const files = () => upstream.requests.filter(address => address.startsWith('/vi/'))
  beforeEach(async () => {
    await fetchVideos()
    upstream.requests.length = 0
  })

  it('fetches a poster from YouTube once, then serves it from storage with its type and caching', async () => {
    for (let time = 0; time < 2; time++) {
      const response = await poster('a----------', 320)
      expect(response.status).toBe(200)
      expect(Buffer.from(await response.arrayBuffer())).toEqual(PICTURE)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'image/jpeg',
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=86400',
        'netlify-vary': 'query=w',
      })
    }
    expect(files()).toEqual(['/vi/a----------/mqdefault.jpg'])
    upstream.faults = { picture: 'error' }
    pass(25 * 60)
    expect((await poster('a----------', 320)).status).toBe(200)
    expect(files()).toHaveLength(2)
  })

  it('fetches the next smaller poster that exists', async () => {
    upstream.pictures = ['hqdefault']
    expect((await poster('a----------', 1280)).status).toBe(200)
    expect(files().map(file => /(\w+)\.jpg/.exec(file)?.[1])).toEqual([
      'maxresdefault',
      'sddefault',
      'hqdefault',
    ])
  })

  it.each<[string, () => void]>([
    ['has none', () => (upstream.pictures = [])],
    ['fails', () => (upstream.faults = { picture: 'error' })],
    ['sends no picture', () => (upstream.faults = { picture: 'garbage' })],
    ['sends ten megabytes', () => (upstream.faults = { picture: 'huge' })],
    ['leads elsewhere', () => (upstream.faults = { picture: 'redirect' })],
  ])('serves the site’s own poster for a minute when YouTube %s', async (_, provoke) => {
    provoke()
    const response = await poster('a----------')
    expect([response.status, response.headers.get('location')]).toEqual([302, '/art/video.svg'])
    expect(response.headers.get('cache-control')).toBe('public, max-age=60')
  })

  it.each([
    ['another’s video', 'zzzzzzzzzzz', undefined, 404],
    ['the same letters in capitals', 'A----------', undefined, 404],
    ['an id too short', 'a', undefined, 400],
    ['an id too long', 'a-----------', undefined, 400],
    ['an id with a path', '../../etc/x', undefined, 400],
    ['another width', 'a----------', 641, 400],
  ])('refuses a poster for %s without a request to YouTube', async (_, videoId, w, status) => {
    expect((await poster(videoId, w)).status).toBe(status)
    expect(files()).toEqual([])
  })
})
