import { beforeEach, expect, it, vi } from 'vitest'
import { respond, SITE, startWorker } from './testing/startedWorker.ts'

const YEAR = '/api/prayertimes?year=2026'
const page = (text: string, file = '') => `<!DOCTYPE html><html lang="en"><p>${text}${file}`
const SHELL = { shell: ['/_astro/site.a1.js'] }
const OFFLINE = page('No network', '<script src="/_astro/site.a1.js">')

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T17:00Z') })
})

/** A worker that is installed and active, on a site with a few pages. */
async function activeWorker() {
  const worker = await startWorker(SHELL)
  worker.site.set('/', page('Welcome'))
  worker.site.set('/about', page('About us', '<script src="/_astro/about.c3.js">'))
  worker.site.set('/offline', OFFLINE)
  worker.site.set('/_astro/site.a1.js', 'start()')
  worker.site.set('/_astro/about.c3.js', 'import"./part.d4.js"')
  worker.site.set('/_astro/part.d4.js', 'part()')
  worker.site.set(YEAR, '{"info":["the whole year"]}')
  worker.site.set('/api/newer?since=4', '{"content":null}')
  await worker.dispatch('install')
  await worker.dispatch('activate')
  return worker
}

it('opens a visited page without the network, with the moment at which it was known', async () => {
  const worker = await activeWorker()
  expect(await (await worker.open('/about?at=2026-12-01'))?.text()).not.toContain('data-known')
  expect(worker.caches.paths('files-1')).toEqual(['/_astro/about.c3.js', '/_astro/part.d4.js'])
  worker.browser.isOnline = false
  vi.setSystemTime(new Date('2026-11-22T06:00:00Z'))
  const kept = await worker.open('/about')
  expect(kept?.status).toBe(200)
  const html = await kept?.text()
  expect(html).toContain('<html data-known="2026-11-21T17:')
  expect(html).toContain('About us')
  expect(await (await worker.load('/_astro/part.d4.js'))?.text()).toBe('part()')
})

it('opens the offline page of the language of the pages that were visited', async () => {
  const worker = await activeWorker()
  const arabic = (text: string) => `<!DOCTYPE html><html lang="ar" data-folder="/ar"><p>${text}`
  worker.site.set('/ar/about', arabic('من نحن'))
  worker.site.set('/ar/offline', `${arabic('بلا شبكة')}<script src="/_astro/ar/site.a1.js">`)
  worker.site.set('/_astro/ar/site.a1.js', 'import"../shared.b2.js"')
  worker.site.set('/_astro/shared.b2.js', 'shared()')
  await worker.open('/ar/about')
  worker.browser.isOnline = false
  expect(await (await worker.open('/ar/events'))?.text()).toContain('بلا شبكة')
  expect(await (await worker.open('/events'))?.text()).toContain('No network')
  expect(await (await worker.load('/_astro/shared.b2.js'))?.text()).toBe('shared()')
})

it('leads to a page as it was kept in another language', async () => {
  const worker = await activeWorker()
  worker.site.set('/ar', page('مسجدنا'))
  await worker.open('/about')
  await worker.open('/ar')
  worker.browser.isOnline = false
  const leads = async (path: string) => (await worker.open(path))?.headers.get('location')
  expect(await leads('/ur/about')).toBe(`${SITE}/about`)
  expect(await leads('/')).toBe(`${SITE}/ar`)
  expect(await leads('/ur')).toBe(`${SITE}/ar`)
  expect(await leads('/faq/about')).toBeFalsy()
})

it('opens the offline page for a page never visited, and for the panel', async () => {
  const worker = await activeWorker()
  worker.browser.isOnline = false
  for (const path of ['/about', '/admin/events']) {
    const response = await worker.open(path)
    expect([response?.status, await response?.text()]).toEqual([
      503,
      expect.stringContaining('No network'),
    ])
  }
})

it.each([
  ['does not respond for three seconds', () => new Promise<Response>(() => {})],
  ['responds with an error', () => new Response('down', { status: 502 })],
])('opens a kept page where the server %s', async (_, source) => {
  const worker = await activeWorker()
  await worker.open('/')
  worker.site.set('/', source)
  const response = await worker.open('/')
  expect(response?.status).toBe(200)
  expect(await response?.text()).toMatch(/data-known.*Welcome/)
})

