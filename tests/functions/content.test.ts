import { beforeEach, describe, expect, it, vi } from 'vitest'
import { seedPages } from '#config/seed/pages.ts'
import { getAdminContent, getContent } from '#contract/content.ts'
import { contentDocument } from '#server/storage/content.ts'
import { forgetDocuments, update } from '#server/storage/documents.ts'
import { all, failing, put, seed, since } from './contentSite.ts'
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

  it('fails with the specified text', async () => {
    failing(401)
    expect(await (await site.send(getContent)).json()).toMatchObject({
      success: false,
      error: 'Unable to load page content. Please try again later.',
    })
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
