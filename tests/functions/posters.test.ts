import { beforeEach, describe, expect, it, vi } from 'vitest'
import { getPoster } from '#contract/videos.ts'
import { PICTURE } from '../support/videoUpstream.ts'
import { site } from './running.ts'
import { eachWithVideos, fetchVideos, pass, upstream } from './videosSite.ts'

vi.mock('#server/publish/purge.ts', () => import('./purged.ts'))

eachWithVideos()

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