it('forgets a kept page that was removed from the site', async () => {
  const worker = await activeWorker()
  await worker.open('/about')
  worker.site.delete('/about')
  expect((await worker.open('/about'))?.status).toBe(404)
  expect(worker.caches.paths('pages-1')).toEqual([])
})

it.each([
  ['no-store', () => respond(page('Yours'), '/about', { 'cache-control': 'no-store' })],
  ['private', () => respond(page('Yours'), '/about', { 'cache-control': 'private, max-age=9' })],
  ['a cookie', () => respond(page('Yours'), '/about', { 'set-cookie': 'a=b' })],
  ['an error', () => new Response(page('Wrong'), { status: 500 })],
  ['another type', () => respond('{}', '/api/x')],
])('keeps no page with %s', async (_, source) => {
  const worker = await activeWorker()
  worker.site.set('/about', source)
  await worker.open('/about')
  expect(worker.caches.paths('pages-1')).toEqual([])
})

it('keeps nothing of the panel and of signing in, and leaves what is sent to the browser', async () => {
  const worker = await activeWorker()
  const before = await kept(worker)
  for (const path of ['/admin', '/admin/people', '/login', '/set-password', '/forgot-password']) {
    worker.site.set(path, page('Yours'))
    expect(await (await worker.open(path))?.text()).toContain('Yours')
  }
  for (const path of ['/api/admin/events', '/api/session-status', '/api/messages', '/api/people']) {
    worker.site.set(path, '{}')
    expect(await worker.load(path)).toBeUndefined()
  }
  expect(await worker.post('/api/contact')).toBeUndefined()
  expect(await worker.post('/api/events')).toBeUndefined()
  expect(await kept(worker)).toEqual(before)
})

it('gives the kept year wherever times cannot be had', async () => {
  const worker = await activeWorker()
  worker.browser.isOnline = false
  for (const path of ['/api/prayertimes', YEAR, '/prayer-times/2026.json']) {
    expect(await (await worker.load(path))?.json()).toEqual({ info: ['the whole year'] })
  }
})

it('gives the times of January 1 to a visitor who came last in July', async () => {
  vi.setSystemTime(new Date('2026-07-15T17:00Z'))
  const worker = await activeWorker()
  worker.site.set('/api/prayertimes?year=2027', '{"info":["the next year"]}')
  await worker.open('/')
  worker.browser.isOnline = false
  vi.setSystemTime(new Date('2027-01-01T17:00Z'))
  const times = await worker.load('/prayer-times/2027.json')
  expect(await times?.json()).toEqual({ info: ['the next year'] })
})

it('requests the year again after half a day, from the build where the API fails', async () => {
  const worker = await activeWorker()
  await worker.open('/')
  expect(worker.requested.filter(path => path === YEAR)).toHaveLength(1)
  vi.setSystemTime(new Date('2026-11-22T06:00:00Z'))
  worker.site.delete(YEAR)
  worker.site.set('/prayer-times/2026.json', '{"info":["the build"]}')
  await worker.open('/')
  worker.browser.isOnline = false
  expect(await (await worker.load('/api/prayertimes'))?.json()).toEqual({ info: ['the build'] })
})

it('gives the last response to the same request of data', async () => {
  const worker = await activeWorker()
  await worker.load('/api/newer?since=4')
  worker.browser.isOnline = false
  expect(await (await worker.load('/api/newer?since=4'))?.json()).toEqual({ content: null })
  await expect(worker.load('/api/newer?since=5')).rejects.toThrow('Failed to fetch')
})

it('keeps at most 40 pages, and pictures within their limits', async () => {
  const worker = await activeWorker()
  for (let count = 0; count < 42; count += 1) {
    worker.site.set(`/events/${count}`, page(`${count}`))
    await worker.open(`/events/${count}`)
  }
  const pages = worker.caches.paths('pages-1')
  expect([pages.length, pages[0], pages.at(-1)]).toEqual([40, '/events/2', '/events/41'])
  for (let count = 0; count < 12; count += 1) {
    worker.site.set(`/api/uploads/${count}.png`, 'x'.repeat(1_000_000))
    await worker.load(`/api/uploads/${count}.png`)
  }
  const pictures = worker.caches.paths('pictures-1')
  expect([pictures.length, pictures[0]]).toEqual([10, '/api/uploads/2.png'])
})

