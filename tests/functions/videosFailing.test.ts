import { beforeEach, describe, expect, it, vi } from 'vitest'
import { getHealth } from '#contract/health.ts'
import { getVideos } from '#contract/videos.ts'
import { refreshVideos } from '#server/videos/refresh.ts'
import type { Fault } from '../support/videoUpstream.ts'
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
