import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { seedPages } from '#config/seed/pages/index.ts'
import {
  getContent,
  getSectionVersion,
  getSectionVersions,
  restoreSection,
  type SectionAnswer,
  saveSection,
} from '#contract/content.ts'
import { CHANGED_MEANWHILE } from '#contract/prayerSettings.ts'
import { getRecentActivity } from '#contract/recentActivity.ts'
import { getSettings, saveSettings } from '#contract/settings.ts'
import { sectionPaths, splitPath } from '#domain/content/registry.ts'
import { MOST_BYTES } from '#domain/content/validate.ts'
import { contentDocument } from '#server/storage/content.ts'
import { forgetDocuments, update } from '#server/storage/documents.ts'
import { pruneVersions } from '#server/storage/sectionVersions.ts'
import { addAdmin, type Browser, signedIn } from './browser.ts'
import { type Site, startSite } from './site.ts'

vi.mock('node:crypto', async original => (await import('./cheapHashes.ts')).cheapCrypto(original))

/** The real purge spreads over seconds; it has its own test. */
const purged = vi.hoisted((): string[] => [])
vi.mock('#server/publish/purge.ts', () => ({
  purge: async (tags: string[]) => void purged.push(...tags),
}))

const MISSION = { pageId: 'about', sectionId: 'mission-vision' }
const seed = seedPages.about?.sections['mission-vision']?.content

let site: Site
let browser: Browser

beforeEach(async () => {
  purged.length = 0
  vi.spyOn(console, 'error').mockImplementation(() => {})
  site = await startSite()
  browser = await signedIn(site, await addAdmin('Amina'))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await site.stop()
})

const put = (content: unknown, told: object = {}, status = 200, params = MISSION) =>
  browser.answer(saveSection, { params, body: { content, ...told } }, status)
const all = async () => (await site.send(getContent)).json()
const mission = async (): Promise<SectionAnswer> => (await all()).about.sections['mission-vision']
const since = async (revision: unknown) =>
  (await site.send(getContent, { query: { since: revision } })).json()
const latest = async () => (await browser.answer(getRecentActivity)).data[0]?.action
const versions = async (params = MISSION) =>
  (await browser.answer(getSectionVersions, { params })).versions
const failing = (status: number, matches = (_: string, __: string) => true) => {
  const real = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) =>
    matches(String(input), init?.method ?? 'get')
      ? new Response(null, { status })
      : real(input, init),
  )
}

