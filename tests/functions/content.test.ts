import { beforeEach, describe, expect, it, vi } from 'vitest'
import { seedPages } from '#config/seed/pages.ts'
import {
  getAdminContent,
  getContent,
  getSectionVersion,
  restoreSection,
  saveSection,
} from '#contract/content.ts'
import { sectionPaths, splitPath } from '#domain/content/registry.ts'
import { contentDocument } from '#server/storage/content.ts'
import { forgetDocuments, update } from '#server/storage/documents.ts'
import { addAdmin, signedIn } from './browser.ts'
import {
  all,
  failing,
  latest,
  MISSION,
  mission,
  put,
  seed,
  since,
  versions,
} from './contentSite.ts'
import { browser, site, withAmina } from './running.ts'

vi.mock('#server/publish/purge.ts', () => import('./purged.ts'))

withAmina(beforeEach)

describe('all content', () => {
  it('returns all content in the specified shape, keyed by page, with the seed until saved', async () => {
    const response = await site.send(getContent)
    const pages = await response.json()
    expect(Object.keys(pages)).toEqual(Object.keys(seedPages))
    expect(pages.about).toMatchObject({
      id: 'about',
      title: 'About',
      route: '/about',
      lastUpdated: null,
    })
    expect(pages.about.sections['mission-vision']).toEqual({
      id: 'mission-vision',
      title: 'Mission and vision',
      content: seed,
      revision: 0,
      lastUpdated: null,
    })
    expect(pages.contact.sections.faq.parsedContent[0]).toHaveProperty('question')
    expect(response.headers.get('netlify-cache-tag')).toBe('content,theme')
    expect(response.headers.get('netlify-cdn-cache-control')).toContain('public')
    expect(response.headers.get('netlify-vary')).toContain('query=since')
  })

  it('returns the same content to admins at an uncached path', async () => {
    const response = await browser.send(getAdminContent)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(await response.json()).toEqual(await (await site.send(getContent)).json())
  })
})

describe('the changes since a revision', () => {
  it('returns the sections saved after a revision as HTML, or nothing', async () => {
    const site = { theme: 'theme-green', logMonths: null }
    expect(await since(0)).toEqual({ revision: 0, changed: {}, ...site })
    await put('One & two\n<b>three</b>')
    await put('Come in.', {}, 200, { pageId: 'home', sectionId: 'hero' })
    expect(await since(0)).toEqual({
      revision: 2,
      changed: {
        'home/hero': { content: 'Come in.', html: 'Come in.' },
        'about/mission-vision': {
          content: 'One & two\n<b>three</b>',
          html: '<p>One &amp; two</p><p>&lt;b&gt;three&lt;/b&gt;</p>',
        },
      },
      ...site,
    })
    expect(Object.keys((await since(1)).changed)).toEqual(['home/hero'])
    expect(await since(2)).toEqual({ revision: 2, changed: {}, ...site })
  })

  it('returns everything saved to pages that were built before a restored backup', async () => {
    await put('One')
    const response = await site.send(getContent, { query: { since: 7 } })
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      '/api/content?since=0',
    ])
    const arabic = await site.send(getContent, { query: { since: 7, lang: 'ar' } })
    expect(arabic.headers.get('location')).toBe('/api/content?since=0&lang=ar')
    expect(Object.keys((await since(0)).changed)).toEqual(['about/mission-vision'])
  })

  it('returns the fallback of a section that was emptied', async () => {
    await put('', {}, 200, { pageId: 'header', sectionId: 'phone' })
    expect((await since(0)).changed['header/phone'].content).toBe('(212) 555-0100')
  })

  it.each(['x', '-1', '1.5', '1e3', '99999999999999', '01'])(
    'are rejected for %j',
    async revision => {
      const response = await site.send(getContent, { query: { since: revision } })
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ code: 'bad_request' })
    },
  )
})

