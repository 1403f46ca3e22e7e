import { beforeAll, describe, expect, it, vi } from 'vitest'
import { shareDraft } from '#contract/content.ts'
import { FEEDS } from '#contract/feeds.ts'
import { uploadImage } from '#contract/uploads.ts'
import { forgetDocuments } from '#server/storage/documents.ts'
import { anEvent } from './eventForms.ts'
import { testPicture } from './pictures.ts'
import { browser, site, withAmina } from './running.ts'
import { allEndpoints, callFunction, functionFiles, ORIGIN } from './site.ts'

vi.mock('#server/publish/purge.ts', () => import('./purged.ts'))

const files = await functionFiles()
const SHELL = '<title>__EVENT_TITLE__</title><main>__EVENT_ARTICLE__</main>'

/** The params of the paths below. */
const params: Record<string, string> = { videoId: 'a----------', page: 'about' }

withAmina(beforeAll, { SITE_NOW: '2026-11-21T17:00:00Z', URL: ORIGIN })
beforeAll(async () => {
  await anEvent(browser, { title: 'Hidden', active: 'false' })
  params.slug = `tea-${await anEvent(browser, { title: 'Tea' })}`
  const body = new FormData()
  body.set('image', await testPicture(), 'a.png')
  params.image = (await browser.fetchJson(uploadImage, { body })).image
  const draft = { body: { pageId: 'about', texts: { 'mission-vision': 'Soon' } } }
  const { address } = await browser.fetchJson(shareDraft, draft)
  params.token = address.split('draft=')[1]
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (input: URL | string, init: RequestInit) =>
    input instanceof URL && input.pathname === '/events/shell'
      ? Promise.resolve(new Response(SHELL))
      : fetch(input, init),
  )
})

/** Requests a path from its function; the address may contain a query. */
async function get(path: string, headers: Record<string, string> = {}) {
  const filled = path.replace(/:(\w+)\*?/g, (_, name: string) => params[name] ?? '')
  const response = await callFunction(new Request(new URL(filled, ORIGIN), { headers }))
  const { 'x-request-id': _, ...shown } = Object.fromEntries(response.headers)
  return { status: response.status, headers: shown, body: await response.text() }
}

/** Every path that anyone may GET, with the parameters that choose between cached copies. */
const READS: Record<string, string> = {
  '/api/content': 'since|lang',
  '/api/events': 'lang',
  '/api/newer': 'since|events|lang',
  '/api/notices': 'lang',
  '/api/posters/:videoId': 'w',
  '/api/prayertimes': 'year|lang',
  '/api/screen': 'screen|lang',
  '/api/push': 'lang',
  '/api/settings': 'lang',
  '/api/theme': 'lang',
  '/api/uploads/:image': 'none',
  '/api/youtube': 'lang',
  '/.well-known/security.txt': 'lang',
  '/events/:slug': 'lang',
  ...Object.fromEntries(
    Object.values(FEEDS).map(({ path, query = {} }) => [
      path,
      [...Object.keys(query), 'lang'].join('|'),
    ]),
  ),
}
/** What no cache keeps, though everyone gets the same. */
const STEADY = ['/api/drafts/:token', '/api/health']
const UNCACHED = ['/api/contact/token', ...STEADY]

describe('every public GET', () => {
  it('lists every public GET in the table', async () => {
    const api = (await allEndpoints())
      .filter(({ method, access }) => method === 'GET' && access === 'public')
      .map(({ path }) => path)
    const others = files
      .flatMap(({ config }) => ('path' in config ? (config.path ?? []) : []))
      .filter(path => !path.startsWith('/api/') && !path.startsWith('/:') && path !== '/*')
    // The function of pages takes every path: of those, the page of an event is a read like these.
    const all = [...api, ...others, '/events/:slug']
    expect(all.sort()).toEqual([...Object.keys(READS), ...UNCACHED].sort())
  })

  it.each([...Object.keys(READS), ...STEADY])('ignores cookies of %s', async path => {
    const plain = await get(path)
    const cookies = [...browser.cookies].map(([name, value]) => `${name}=${value}`)
    for (const cookie of ['__Host-session=x', 'session=x; other=y', ...cookies]) {
      expect(await get(path, { cookie })).toEqual(plain)
    }
    expect(plain.headers['netlify-vary'] ?? '').not.toContain('cookie')
  })

  it.each(Object.entries(READS))('caches %s only by the parameters %s', async (path, query) => {
    const plain = await get(path)
    if (plain.status === 200) {
      expect(plain.headers['netlify-cdn-cache-control']).toContain('public')
      expect(plain.headers['netlify-vary']).toBe(`query=${query}`)
    }
    expect(await get(`${path}?fbclid=x&utm_source=y&utm_source=z`)).toEqual(plain)
  })

  it.each(Object.keys(READS))('responds 304 to a matching ETag of %s', async path => {
    const { status, headers } = await get(path)
    if (status !== 200 || !headers.etag) return
    expect((await get(path, { 'if-none-match': headers.etag })).status).toBe(304)
  })
})

