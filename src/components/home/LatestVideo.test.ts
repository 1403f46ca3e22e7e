import { getViteConfig } from 'astro/config'
import { experimental_AstroContainer as AstroContainer } from 'astro/container'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { VideosState } from '#domain/videos/videos.ts'

let server: ViteDevServer
let render: (state: VideosState) => Promise<string>

beforeAll(async () => {
  const config = await getViteConfig({
    server: { middlewareMode: true },
    appType: 'custom',
    optimizeDeps: { noDiscovery: true, include: [] },
  })({
    mode: 'test',
    command: 'serve',
  })
  server = await createServer(config)
  const { default: LatestVideo } = await server.ssrLoadModule(
    '/src/components/home/LatestVideo.astro',
  )
  const container = await AstroContainer.create()
  render = state => container.renderToString(LatestVideo, { props: { state } })
})
afterAll(() => server.close())

const video = { videoId: 'abc123', title: 'A khutbah', thumbnail: '/poster.jpg', isLive: false }

it.each<[string, VideosState]>([
  ['loading', { status: 'loading' }],
  ['failed', { status: 'failed', message: 'Failed to load videos' }],
  ['absent', { status: 'ready', videos: { featuredVideo: null, otherVideos: [video] } }],
])('is hidden while the video is %s', async (_, state) => {
  const html = await render(state)
  expect(html).toMatch(/<section[^>]* hidden/)
  expect(html).not.toContain('A khutbah')
})

it.each([
  [false, 'Latest video'],
  [true, 'Live now'],
])('labels a video (live: %s) as %s', async (isLive, words) => {
  const html = await render({
    status: 'ready',
    videos: { featuredVideo: { ...video, isLive }, otherVideos: [] },
  })
  expect(html).not.toMatch(/<section[^>]* hidden/)
  expect(html).toContain(words)
  expect(html).toContain('A khutbah')
  expect(html).toContain('src="/poster.jpg"')
  expect(html).toContain('href="/videos"')
})
