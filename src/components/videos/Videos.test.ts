import { getViteConfig } from 'astro/config'
import { experimental_AstroContainer as AstroContainer } from 'astro/container'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Video } from '#domain/videos/videos.ts'

let server: ViteDevServer
let render: (video: Partial<Video>) => Promise<string>

beforeAll(async () => {
  const config = await getViteConfig({
    server: { middlewareMode: true },
    appType: 'custom',
    optimizeDeps: { noDiscovery: true, include: [] },
  })({ mode: 'test', command: 'serve' })
  server = await createServer(config)
  const { default: Featured } = await server.ssrLoadModule('/src/components/videos/Featured.astro')
  const container = await AstroContainer.create()
  render = changes => {
    const video = {
      videoId: 'abc123',
      title: 'A khutbah',
      thumbnail: '/p',
      isLive: false,
      ...changes,
    }
    return container.renderToString(Featured, { props: { video, zone: 'America/New_York' } })
  }
})
afterAll(() => server.close())

const tag = (html: string, mark: string) => new RegExp(`<[^>]*${mark}[^>]*>`).exec(html)?.[0]

// The page's script checks that the attributes exist, not their values.
it.each([
  [{}, false, true],
  [{ isLive: true }, true, true],
  [{ onYouTubeOnly: true as const }, false, false],
])('marks %j for the script: live %s, playing on this site %s', async (changes, isLive, plays) => {
  const html = await render(changes)
  expect(tag(html, 'data-featured')?.includes('data-live')).toBe(isLive)
  expect(tag(html, 'video-poster')?.includes('data-play')).toBe(plays)
  expect(html).toContain(isLive ? 'Live Now:' : 'Featured:')
})
