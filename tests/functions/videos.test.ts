import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getPoster, getVideos, type VideosAnswer } from '#contract/videos.ts'
import { forgetEnv } from '#server/env.ts'
import { runTasks } from '#server/periodic/run.ts'
import { periodicTasks } from '#server/periodic/tasks.ts'
import { read } from '#server/storage/documents.ts'
import { videosDocument } from '#server/storage/videos.ts'
import { refreshVideos } from '#server/videos/refresh.ts'
import {
  type Fault,
  type MadeVideo,
  PICTURE,
  startVideoUpstream,
  type VideoUpstream,
} from '../support/videoUpstream.ts'
import { type Site, startSite } from './site.ts'

/** The real purge spreads over seconds; it has its own test. */
const purged = vi.hoisted((): string[] => [])
vi.mock('#server/publish/purge.ts', () => ({
  purge: async (tags: string[]) => void purged.push(...tags),
}))

const CHANNEL = 'UC0123456789abcdefghij-_'
const KEY = 'a-key-of-the-data-api'
const made = (id: string, more: Partial<MadeVideo> = {}): MadeVideo => ({
  id: id.padEnd(11, '-'),
  title: `Video ${id}`,
  publishedAt: '2026-11-20T18:30:00Z',
  ...more,
})

let site: Site
let upstream: VideoUpstream
let lines: string[]

beforeEach(async () => {
  lines = []
  purged.length = 0
  vi.spyOn(console, 'error').mockImplementation(line => void lines.push(String(line)))
  upstream = await startVideoUpstream()
  upstream.videos = [made('b'), made('a')]
  site = await startSite({
    YOUTUBE_CHANNEL_ID: CHANNEL,
    YOUTUBE_API_KEY: KEY,
    YOUTUBE_API_URL: upstream.url,
    SITE_NOW: '2026-11-21T17:00:00Z',
  })
})
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await site.stop()
  await upstream.close()
})

/** The clock that decides how old an answer is; the one of timers keeps its pace. */
function pass(minutes: number): void {
  const from = Date.now()
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(from + minutes * 60_000)
}
const answer = async (): Promise<VideosAnswer> => (await site.send(getVideos)).json()
const ids = ({ featuredVideo, otherVideos }: VideosAnswer) =>
  [featuredVideo, ...otherVideos].map(video => video?.videoId.replaceAll('-', ''))
const stored = async () => (await read(videosDocument)).value

describe('with a key of the Data API', () => {
  it('tells of the newest uploads for two units of quota; the key is in no address', async () => {
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
    expect(upstream.asked).toHaveLength(2)
    expect(upstream.asked[0]).toContain(`playlistId=UU${CHANNEL.slice(2)}`)
    expect(upstream.asked.join()).not.toContain(KEY)
    expect(upstream.keys).toEqual([KEY, KEY])
  })

  it('puts what is live first, and after it the rest in order', async () => {
    upstream.videos = [made('c'), made('b', { state: 'live' }), made('a')]
    const told = await answer()
    expect(ids(told)).toEqual(['b', 'c', 'a'])
    expect(told.featuredVideo?.isLive).toBe(true)
  })

  it('does not say “live” of an answer half an hour old', async () => {
    upstream.videos = [made('c'), made('b', { state: 'live' })]
    await answer()
    upstream.faults = { api: 'error' }
    pass(29)
    expect((await answer()).featuredVideo).toMatchObject({ isLive: true })
    pass(2)
    const late = await answer()
    expect(ids(late)).toEqual(['c', 'b'])
    expect(late.otherVideos[0]?.isLive).toBe(false)
  })

  it('tells of a channel without a video as of none', async () => {
    upstream.videos = []
    expect(await answer()).toMatchObject({ featuredVideo: null, otherVideos: [] })
  })

  it('holds at most the fifty newest', async () => {
    upstream.videos = Array.from({ length: 70 }, (_, index) => made(`v${index}`))
    expect((await answer()).otherVideos).toHaveLength(49)
  })
})

describe('without a key', () => {
  beforeEach(() => site.setEnv({ YOUTUBE_API_KEY: undefined }))

  it('tells of the channel’s feed, its references resolved', async () => {
    upstream.videos = [made('b', { title: 'Q&A: "why?" <1> &#x41; 007' }), made('a')]
    const told = await answer()
    expect(ids(told)).toEqual(['b', 'a'])
    expect(told.featuredVideo?.title).toBe('Q&A: "why?" <1> &#x41; 007')
    expect(upstream.asked).toEqual([`/feeds/videos.xml?channel_id=${CHANNEL}`])
  })

  it('tells of a feed without a video as of none', async () => {
    upstream.videos = []
    expect(await answer()).toMatchObject({ featuredVideo: null, otherVideos: [] })
  })
})