describe('all content', () => {
  it('is keyed by page, in the specification’s shape, the seed until saved', async () => {
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

  it('is made anew for an admin', async () => {
    const response = await browser.send(getContent)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  it('fails in the specification’s words', async () => {
    failing(401)
    expect(await (await site.send(getContent)).json()).toMatchObject({
      success: false,
      error: 'Unable to load page content. Please try again later.',
    })
  })
})

describe('a saved section', () => {
  it('is public at once, purged, in the activity log', async () => {
    const saved = await put('To be good neighbors.', { base: 0 })
    expect(saved).toMatchObject({
      success: true,
      revision: 1,
      section: { id: 'mission-vision', content: 'To be good neighbors.', revision: 1 },
    })
    const pages = await all()
    expect(pages.about.sections['mission-vision']).toEqual(saved.section)
    expect(pages.about.lastUpdated).toBe(saved.section.lastUpdated)
    expect(pages.home.lastUpdated).toBeNull()
    expect(purged).toEqual(['content'])
    expect(await latest()).toBe('Updated content: About, Mission and vision')
  })

  it('told again is no new revision', async () => {
    await put(seed)
    expect((await mission()).revision).toBe(0)
    await put('One')
    const before = site.dump()
    expect((await put('One', { base: 0 })).revision).toBe(1)
    expect(site.dump()).toEqual(before)
    expect(purged).toEqual(['content'])
  })

  it('is not overwritten by a save of an older one, which gets the newer', async () => {
    await put('One', { base: 0 })
    expect(await put('Two', { base: 0 }, 409)).toMatchObject({
      error: CHANGED_MEANWHILE,
      code: 'conflict',
      current: { id: 'mission-vision', content: 'One', revision: 1 },
    })
    expect((await mission()).content).toBe('One')
    await put('Elsewhere', {}, 200, { pageId: 'home', sectionId: 'hero' })
    expect((await put('Two', { base: 1 })).revision).toBe(3)
    await put('Three')
    expect((await mission()).content).toBe('Three')
  })

  it.each([
    [{ pageId: 'nowhere', sectionId: 'hero' }, 'There is no page "nowhere".'],
    [{ pageId: 'constructor', sectionId: 'name' }, 'There is no page "constructor".'],
    [{ pageId: 'home', sectionId: 'heron' }, 'The page "Home" has no section "heron".'],
    [{ pageId: 'home', sectionId: '__proto__' }, 'The page "Home" has no section "__proto__".'],
  ])('at an unknown address %j is refused by name', async (params, error) => {
    const before = site.dump()
    for (const endpoint of [saveSection, restoreSection, getSectionVersions, getSectionVersion]) {
      const told = { params: { ...params, revision: '1' }, body: { content: 'x', revision: 0 } }
      const { body, ...asked } = told
      const sent = endpoint.method === 'GET' ? asked : { ...asked, body }
      expect(await browser.answer(endpoint, sent, 404)).toMatchObject({ error, code: 'not_found' })
    }
    expect(site.dump()).toEqual(before)
  })

  it.each([
    ['header/site-name', ' ', 'The text: may not be empty.'],
    ['header/site-name', 'x'.repeat(81), 'The text: has more than 80 characters.'],
    ['header/facebookLink', 'javascript:alert(1)', 'The text: is no address'],
    ['donate/ways', '{"title":', 'The text: is no valid JSON'],
    ['donate/ways', '{}', 'The text: is no list'],
    [
      'contact/faq',
      '[{"question":"a","answer":"b"},{"question":"c"}]',
      'Item 2, answer: is missing.',
    ],
    [
      'schoolCalendar/schoolEvents',
      '[{"date":"2027-02-30","title":"a","category":"event"}]',
      'Item 1, date: is no day of the calendar',
    ],
    ['about/mission-vision', 'ä'.repeat(MOST_BYTES / 2 + 1), 'The text: is over 100 KB'],
    ['about/mission-vision', 'x'.repeat(900_000), 'The text: is over 100 KB'],
    ['schoolInfo/levels-details', '&'.repeat(50_000), 'The text: is over 100 KB'],
    ['header/email', 'nobody', 'The text: is no e-mail address.'],
    [
      'contact/map-address',
      'http://example.org/map',
      'The text: is no address that starts with https',
    ],
    [
      'contact/map-address',
      'https://a;script-src',
      'The text: is no address that starts with https',
    ],
    ['home/hero-bg-image', 'javascript:alert(1)', 'The text: is no address of a picture.'],
  ])('%s that is %.40s is refused, by what and where', async (path, content, text) => {
    const [pageId = '', sectionId = ''] = path.split('/')
    const before = site.dump()
    const refused = await put(content, {}, 400, { pageId, sectionId })
    expect(refused).toMatchObject({ code: 'invalid' })
    expect(refused.error).toContain(text)
    expect(refused.fields.content).toBe(refused.error)
    expect(site.dump()).toEqual(before)
  })

  it.each([[{}], [{ content: 5 }], [{ content: 'x', base: -1 }], [{ content: 'x', base: '1' }]])(
    'sent as %j is refused',
    async body => {
      await browser.answer(saveSection, { params: MISSION, body }, 400)
    },
  )
})

it('HTML is stored clean, and the same unclean text again is no save', async () => {
  const params = { pageId: 'schoolInfo', sectionId: 'tuition-details' }
  const unclean = '<h3 onclick="x()">Fees</h3><script>x()</script><a href="https://e.org/">e</a>'
  const { section } = await put(unclean, {}, 200, params)
  expect(section.content).toBe('<h3>Fees</h3><a href="https://e.org/">e</a>')
  expect((await since(0)).changed['schoolInfo/tuition-details']).toEqual({
    content: section.content,
    html: '<h3>Fees</h3><a href="https://e.org/" rel="noopener">e</a>',
  })
  expect((await put(unclean, {}, 200, params)).revision).toBe(1)
})

describe('what changed since a revision', () => {
  it('is nothing mostly, and else the sections saved after it, as HTML', async () => {
    const theme = 'theme-green'
    expect(await since(0)).toEqual({ revision: 0, changed: {}, theme })
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
      theme,
    })
    expect(Object.keys((await since(1)).changed)).toEqual(['home/hero'])
    expect(await since(2)).toEqual({ revision: 2, changed: {}, theme })
  })

  it('is everything saved for pages that were built before a backup was restored', async () => {
    await put('One')
    expect(Object.keys((await since(7)).changed)).toEqual(['about/mission-vision'])
  })

  it('shows what stands in for a section that was emptied', async () => {
    await put('', {}, 200, { pageId: 'header', sectionId: 'phone' })
    expect((await since(0)).changed['header/phone'].content).toBe('(212) 555-0100')
  })

  it.each(['x', '-1', '1.5', '1e3', '99999999999999'])('is refused for %j', async revision => {
    const response = await site.send(getContent, { query: { since: revision } })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'bad_request' })
  })
})

