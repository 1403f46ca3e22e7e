import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  getSectionVersion,
  getSectionVersions,
  restoreSection,
  saveSection,
} from '#contract/content.ts'
import { CHANGED_MEANWHILE } from '#contract/failure.ts'
import { getSettings, saveSettings } from '#contract/settings.ts'
import { MOST_BYTES } from '#domain/content/validate.ts'
import { all, latest, MISSION, mission, put, seed, since, versions } from './contentSite.ts'
import { purged } from './purged.ts'
import { browser, site, withAmina } from './running.ts'

vi.mock('#server/publish/purge.ts', () => import('./purged.ts'))

withAmina(beforeEach)
beforeEach(() => {
  purged.length = 0
})

describe('a saved section', () => {
  it('publishes a saved section immediately, purges it and records the activity', async () => {
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
    expect(await latest()).toBe(
      'Updated content: About, Mission and vision (“To be good neighbors.”)',
    )
    await put('To be kind.', { base: 1 })
    expect(await latest()).toBe(
      'Updated content: About, Mission and vision (“To be good neighbors.” → “To be kind.”)',
    )
  })

  it('makes no revision when the same text is saved again', async () => {
    await put(seed)
    expect((await mission()).revision).toBe(0)
    await put('One')
    const before = site.dump()
    expect((await put('One', { base: 0 })).revision).toBe(1)
    expect(site.dump()).toEqual(before)
    expect(purged).toEqual(['content'])
  })

  it('rejects a save with an older base and returns the newer version', async () => {
    await put('One', { base: 0 })
    expect(await put('Two', { base: 0 }, 409)).toMatchObject({
      error: CHANGED_MEANWHILE,
      code: 'conflict',
      current: { id: 'mission-vision', content: 'One', revision: 1 },
      savedBy: 'Amina',
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
  ])('rejects the unknown address %j and names it', async (params, error) => {
    const before = site.dump()
    for (const endpoint of [saveSection, restoreSection, getSectionVersions, getSectionVersion]) {
      const options = { params: { ...params, revision: '1' }, body: { content: 'x', revision: 0 } }
      const { body, ...withoutBody } = options
      const sent = endpoint.method === 'GET' ? withoutBody : { ...withoutBody, body }
      expect(await browser.fetchJson(endpoint, sent, 404)).toMatchObject({
        error,
        code: 'not_found',
      })
    }
    expect(site.dump()).toEqual(before)
  })

  it.each([
    ['header/site-name', ' ', 'The text may not be empty.'],
    ['header/site-name', 'x'.repeat(81), 'The text has more than 80 characters.'],
    ['header/facebookLink', 'javascript:alert(1)', 'The text must start with http'],
    ['donate/ways', '{"title":', 'The text is not valid JSON'],
    ['donate/ways', '{}', 'The text is not a list'],
    [
      'contact/faq',
      '[{"question":"a","answer":"b"},{"question":"c"}]',
      'Item 2, answer: is missing.',
    ],
    [
      'schoolCalendar/schoolEvents',
      '[{"date":"2027-02-30","title":"a","category":"event"}]',
      'Item 1, date: is not a valid date',
    ],
    ['about/mission-vision', 'ä'.repeat(MOST_BYTES / 2 + 1), 'The text is over 100 KB'],
    ['about/mission-vision', 'x'.repeat(900_000), 'The text is over 100 KB'],
    ['schoolInfo/levels-details', '&'.repeat(50_000), 'The text is over 100 KB'],
    ['header/email', 'nobody', 'The text is not an e-mail address.'],
    ['contact/map-address', 'http://example.org/map', 'The text must start with https'],
    ['contact/map-address', 'https://a;script-src', 'The text must start with https'],
    ['contact/map-address', 'https://example.org/a b', 'The text has a space in it'],
    ['contact/map-address', 'https://bank.com@evil.com', 'The text has a name before its host'],
    ['home/hero-bg-image', 'javascript:alert(1)', 'The text is not the address of a picture.'],
  ])('rejects %s that is %.40s with the reason and the place', async (path, content, text) => {
    const [pageId = '', sectionId = ''] = path.split('/')
    const before = site.dump()
    const refused = await put(content, {}, 400, { pageId, sectionId })
    expect(refused).toMatchObject({ code: 'invalid' })
    expect(refused.error).toContain(text)
    expect(refused.fields.content).toBe(refused.error)
    expect(site.dump()).toEqual(before)
  })

  it.each([[{}], [{ content: 5 }], [{ content: 'x', base: -1 }], [{ content: 'x', base: '1' }]])(
    'sent as %j is rejected',
    async body => {
      await browser.fetchJson(saveSection, { params: MISSION, body }, 400)
    },
  )
})

it('sanitizes HTML, and makes no revision when the same unsanitized text is sent again', async () => {
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

describe('the center’s name and contact', () => {
  const at = (sectionId: string) => ({ pageId: 'header', sectionId })

  it('shows the same name and contact in the settings and in the content', async () => {
    await put('(518) 867-5309', {}, 200, at('phone'))
    expect(purged).toEqual(['content', 'settings'])
    const { settings, revision } = await (await site.send(getSettings)).json()
    expect([settings.phone, revision]).toEqual(['(518) 867-5309', 1])
    const { timezone: _, ...fields } = settings
    await browser.fetchJson(saveSettings, {
      body: { ...fields, siteName: 'Masjid An-Noor', base: 1 },
    })
    const { sections } = (await all()).header
    expect(sections['site-name']).toMatchObject({ content: 'Masjid An-Noor', revision: 2 })
    expect(sections.phone.revision).toBe(1)
    expect(await versions(at('site-name'))).toMatchObject([
      { revision: 2, by: 'Amina' },
      { revision: 0 },
    ])
  })

  it('saves the name and contact without a conflict with edits elsewhere', async () => {
    const { settings, revision } = await (await site.send(getSettings)).json()
    const { timezone: _, ...fields } = settings
    await put('One')
    const saved = await browser.fetchJson(saveSettings, {
      body: { ...fields, address: '1 Main Street', base: revision },
    })
    expect(saved.revision).toBe(2)
    const body = { ...fields, address: '2 Main Street', base: revision }
    await browser.fetchJson(saveSettings, { body }, 409)
  })

  it('accepts the same phone numbers in the settings and in the content', async () => {
    const { timezone: _, ...fields } = (await (await site.send(getSettings)).json()).settings
    await put('by smoke signal', {}, 400, at('phone'))
    const body = { ...fields, phone: 'by smoke signal' }
    expect((await browser.fetchJson(saveSettings, { body }, 400)).fields).toEqual({
      phone: 'Enter a phone number as people dial it, in digits.',
    })
  })
})