it('keeps the page that was open before there was a worker, with what it loaded', async () => {
  const worker = await activeWorker()
  worker.site.set('/art/dawn.svg', '<svg/>')
  const loaded = [
    '/art/dawn.svg',
    '/api/newer?since=4',
    '/api/session-status',
    '/_astro/part.d4.js',
  ]
  const visited = {
    page: '/about',
    loaded: [...loaded.map(path => SITE + path), 'https://video.example.org/a.png'],
  }
  await worker.dispatch('message', { data: { visited } })
  expect(worker.caches.paths('pages-1')).toEqual(['/about'])
  expect(worker.caches.paths('files-1')).toEqual(['/_astro/part.d4.js'])
  expect(worker.caches.paths('pictures-1')).toEqual(['/art/dawn.svg'])
  expect(worker.caches.paths('data-1')).toEqual([YEAR, '/api/newer?since=4'])
  await worker.dispatch('message', { data: { visited: { page: '/login', loaded: [] } } })
  expect(worker.caches.paths('pages-1')).toEqual(['/about'])
  const form = '<form method="post"></form><script src="/_astro/about.c3.js">'
  worker.site.set('/contact', page('Write to us', form))
  await worker.dispatch('message', { data: { visited: { page: '/contact', loaded: [] } } })
  expect(worker.caches.paths('files-1')).toContain('/_astro/about.c3.js')
})

it('lets a newer version take over when a page is opened and no other is', async () => {
  const worker = await activeWorker()
  const postMessage = vi.fn()
  worker.registration.waiting = { postMessage }
  worker.browser.windows = 2
  await worker.open('/')
  expect(postMessage).not.toHaveBeenCalled()
  worker.browser.windows = 1
  await worker.open('/')
  expect(postMessage).toHaveBeenCalledWith({ takeOver: true })
  expect(worker.skipWaiting).not.toHaveBeenCalled()
  await worker.dispatch('message', { data: { takeOver: true } })
  expect(worker.skipWaiting).toHaveBeenCalled()
})

it('closes notifications that have expired when a page is opened', async () => {
  const worker = await activeWorker()
  const close = vi.fn()
  const until = '2026-11-21T16:59:00.000Z'
  worker.registration.getNotifications.mockResolvedValue([
    { tag: 'notice-1', data: { until }, close },
  ])
  await worker.load('/api/newer?since=4')
  expect(close).not.toHaveBeenCalled()
  await worker.open('/')
  expect(close).toHaveBeenCalledOnce()
})

it('deletes the shells of other versions, and keeps pages with their files', async () => {
  const worker = await activeWorker()
  await worker.open('/about')
  await worker.caches.open('shell-zero')
  await worker.caches.open('pages-0')
  await worker.dispatch('activate')
  expect((await worker.caches.keys()).sort()).toEqual(['data-1', 'files-1', 'pages-1', 'shell-one'])
})

it('is not installed with an offline page of another build', async () => {
  const worker = await startWorker({ shell: ['/_astro/other.js'] })
  worker.site.set('/offline', OFFLINE)
  await expect(worker.dispatch('install')).rejects.toThrow('another build')
})

it.each([
  ['the switch', {}, '{"serviceWorker":"off"}'],
  ['its own build', { off: true }, '{"serviceWorker":"on"}'],
])('ends itself with all that is kept when %s says so', async (_, build, state) => {
  const worker = await startWorker({ ...SHELL, ...build })
  worker.site.set('/worker.json', state)
  await expect(worker.dispatch('install')).rejects.toThrow('switched the worker off')
  worker.registration.active = {}
  await worker.caches.open('pages-1')
  await worker.caches.open('shell-zero')
  await worker.dispatch('install')
  expect(worker.skipWaiting).toHaveBeenCalled()
  await worker.dispatch('activate')
  expect(worker.registration.unregister).toHaveBeenCalled()
  // Pages that are still open go on to load.
  worker.site.set('/', page('Welcome'))
  await worker.open('/')
  await worker.load('/api/newer?since=4')
  expect(await kept(worker)).toEqual([])
})

async function kept(worker: Awaited<ReturnType<typeof startWorker>>): Promise<string[]> {
  return (await worker.caches.keys()).flatMap(name => worker.caches.paths(name))
}
