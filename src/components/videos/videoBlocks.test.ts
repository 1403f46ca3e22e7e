import { getViteConfig } from 'astro/config'
import { experimental_AstroContainer as AstroContainer } from 'astro/container'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Video, VideosState } from '#domain/videos/videos.ts'

const VIDEO: Video = {
  videoId: 'abc123',
  title: 'A khutbah',
  thumbnail: '/poster.jpg',
  isLive: false,
}

let server: ViteDevServer
let render: (file: string, props: Record<string, unknown>) => Promise<string>

beforeAll(async () => {
  const config = await getViteConfig({
    server: { middlewareMode: true },
    appType: 'custom',
    optimizeDeps: { noDiscovery: true, include: [] },
  })({ mode: 'test', command: 'serve' })
  server = await createServer(config)
  const container = await AstroContainer.create()
  render = async (file, props) => {
    const { default: Component } = await server.ssrLoadModule(`/src/components/${file}`)
    return container.renderToString(Component, { props })
  }
})
afterAll(() => server.close())

describe('the latest video on the home page', () => {
  const block = (state: VideosState) => render('home/LatestVideo.astro', { state })

  it.each<[string, VideosState]>([
    ['loading', { status: 'loading' }],
    ['failed', { status: 'failed', message: 'Failed to load videos' }],
    ['absent', { status: 'ready', videos: { featuredVideo: null, otherVideos: [VIDEO] } }],
  ])('is hidden while it is %s', async (_, state) => {
    const html = await block(state)
    expect(html).toMatch(/<section[^>]* hidden/)
    expect(html).not.toContain('A khutbah')
  })

  it.each([
    [false, 'Latest video'],
    [true, 'Live now'],
  ])('is labeled (live: %s) as %s', async (isLive, words) => {
    const html = await block({
      status: 'ready',
      videos: { featuredVideo: { ...VIDEO, isLive }, otherVideos: [] },
    })
    expect(html).not.toMatch(/<section[^>]* hidden/)
    expect(html).toContain(words)
    expect(html).toContain('A khutbah')
    expect(html).toContain('src="/poster.jpg"')
    expect(html).toContain('href="/videos"')
  })
})

describe('the featured video', () => {
  const tag = (html: string, mark: string) => new RegExp(`<[^>]*${mark}[^>]*>`).exec(html)?.[0]

  // The page's script checks that the attributes exist, not their values.
  it.each([
    [{}, false, true],
    [{ isLive: true }, true, true],
    [{ onYouTubeOnly: true as const }, false, false],
  ])(
    'with %j is marked for the script: live %s, playing here %s',
    async (changes, isLive, plays) => {
      const video = { ...VIDEO, ...changes }
      const html = await render('videos/Featured.astro', { video, zone: 'America/New_York' })
      expect(tag(html, 'data-featured')?.includes('data-live')).toBe(isLive)
      expect(tag(html, 'video-poster')?.includes('data-play')).toBe(plays)
      expect(html).toContain(isLive ? 'Live Now:' : 'Featured:')
    },
  )
})
