import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetEnv } from '#server/env.ts'
import { runTasks } from '#server/periodic/run.ts'
import { periodicTasks } from '#server/tick/tasks.ts'
import { refreshVideos } from '#server/videos/refresh.ts'
import { purged } from './purged.ts'
import { site } from './running.ts'
import { eachWithVideos, fetchVideos, made, pass, upstream } from './videosSite.ts'

vi.mock('#server/publish/purge.ts', () => import('./purged.ts'))

eachWithVideos()
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
