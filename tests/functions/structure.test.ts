import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { sendMessage, sendSchoolMessage } from '#contract/contact.ts'
import { getAdminContent, getContent, saveSection } from '#contract/content.ts'
import { languagesApi } from '#contract/languages.ts'
import { getNewer } from '#contract/newer.ts'
import { structureApi } from '#contract/structure.ts'
import { PAGE_SHELL } from '#domain/structure/pageShell.ts'
import { SEED_STRUCTURE } from '#domain/structure/seed.ts'
import type { Page, Structure } from '#domain/structure/structure.ts'
import { aMessage } from './contactForms.ts'
import { browser as owner, site, withAmina } from './running.ts'
import { callFunction, ORIGIN } from './site.ts'

vi.mock('#server/publish/purge.ts', () => import('./purged.ts'))

withAmina(beforeAll)

const { id, title, description, path, main } = PAGE_SHELL
const SHELL = `<html data-page="${id}"><title>${title} · Masjid</title><meta content="${description}"><link href="/${path}"><link data-of="cards" rel="stylesheet" href="/cards.css"><link data-of="people" rel="stylesheet" href="/people.css"><link rel="stylesheet" href="/shared.css"></head><template data-of="events"><script src="/events.js"></script></template><template data-of="frame"><script src="/frame.js"></script></template><main>${main}</main>`

/** The static pages of the deploy, which the functions fetch. */
const staticPages = vi.spyOn(globalThis, 'fetch').mockImplementation(async input => {
  const { pathname } = new URL(String(input))
  if (pathname === '/about') return new Response('About us')
  if (pathname === '/who-we-are') return Response.redirect(`${ORIGIN}/about`, 301)
  if (pathname === '/404.html') return new Response('Not found', { status: 404 })
  if (pathname === '/ar/404.html') return new Response('غير موجود')
  if (pathname === '/en/404.html') return new Response('Not found')
  if (pathname === '/shell/main') {
    return new Response(SHELL, { headers: { 'content-security-policy': 'default-src x' } })
  }
  // The build had no school and no Urdu.
  if (['/shell/school', '/ur/shell/main'].includes(pathname))
    return new Response('', { status: 404 })
  throw new Error(`${pathname} is fetched`)
})
afterEach(() => staticPages.mockClear())

const changed = (id: string, change: Partial<Page>): Structure => ({
  ...SEED_STRUCTURE,
  pages: SEED_STRUCTURE.pages.map(page => (page.id === id ? { ...page, ...change } : page)),
})
const save = (structure: Structure, status = 200) =>
  owner.fetchJson(structureApi.save, { body: { structure } }, status)
const get = (path: string) => callFunction(new Request(ORIGIN + path))

it('is that of the specification until a save with a base, refuses an outdated one, and restores a version and the seed', async () => {
  const first = await owner.fetchJson(structureApi.read)
  expect(first).toMatchObject({ revision: 0, structure: SEED_STRUCTURE })
  const structure = changed('nikah', { state: 'hidden' })
  const body = { base: 0, structure }
  const saved = await owner.fetchJson(structureApi.save, { body })
  expect(saved).toMatchObject({ revision: 1, savedBy: 'Amina' })
  const refused = await owner.fetchJson(structureApi.save, { body }, 409)
  expect(refused).toMatchObject({ code: 'conflict', savedBy: 'Amina' })
  const again = await save(changed('youth', { state: 'hidden' }))
  const { versions } = await owner.fetchJson(structureApi.versions)
  expect(versions[0]).toMatchObject({ revision: saved.revision })
  const back = { body: { revision: saved.revision, base: again.revision } }
  expect((await owner.fetchJson(structureApi.restore, back)).structure).toEqual(structure)
  const seed = await owner.fetchJson(structureApi.restore, { body: { revision: 0 } })
  expect(seed.structure).toEqual(SEED_STRUCTURE)
})

it('names a wrong address by its path', async () => {
  const { fields } = await save(changed('about', { address: '/events' }), 400)
  expect(fields).toEqual({
    'structure.pages.5.address': 'The site itself needs the address /events. Choose another one.',
  })
})

it('leads from the old address of a page to the new one, and nowhere from an unknown one', async () => {
  await save(changed('about', { address: '/who-we-are' }))
  const moved = await get('/about?from=mail')
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/who-we-are?from=mail'])
  // Until a build has it there, the page that it has is shown.
  const before = await get('/who-we-are')
  expect([before.status, await before.text()]).toEqual([200, 'About us'])
  const unknown = await get('/no-such-page')
  expect([unknown.status, await unknown.text()]).toEqual([404, 'Not found'])
  await save(SEED_STRUCTURE)
  expect((await get('/about')).status).toBe(404)
  expect((await get('/who-we-are')).headers.get('location')).toBe('/about')
})

