import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { SEED_STRUCTURE } from '#domain/structure/seed.ts'
import { specifiedPage } from '#domain/structure/specified.ts'
import { sitemapPages, sitemapXml } from './sitemap.ts'

const section = (savedAt: string) => ({ content: 'x', revision: 1, savedAt, by: 'Amina' })
const SNAPSHOT = {
  structure: SEED_STRUCTURE,
  content: {
    revision: 2,
    seed: 1,
    sections: {
      'about/mission-vision': section('2026-11-01T10:00:00.000Z'),
      'about/history': section('2026-11-03T10:00:00.000Z'),
      'home/hero': section('2026-10-01T10:00:00.000Z'),
    },
  },
  prayer: { revision: 1, savedAt: '2026-11-04T10:00:00.000Z', settings: {} as never },
  events: { revision: 1, events: [], savedAt: { e2: '2026-11-05T10:00:00.000Z' } },
  videos: {
    featuredVideo: {
      videoId: 'x',
      title: 'x',
      thumbnail: '',
      isLive: false as const,
      publishedAt: '2026-11-06T10:00:00Z',
    },
    otherVideos: [],
    hasChannel: true,
  },
}
const EVENTS = [
  { id: 'e1', title: 'Family & friends' },
  { id: 'e2', title: 'حلقة' },
]

it('names every page that search engines may show, but for placeholders', () => {
  const files = globSync('src/pages/_specified/*.astro').filter(
    file => !/PlaceholderPage|[ "]noindex/.test(readFileSync(file, 'utf8')),
  )
  const paths = files.map(file => specifiedPage(basename(file, '.astro'))?.address)
  expect(paths.length).toBeGreaterThan(15)
  const listed = sitemapPages(SNAPSHOT, []).map(({ path }) => path)
  expect(listed.sort()).toEqual(paths.sort())
})

it.each([
  ['/about', '2026-11-03T10:00:00.000Z'],
  ['/', '2026-11-05T10:00:00.000Z'],
  ['/events', '2026-11-05T10:00:00.000Z'],
  ['/prayer-times', '2026-11-04T10:00:00.000Z'],
  ['/videos', '2026-11-06T10:00:00Z'],
  ['/events/e2', '2026-11-05T10:00:00.000Z'],
  ['/events/family-friends-e1', undefined],
  ['/nikah', undefined],
])('dates %s by the last save of what it shows: %s', (path, modified) => {
  expect(sitemapPages(SNAPSHOT, EVENTS).find(page => page.path === path)).toEqual({
    path,
    modified,
  })
})

it.each([
  ['has no picture yet', 'x', false],
  ['has one', '[{"name":"Eid","date":"2026-11-02","photos":"/a.jpg"}]', true],
])('names the gallery only where it has a picture: it %s', (_, content, isNamed) => {
  const saved = { ...section('2026-11-02T10:00:00.000Z'), content }
  const sections = { ...SNAPSHOT.content.sections, 'gallery/albums': saved }
  const pages = sitemapPages({ ...SNAPSHOT, content: { revision: 3, sections, seed: 1 } }, [])
  expect(pages.filter(({ path }) => path === '/gallery')).toEqual(
    isNamed ? [{ path: '/gallery', modified: saved.savedAt }] : [],
  )
})

it('writes whole addresses, with a date where one is known', () => {
  const pages = [{ path: '/' }, { path: '/about', modified: '2026-11-03T10:00:00.000Z' }]
  expect(sitemapXml(pages, new URL('https://mosque.example'))).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://mosque.example/</loc></url>
<url><loc>https://mosque.example/about</loc><lastmod>2026-11-03T10:00:00.000Z</lastmod></url>
</urlset>
`,
  )
})