it('keeps a section that the site no longer has, without showing it', async () => {
  const saved = { content: 'x', revision: 1, savedAt: '2026-01-01T00:00:00.000Z', by: 'Amina' }
  await update(contentDocument, () => ({ sections: { 'home/gone': saved }, seed: 1 }))
  expect((await all()).home.sections).not.toHaveProperty('gone')
  expect((await since(0)).changed).toEqual({})
  await put('One')
  forgetDocuments()
  expect(
    Object.keys((await update(contentDocument, ({ value }) => value)).value.sections),
  ).toContain('home/gone')
})

describe('earlier versions', () => {
  it('lists versions newest first down to the seed, with name and time, and returns each', async () => {
    expect(await versions()).toEqual([{ revision: 0, savedAt: null, by: null }])
    await put('One')
    const bilal = await signedIn(site, await addAdmin('Bilal'))
    await bilal.fetchJson(saveSection, { params: MISSION, body: { content: 'Two' } })
    const list = await versions()
    expect(
      list.map(({ revision, by }: { revision: number; by: string }) => [revision, by]),
    ).toEqual([
      [2, 'Bilal'],
      [1, 'Amina'],
      [0, null],
    ])
    expect(list[1].savedAt).toMatch(/^\d{4}-/)
    const texts = await Promise.all(
      [0, 1, 2].map(async revision =>
        browser.fetchJson(getSectionVersion, {
          params: { ...MISSION, revision: String(revision) },
        }),
      ),
    )
    expect(texts.map(({ content }) => content)).toEqual([seed, 'One', 'Two'])
    expect(texts[1]).toMatchObject({ revision: 1, by: 'Amina' })
  })

  it('separates the versions of sections whose ids differ in case', async () => {
    const at = (sectionId: string) => ({ pageId: 'schoolCalendar', sectionId })
    await put('[]', {}, 200, at('schoolEvents'))
    await put('Calendar', {}, 200, at('hero-title'))
    await put('', {}, 200, at('schoolEvents'))
    expect(
      (await versions(at('schoolEvents'))).map(({ revision }: { revision: number }) => revision),
    ).toEqual([3, 1, 0])
    expect(await versions(at('hero-title'))).toHaveLength(2)
  })

  it('restores a version as a new save', async () => {
    await put('One')
    await put('Two')
    const restore = (body: object, status = 200) =>
      browser.fetchJson(restoreSection, { params: MISSION, body }, status)
    expect(await restore({ revision: 1, base: 2 })).toMatchObject({
      success: true,
      revision: 3,
      section: { content: 'One', revision: 3 },
    })
    expect(await latest()).toMatch(
      /^Restored content: About, Mission and vision, the text of \d{4}-\d\d-\d\d$/,
    )
    expect(await restore({ revision: 2, base: 2 }, 409)).toMatchObject({
      current: { content: 'One', revision: 3 },
    })
    expect((await restore({ revision: 99 }, 404)).error).toContain('not kept')
    await restore({ revision: -1 }, 400)
    await restore({ revision: 0 })
    expect((await mission()).content).toBe(seed)
    expect((await versions()).map(({ revision }: { revision: number }) => revision)).toEqual([
      4, 3, 2, 1, 0,
    ])
  })

  it('keeps the versions when a save fails', async () => {
    await put('One')
    failing(403, (url, method) => method === 'put' && url.endsWith('/content'))
    await put('Two', {}, 500)
    vi.restoreAllMocks()
    forgetDocuments()
    expect((await mission()).content).toBe('One')
    expect((await versions()).map(({ revision }: { revision: number }) => revision)).toEqual([1, 0])
  })
})

it('stores 50 parallel saves to 50 sections', async () => {
  const paths = sectionPaths()
    .filter(path => /title$/.test(path))
    .slice(0, 50)
  expect(paths).toHaveLength(50)
  await Promise.all(
    paths.map((path, index) => {
      const [pageId, sectionId] = splitPath(path)
      return put(`Title ${index}`, { base: 0 }, 200, { pageId, sectionId })
    }),
  )
  const pages = await all()
  for (const [index, path] of paths.entries()) {
    const [pageId, sectionId] = splitPath(path)
    expect(pages[pageId].sections[sectionId].content).toBe(`Title ${index}`)
  }
  expect((await since(0)).revision).toBe(50)
})