describe('earlier versions', () => {
  it('are listed newest first, down to the seed, with who and when, and can be read', async () => {
    expect(await versions()).toEqual([{ revision: 0, savedAt: null, by: null }])
    await put('One')
    const bilal = await signedIn(site, await addAdmin('Bilal'))
    await bilal.answer(saveSection, { params: MISSION, body: { content: 'Two' } })
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
        browser.answer(getSectionVersion, { params: { ...MISSION, revision: String(revision) } }),
      ),
    )
    expect(texts.map(({ content }) => content)).toEqual([seed, 'One', 'Two'])
    expect(texts[1]).toMatchObject({ revision: 1, by: 'Amina' })
  })

  it('of a section whose id has capitals stay apart', async () => {
    const at = (sectionId: string) => ({ pageId: 'schoolCalendar', sectionId })
    await put('[]', {}, 200, at('schoolEvents'))
    await put('Calendar', {}, 200, at('hero-title'))
    await put('', {}, 200, at('schoolEvents'))
    expect(
      (await versions(at('schoolEvents'))).map(({ revision }: { revision: number }) => revision),
    ).toEqual([3, 1, 0])
    expect(await versions(at('hero-title'))).toHaveLength(2)
  })

  it('come back as saves of their own', async () => {
    await put('One')
    await put('Two')
    const restore = (body: object, status = 200) =>
      browser.answer(restoreSection, { params: MISSION, body }, status)
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

  it('stay when the save that was to replace the text came to nothing', async () => {
    await put('One')
    failing(403, (url, method) => method === 'put' && url.endsWith('/content'))
    await put('Two', {}, 500)
    vi.restoreAllMocks()
    forgetDocuments()
    expect((await mission()).content).toBe('One')
    expect((await versions()).map(({ revision }: { revision: number }) => revision)).toEqual([1, 0])
  })

  it('must be kept before anything is replaced', async () => {
    await put('One')
    failing(403, (url, method) => method === 'put' && url.includes('/versions/content/'))
    expect(await put('Two', {}, 500)).toMatchObject({
      error: 'Failed to save content. Please try again.',
    })
    vi.restoreAllMocks()
    expect((await mission()).content).toBe('One')
  })

  it('go when there are too many, the oldest first', async () => {
    for (let index = 1; index <= 6; index++) await put(`Text ${index}`)
    await pruneVersions('about/mission-vision', 3)
    expect((await versions()).map(({ revision }: { revision: number }) => revision)).toEqual([
      6, 5, 4, 3, 0,
    ])
  })
})