it('has no form and no other spelling of a school that is switched off', async () => {
  const { school } = SEED_STRUCTURE.sites
  const moved = await get('/alfirdous/Calendar')
  expect(moved.headers.get('location')).toBe('/alfirdaous/calendar')
  await save({
    ...SEED_STRUCTURE,
    sites: { ...SEED_STRUCTURE.sites, school: { ...school, on: false } },
  })
  expect((await get('/alfirdous/Calendar')).status).toBe(404)
  const sent = await site.send(sendSchoolMessage, { body: aMessage() })
  expect(sent.status).toBe(404)
})

it('tells visitors and the panel nothing of a school that is switched off', async () => {
  const params = { pageId: 'schoolInfo', sectionId: 'hero-title' }
  await owner.fetchJson(saveSection, { params, body: { content: 'Our Saturday school' } })
  const answers = [
    await site.send(getContent),
    await site.send(getContent, { query: { since: 0 } }),
    await site.send(getNewer, { query: { since: 0 } }),
  ]
  const texts = await Promise.all(answers.map(answer => answer.text()))
  texts.push(JSON.stringify(await owner.fetchJson(getAdminContent)))
  expect(texts.filter(text => /firdaous|weekend school|Saturday school/i.test(text))).toEqual([])
  await save(SEED_STRUCTURE)
  expect(await (await site.send(getContent)).text()).toContain('Our Saturday school')
})

it('takes messages while a page of the site shows a form', async () => {
  const status = async () => (await site.send(sendMessage, { body: aMessage() })).status
  const withForm = { id: 'form-k3m9x2ab', block: 'form' } as const
  const only = (about: Page['blocks']): Structure => {
    const forms = ['contact', 'volunteer', 'explore-islam']
    const pages = SEED_STRUCTURE.pages.map(
      (page): Page =>
        forms.includes(page.id)
          ? { ...page, state: 'hidden' }
          : page.id === 'about'
            ? { ...page, blocks: [...page.blocks, ...about] }
            : page,
    )
    return { ...SEED_STRUCTURE, pages }
  }
  await save(only([]))
  expect(await status()).toBe(404)
  expect((await site.send(sendSchoolMessage, { body: aMessage() })).status).toBe(200)
  await save(only([{ ...withForm, hidden: true }]))
  expect(await status()).toBe(404)
  await save(only([withForm]))
  expect(await status()).toBe(200)
  await save(changed('schoolContact', { state: 'hidden' }))
  expect([
    await status(),
    (await site.send(sendSchoolMessage, { body: aMessage() })).status,
  ]).toEqual([200, 404])
  await save(SEED_STRUCTURE)
})

it('keeps the texts of a hidden page from visitors, and says that it is gone', async () => {
  const params = { pageId: 'nikah', sectionId: 'hero-title' }
  await owner.fetchJson(saveSection, { params, body: { content: 'Not yet' } })
  await save(changed('nikah', { state: 'hidden' }))
  for (const query of [{}, { since: 0 }]) {
    const text = await (await site.send(getContent, { query })).text()
    expect(text).not.toContain('Not yet')
  }
  expect((await owner.fetchJson(getAdminContent)).nikah).toBeDefined()
  const gone = async (structure?: number) =>
    (await (await site.send(getNewer, { query: { since: 0, structure } })).json()).content.gone
  const { revision } = await owner.fetchJson(structureApi.read)
  expect([await gone(0), await gone(revision), await gone()]).toEqual([
    ['/nikah'],
    undefined,
    undefined,
  ])
  await save(SEED_STRUCTURE)
  expect(await gone(0)).toEqual([])
})

const MEALS: Page = {
  id: 'page-k3m9x2ab',
  site: 'main',
  address: '/ramadan-meals',
  title: 'Ramadan meals',
  state: 'shown',
  blocks: [
    { id: 'opening', block: 'page' },
    { id: 'cards-k3m9x2ab', block: 'cards' },
  ],
}

it('has the texts of a page that people made, and refuses those of one that is not there', async () => {
  const page = MEALS
  const seed = SEED_STRUCTURE
  await save({ ...seed, pages: [...seed.pages, page] })
  const put = (pageId: string, status: number) =>
    owner.fetchJson(
      saveSection,
      {
        params: { pageId, sectionId: 'cards-k3m9x2ab-items' },
        body: { content: '[{"title":"Cook","text":"For 80"}]' },
      },
      status,
    )
  await put(page.id, 200)
  await put('page-aaaaaaaa', 404)
  const content = (await owner.fetchJson(getAdminContent))[page.id]
  expect(content).toMatchObject({ title: 'Ramadan meals', route: '/ramadan-meals' })
  expect(content?.sections['cards-k3m9x2ab-items']?.parsedContent).toEqual([
    { title: 'Cook', text: 'For 80' },
  ])
  const newer = await (await site.send(getContent, { query: { since: 0 } })).json()
  expect(newer.changed[`${page.id}/cards-k3m9x2ab-items`].html).toContain('<h3>Cook</h3>')
})