describe('a language in the address', () => {
  it.each([
    ['/api/prayertimes', '[Islamic Society of North America'],
    ['/prayer-times.ics', 'SUMMARY:[[Fajr] iqama]'],
    ['/notices.xml', ': notices]</title>'],
  ])('writes %s for its reader, and for no other one at the same moment', async (path, text) => {
    const [english, bracketed, again] = await Promise.all([
      get(path),
      get(`${path}?lang=en-XA`),
      get(path),
    ])
    expect(bracketed.body).toContain(text)
    expect(english.body).not.toContain(text)
    expect(again).toEqual(english)
    expect(bracketed.headers['netlify-vary']).toMatch(/\blang$/)
  })

  it.each(['/api/prayertimes', '/prayer-times.ics', '/notices.xml'])(
    'alone decides about %s, whatever the headers say and in whatever order',
    async path => {
      const wishes = [
        ['accept-language', 'ur, ar;q=0.5'],
        ['cookie', 'language=ar'],
        ['referer', `${ORIGIN}/ar/prayer-times`],
      ]
      for (const address of [path, `${path}?lang=en-XA`]) {
        const plain = await get(address)
        for (const order of [wishes, wishes.toReversed()])
          expect(await get(address, Object.fromEntries(order))).toEqual(plain)
      }
      const { etag = '' } = (await get(path)).headers
      const other = await get(`${path}?lang=en-XA`, { 'if-none-match': etag })
      expect(other.status).toBe(200)
    },
  )

  it.each(['lang=xx', 'lang=en-XA&lang=xx'])('is kept by no cache as %s', async query => {
    const { body, headers } = await get(`/api/prayertimes?${query}`)
    expect(headers['netlify-cdn-cache-control']).toBeUndefined()
    expect(headers['cache-control']).toBe('private, no-store')
    if (query === 'lang=xx') expect(body).toBe((await get('/api/prayertimes')).body)
  })
})

describe('a parameter in another form', () => {
  it.each([
    ['/prayer-times.ics?prayers=fajr,zuhr', '/prayer-times.ics?prayers=fajr'],
    ['/prayer-times.ics?prayers=maghrib,fajr,fajr', '/prayer-times.ics?prayers=fajr,maghrib'],
    ['/prayer-times.ics?prayers=FAJR&times=both', '/prayer-times.ics?prayers=fajr&times=both'],
    ['/prayer-times.ics?prayers=asr&prayers=fajr', '/prayer-times.ics?prayers=fajr,asr'],
    ['/prayer-times.ics?prayers=', '/prayer-times.ics'],
    ['/prayer-times.ics?times=iqama', '/prayer-times.ics'],
    ['/prayer-times.ics?times=never', '/prayer-times.ics'],
    ['/prayer-times.ics?times=both&times=athan', '/prayer-times.ics?times=both'],
    ['/prayer-times.ics?alarm=soon', '/prayer-times.ics'],
    ['/prayer-times.ics?alarm=010&times=both', '/prayer-times.ics?times=both&alarm=10'],
    ['/events.ics?alarm=99999', '/events.ics?alarm=1440'],
    ['/events.ics?event=a&event=b', '/events.ics?event=a'],
  ])('redirects %s to %s', async (path, location) => {
    const { status, headers } = await get(path)
    expect([status, headers.location]).toEqual([301, location])
    expect(headers['netlify-cdn-cache-control']).toContain('public')
    expect((await get(location)).status).not.toBe(301)
  })

  it.each([
    ['/prayer-times.ics?times=both&prayers=fajr%2Cmaghrib', 200],
    ['/api/prayertimes?year=2025', 200],
    ['/api/prayertimes?year=2028', 200],
    ['/api/prayertimes?year=2024', 404],
    ['/api/prayertimes?year=2029', 404],
    ['/api/prayertimes?year=1969', 400],
    ['/api/prayertimes?year=2026&year=2027', 400],
    ['/api/content?since=0&since=0', 400],
    ['/api/content?since=00', 400],
    ['/api/posters/:videoId?w=0320', 400],
    ['/api/posters/:videoId?w=320&w=320', 400],
  ])('responds to %s with %i', async (path, status) => {
    expect((await get(path)).status).toBe(status)
  })

  it('names the available years, in a response that is cached', async () => {
    const { headers, body } = await get('/api/prayertimes?year=2040')
    expect(JSON.parse(body).error).toBe('Prayer times are available from 2025 to 2028.')
    expect(headers).toMatchObject({
      'netlify-cdn-cache-control': expect.stringContaining('public'),
      'netlify-vary': 'query=year|lang',
    })
  })

  it.each([
    '/prayer-times.ics?prayers=fajr,zuhr',
    '/events.ics?event=a&event=b',
    '/api/prayertimes?year=2040',
  ])('refuses %s without reading storage', async path => {
    forgetDocuments()
    const { fetch } = globalThis
    const fetchSpy = vi.fn(fetch)
    vi.stubGlobal('fetch', fetchSpy)
    await get(path)
    vi.stubGlobal('fetch', fetch)
    expect(fetchSpy).not.toHaveBeenCalled()
  })
})

it('uses SITE_URL in feeds, not the Host header of a request', async () => {
  site.setEnv({ SITE_URL: 'https://known.example.org' })
  const { body } = await get('/prayer-times.ics?prayers=fajr')
  site.setEnv({ SITE_URL: undefined })
  expect(body).toContain('@known.example.org')
  expect(body).not.toContain('mosque.example.org')
})