describe('parallel saves', () => {
  it('to 50 sections are all present', async () => {
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
  }, 60_000)

  it('to one section on one base: one wins, the others are told, no text is lost', async () => {
    await put('Before')
    const answers = await Promise.all(
      Array.from({ length: 10 }, async (_, index) => {
        const response = await browser.send(saveSection, {
          params: MISSION,
          body: { content: `Text ${index}`, base: 1 },
        })
        return { status: response.status, body: await response.json() }
      }),
    )
    const won = answers.filter(({ status }) => status === 200)
    expect(won).toHaveLength(1)
    const told = answers.filter(({ status }) => status === 409)
    expect(told).toHaveLength(9)
    const { content } = await mission()
    expect(new Set(told.map(({ body }) => body.current.content))).toEqual(new Set([content]))
    expect((await versions()).map(({ revision }: { revision: number }) => revision)).toEqual([
      2, 1, 0,
    ])
  }, 30_000)

  it('to one section without a base all stay readable', async () => {
    await Promise.all(Array.from({ length: 10 }, (_, index) => put(`Text ${index}`)))
    const texts = await Promise.all(
      (await versions()).map(async ({ revision }: { revision: number }) => {
        const params = { ...MISSION, revision: String(revision) }
        return (await browser.answer(getSectionVersion, { params })).content
      }),
    )
    expect(texts.sort()).toEqual(
      [...Array.from({ length: 10 }, (_, index) => `Text ${index}`), seed].sort(),
    )
  }, 30_000)
})

describe('the center’s name and contact', () => {
  const at = (sectionId: string) => ({ pageId: 'header', sectionId })

  it('are the same in the settings and in the content', async () => {
    await put('(518) 867-5309', {}, 200, at('phone'))
    expect(purged).toEqual(['content', 'settings'])
    const { settings, revision } = await (await site.send(getSettings)).json()
    expect([settings.phone, revision]).toEqual(['(518) 867-5309', 1])
    const { timezone: _, ...fields } = settings
    await browser.answer(saveSettings, { body: { ...fields, siteName: 'Masjid An-Noor', base: 1 } })
    const { sections } = (await all()).header
    expect(sections['site-name']).toMatchObject({ content: 'Masjid An-Noor', revision: 2 })
    expect(sections.phone.revision).toBe(1)
    expect(await versions(at('site-name'))).toMatchObject([
      { revision: 2, by: 'Amina' },
      { revision: 0 },
    ])
  })

  it('do not conflict with edits elsewhere', async () => {
    const { settings, revision } = await (await site.send(getSettings)).json()
    const { timezone: _, ...fields } = settings
    await put('One')
    const saved = await browser.answer(saveSettings, {
      body: { ...fields, address: '1 Main Street', base: revision },
    })
    expect(saved.revision).toBe(2)
    const body = { ...fields, address: '2 Main Street', base: revision }
    await browser.answer(saveSettings, { body }, 409)
  })

  it('take the same phone numbers in both', async () => {
    const { timezone: _, ...fields } = (await (await site.send(getSettings)).json()).settings
    await put('by smoke signal', {}, 400, at('phone'))
    const body = { ...fields, phone: 'by smoke signal' }
    expect((await browser.answer(saveSettings, { body }, 400)).fields).toEqual({
      phone: 'Enter a phone number such as (212) 555-0100.',
    })
  })
})

it('a section that the site does not know any more is kept and not shown', async () => {
  const saved = { content: 'x', revision: 1, savedAt: '2026-01-01T00:00:00.000Z', by: 'Amina' }
  await update(contentDocument, () => ({ sections: { 'home/gone': saved } }))
  expect((await all()).home.sections).not.toHaveProperty('gone')
  expect((await since(0)).changed).toEqual({})
  await put('One')
  forgetDocuments()
  expect(
    Object.keys((await update(contentDocument, ({ value }) => value)).value.sections),
  ).toContain('home/gone')
})