it('gives copies of a page and of a block the texts of what they were copied from, once', async () => {
  const { structure } = await owner.fetchJson(structureApi.read)
  const copy: Page = {
    ...{ ...MEALS, id: 'page-c0pyc0py', state: 'hidden', copyOf: MEALS.id },
    ...{ address: '/ramadan-meals-2', title: 'Ramadan meals (copy)' },
    blocks: [
      { id: 'opening', block: 'page' },
      { id: 'cards-c0pyc0py', block: 'cards', copyOf: 'page-k3m9x2ab/cards-k3m9x2ab' },
    ],
  }
  const put = (sectionId: string, content: string) =>
    owner.fetchJson(saveSection, {
      params: { pageId: 'page-k3m9x2ab', sectionId },
      body: { content },
    })
  await put('hero-title', 'Meals for all')
  await put('hero-text', 'Every evening')
  const saved = await save({ ...structure, pages: [...structure.pages, copy] })
  expect(JSON.stringify(saved)).not.toContain('copyOf')
  const textsOf = async () => {
    const sections = (await owner.fetchJson(getAdminContent))[copy.id]!.sections
    return ['hero-title', 'hero-text', 'cards-c0pyc0py-items'].map(id => sections[id]!.content)
  }
  const copied = ['', 'Every evening', '[{"title":"Cook","text":"For 80"}]']
  expect(await textsOf()).toEqual(copied)
  // What is written later belongs to one of them, also when an old save comes once more.
  await put('hero-text', 'Every night')
  await save({ ...structure, pages: [...structure.pages, copy] })
  expect(await textsOf()).toEqual(copied)
})

it('shows a page that no build knows yet inside of the shell, with what its blocks need alone', async () => {
  const page: Page = {
    ...{ ...MEALS, address: '/iftar', title: 'Iftar & <meals>' },
    blocks: [
      ...MEALS.blocks,
      { id: 'people-k3m9x2ab', block: 'people', hidden: true },
      { id: 'events-k3m9x2ab', block: 'events' },
      { id: 'notices-k3m9x2ab', block: 'notices' },
      { id: 'future-k3m9x2ab', block: 'future' },
    ],
  }
  const withPage = (change: Partial<Page>) =>
    save({ ...SEED_STRUCTURE, pages: [...SEED_STRUCTURE.pages, { ...page, ...change }] })
  await withPage({})
  const shown = await get('/iftar/')
  expect([shown.status, shown.headers.get('content-security-policy')]).toEqual([
    200,
    'default-src x',
  ])
  expect(shown.headers.get('netlify-cache-tag')).toContain('content')
  const html = await shown.text()
  expect(html).toContain(
    '<html data-page="page-k3m9x2ab"><title>Iftar &amp; &lt;meals&gt; · Masjid</title><meta content="Every night"><link href="/iftar"><link rel="stylesheet" href="/shared.css"><link rel="stylesheet" href="/cards.css"></head><script src="/events.js"></script><main><div class="opening">',
  )
  expect(html).toMatch(/data-events-of=""><li><a href="\/events\/[^"]+" dir="auto">/)
  expect(html).toContain('data-section="page-k3m9x2ab/hero-title">Meals for all</h1>')
  expect(html).toContain('<h3 aria-level="2">Cook</h3>')
  expect(html).toContain('"BreadcrumbList"')
  expect(html).not.toMatch(/people|frame|future/)

  await withPage({ state: 'hidden' })
  expect((await get('/iftar')).status).toBe(404)
  // The shell of the mosque, since the build has none of the school.
  await withPage({ site: 'school', address: '/alfirdaous/iftar' })
  expect(await (await get('/alfirdaous/iftar')).text()).toContain('<link href="/alfirdaous/iftar">')
  await withPage({ address: '/meals' })
  const moved = await get('/alfirdaous/iftar?at=1')
  expect(moved.headers.get('location')).toBe('/meals?at=1')
  expect(moved.headers.get('netlify-vary')).toBeNull()
  expect((await get('/ur/meals')).headers.get('location')).toBe('/meals')
})

it('leads from the folder of a language that the site has not to the root, and speaks the others', async () => {
  const own = (own: string, others: string[]) =>
    owner.fetchJson(languagesApi.save, { body: { own, others } })
  await own('en', ['ar'])
  const missing = await get('/ar/nowhere')
  expect([missing.status, await missing.text()]).toEqual([404, 'غير موجود'])
  for (const [from, to] of [
    ['/en/nikah?at=1', '/nikah?at=1'],
    ['/fr', '/'],
    ['/fr/events/tea-4f', '/events/tea-4f'],
  ] as const) {
    const response = await get(from)
    expect([response.status, response.headers.get('location')], from).toEqual([302, to])
    expect(response.headers.get('netlify-cdn-cache-control')).toContain('s-maxage=300')
    // Otherwise all would be led to the query of the first.
    expect(response.headers.get('netlify-vary')).toBeNull()
  }
  // The languages changed places: what was Arabic below a folder is at the root.
  await own('ar', ['en'])
  expect((await get('/ar/about')).headers.get('location')).toBe('/about')
  expect((await get('/en/nowhere')).status).toBe(404)
  await own('en', [])
})