it('without a channel tells of the seed’s videos and asks nobody', async () => {
  site.setEnv({ YOUTUBE_CHANNEL_ID: undefined })
  expect(await answer()).toEqual({ featuredVideo: null, otherVideos: [], updatedAt: null })
  expect(upstream.asked).toEqual([])
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

  it('keeps the last good answer with its moment, and says why in the log', async () => {
    const before = await answer()
    upstream.faults = { api: fault }
    await refreshVideos(0)
    expect(await answer()).toEqual(before)
    expect(await stored()).toMatchObject({ failure: code, answeredAt: before.updatedAt })
    expect(lines.join()).toContain(code)
    expect(lines.join()).not.toContain(KEY)
    upstream.faults = {}
    upstream.videos = [made('c'), ...upstream.videos]
    await refreshVideos(0)
    expect(ids(await answer())).toEqual(['c', 'b', 'a'])
    expect(await stored()).toMatchObject({ failure: null })
  })

  it('says so only when nothing is known, and then does not ask again at once', async () => {
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
    expect(upstream.asked.filter(address => address.startsWith('/feeds'))).toHaveLength(1)
    pass(1)
    upstream.faults = {}
    expect(ids(await answer())).toEqual(['b', 'a'])
  })
})

describe('a failing API', () => {
  it('gives way to the feed where nothing is known', async () => {
    upstream.faults = { api: 'quota' }
    expect(ids(await answer())).toEqual(['b', 'a'])
    expect(await stored()).toMatchObject({ source: 'feed', failure: null })
  })

  it('gives way to the feed after six hours, and takes over again', async () => {
    await answer()
    upstream.videos = [made('c'), ...upstream.videos]
    upstream.faults = { api: 'quota' }
    pass(5 * 60)
    await refreshVideos(0)
    expect(ids(await answer())).toEqual(['b', 'a'])
    pass(61)
    await refreshVideos(0)
    expect(ids(await answer())).toEqual(['c', 'b', 'a'])
    upstream.faults = {}
    await refreshVideos(0)
    expect(await stored()).toMatchObject({ source: 'api' })
  })
})

it('does not take a channel’s videos for another’s', async () => {
  await answer()
  site.setEnv({ YOUTUBE_CHANNEL_ID: 'UCanother_channel_123456' })
  upstream.faults = { api: 'error', feed: 'error' }
  expect((await site.send(getVideos)).status).toBe(502)
})

describe('refreshing', () => {
  /** Fridays of the seed: Jumu'ah at 13:15 and 14:00 on the clock of New York. */
  const at = (moment: string) => {
    site.setEnv({ SITE_NOW: undefined })
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(new Date(moment))
    forgetEnv()
  }

  it.each([
    ['a Friday morning', '2026-11-27T15:00:00Z', 5, 0],
    ['Jumu’ah', '2026-11-27T18:30:00Z', 2, 1],
    ['Jumu’ah, asked again at once', '2026-11-27T18:30:00Z', 0.5, 0],
    ['Jumu’ah’s hour on a Thursday', '2026-11-26T18:30:00Z', 5, 0],
    ['any hour after a quarter of one without a tick', '2026-11-26T08:00:00Z', 16, 1],
  ])('around %s: asked anew when it should be', async (_, moment, minutes, rounds) => {
    at(moment)
    await answer()
    upstream.asked.length = 0
    pass(minutes)
    await Promise.all(Array.from({ length: 20 }, answer))
    expect(upstream.asked).toHaveLength(rounds * 2)
  })

  it('follows a broadcast at any hour', async () => {
    at('2026-11-26T08:00:00Z')
    upstream.videos = [made('b', { state: 'live' })]
    await answer()
    upstream.videos = [made('b')]
    pass(2)
    expect((await answer()).featuredVideo?.isLive).toBe(true)
    expect((await answer()).featuredVideo?.isLive).toBe(false)
  })

  it('is done by the tick, but not twice within its time', async () => {
    await runTasks(periodicTasks, new Date())
    await runTasks(periodicTasks, new Date())
    expect(upstream.asked).toHaveLength(2)
    pass(5)
    await runTasks(periodicTasks, new Date())
    expect(upstream.asked).toHaveLength(4)
  })

  it('asks once for all who ask at a time, and purges when something changed', async () => {
    await Promise.all(Array.from({ length: 20 }, answer))
    expect(upstream.asked).toHaveLength(2)
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
  const files = () => upstream.asked.filter(address => address.startsWith('/vi/'))
  beforeEach(async () => {
    await answer()
    upstream.asked.length = 0
  })

  it('comes from YouTube once and from storage after, typed and kept by everyone', async () => {
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

  it('takes the next best size that there is', async () => {
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
  ])('is the site’s own for a minute when YouTube %s', async (_, provoke) => {
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
  ])('is refused for %s without asking YouTube', async (_, videoId, w, status) => {
    expect((await poster(videoId, w)).status).toBe(status)
    expect(files()).toEqual([])
  })
})
