import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { sendMessage } from '#contract/contact.ts'
import { getContent } from '#contract/content.ts'
import { getHealth } from '#contract/health.ts'
import { getEvents } from '#contract/listedEvents.ts'
import { login } from '#contract/login.ts'
import { getNewer } from '#contract/newer.ts'
import { getPrayerTimes } from '#contract/prayerTimes.ts'
import { getSessionStatus } from '#contract/sessionStatus.ts'
import { getSettings } from '#contract/settings.ts'
import { getTheme, setTheme } from '#contract/theme.ts'
import { followHabits } from '#server/http/followHabits.ts'
import { storageLimits } from '#server/storage/deadline.ts'
import { forgetDocuments } from '#server/storage/documents.ts'
import { addAdmin, Browser, PASSWORD, signedIn } from './browser.ts'
import { aMessage } from './contactForms.ts'
import { type Fault, type FaultyStorage, startFaultyStorage } from './faultyStorage.ts'
import { callFunction, ORIGIN, type Site, startSite } from './site.ts'

vi.mock('#server/publish/purge.ts', () => import('./purged.ts'))

/** Like the real ones, and twenty to forty times as short. */
const LIMITS = { visitor: 250, patient: 500, aside: 60, read: 75, write: 200, pauses: [5, 20, 50] }
/** For responses that a loaded machine must not fail. */
const PATIENT = { ...LIMITS, visitor: 5_000, patient: 5_000, read: 150 }
/** How much longer than its limit a response may take on a loaded machine. */
const SLACK_MS = 900

const before = { ...storageLimits }
let site: Site
let storage: FaultyStorage
let admin: Browser
let lines: string[]

beforeAll(async () => {
  site = await startSite({ URL: ORIGIN })
  admin = await signedIn(site, await addAdmin('Amina'))
  storage = await startFaultyStorage(site)
})
beforeEach(async () => {
  lines = []
  vi.spyOn(console, 'error').mockImplementation(line => void lines.push(String(line)))
  storage.fail(null)
  Object.assign(storageLimits, before)
  await admin.fetchJson(setTheme, { body: { theme: 'theme-purple' } })
  // So no test meets their reading, which comes every few seconds.
  await followHabits({ isNew: true })
  Object.assign(storageLimits, LIMITS)
  forgetDocuments()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
afterAll(async () => {
  Object.assign(storageLimits, before)
  storage.close()
  await site.stop()
})

async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const began = performance.now()
  return [await work(), performance.now() - began]
}

const CREDENTIALS = { username: 'amina@example.org', password: PASSWORD }
const SHELL = '<title>__EVENT_TITLE__</title><main>__EVENT_ARTICLE__</main>'

/** Requests an event's page from the function, whose shell is there or not. */
async function eventPage(hasShell: boolean): Promise<Response> {
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (input: URL | string, init: RequestInit) => {
    if (!(input instanceof URL && input.pathname === '/events/shell')) return fetch(input, init)
    const headers = { 'content-security-policy': "default-src 'self'" }
    return hasShell ? new Response(SHELL, { headers }) : new Response('', { status: 502 })
  })
  const response = await callFunction(new Request(`${ORIGIN}/events/tea-a1b2c3d4`))
  vi.unstubAllGlobals()
  return response
}

const CONTENT = 'Unable to load page content. Please try again later.'
const READS = [
  [getEvents, {}, 'Failed to fetch events'],
  [getPrayerTimes, {}, 'Failed to load prayer times'],
  [getTheme, {}, 'Failed to fetch theme'],
  [getContent, {}, CONTENT],
  [getContent, { since: 0 }, CONTENT],
  [getNewer, { since: 0, events: 1 }, CONTENT],
] as const

const DOWN: Fault[] = ['responds 429', 'responds 503', 'hangs', 'stalls', 'breaks off']

describe.each(DOWN)('storage that %s', fault => {
  beforeEach(() => storage.fail(fault))

  it('gives visitors of the API the specified texts in time', async () => {
    const [responses, ms] = await timed(() =>
      Promise.all(READS.map(([endpoint, query]) => site.send(endpoint, { query }))),
    )
    for (const [index, response] of responses.entries()) {
      const error = READS[index]?.[2]
      expect(response.status).toBe(500)
      expect(await response.json()).toMatchObject({ success: false, error, code: 'internal' })
      expect(response.headers.get('cache-control')).toBe('private, no-store')
    }
    expect(ms).toBeLessThan(LIMITS.visitor + SLACK_MS)
  })

  it('is shown by the health in time', async () => {
    const [response, ms] = await timed(() => site.send(getHealth))
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ ok: false, storage: 'failing' })
    expect(ms).toBeLessThan(LIMITS.visitor + SLACK_MS)
  })

  it('makes feeds respond 503 and name a time', async () => {
    const feeds = [
      ['/events.ics', 'calendar'],
      ['/prayer-times.ics?prayers=fajr&times=both', 'calendar'],
      ['/events.json', 'feed'],
      ['/events.xml', 'feed'],
      ['/notices.xml', 'feed'],
    ]
    const [responses, ms] = await timed(() =>
      Promise.all(feeds.map(([path]) => callFunction(new Request(ORIGIN + path)))),
    )
    for (const [index, response] of responses.entries()) {
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60'])
      expect(await response.text()).toBe(
        `The ${feeds[index]?.[1]} could not be made. Please try again later.\n`,
      )
    }
    expect(ms).toBeLessThan(LIMITS.visitor + SLACK_MS)
  })

  it.each([
    ['in the site’s shell', true],
    ['without the shell', false],
  ])('makes the page of a new event say so %s', async (_, hasShell) => {
    const [response, ms] = await timed(() => eventPage(hasShell))
    const { headers } = response
    expect([response.status, headers.get('retry-after')]).toEqual([503, '60'])
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('netlify-cdn-cache-control')).toBeNull()
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(headers.get('content-security-policy')).toContain('default-src')
    const html = await response.text()
    expect(html).toContain('<h1>This event cannot be shown right now</h1>')
    expect(html.startsWith('<title>')).toBe(hasShell)
    expect(html).not.toMatch(/Error|\.ts/)
    expect(ms).toBeLessThan(LIMITS.visitor + SLACK_MS)
  })

  it('refuses saves and sign-ins with their texts, signs nobody out and stores nothing', async () => {
    const stored = site.dump()
    const cookies = new Map(admin.cookies)
    const [responses, ms] = await timed(() =>
      Promise.all([
        admin.send(setTheme, { body: { theme: 'theme-red' } }),
        admin.send(getSessionStatus),
        new Browser(site).send(login, { body: CREDENTIALS }),
        site.send(sendMessage, { body: aMessage() }),
      ]),
    )
    const texts = await Promise.all(responses.map(async response => (await response.json()).error))
    expect(responses.map(({ status }) => status)).toEqual([500, 500, 500, 500])
    expect(texts).toEqual([
      'Failed to set theme',
      'Request failed',
      'Login failed',
      'Failed to send message',
    ])
    expect(ms).toBeLessThan(LIMITS.patient + SLACK_MS)
    expect(site.dump()).toEqual(stored)
    expect(admin.cookies).toEqual(cookies)

    storage.fail(null)
    await admin.fetchJson(getSessionStatus)
    expect(await (await site.send(getTheme)).json()).toEqual({ theme: 'theme-purple' })
  })

  it('is logged with its reason, and without addresses, tokens or bodies', async () => {
    await site.send(getEvents)
    const line = lines.map(text => JSON.parse(text)).find(({ event }) => event === 'request failed')
    expect(line).toMatchObject({ level: 'error', endpoint: 'GET /api/events' })
    expect(JSON.stringify(line)).toMatch(
      /status (?:429|503); \d tries|no response within \d+ ms; \d tries|no connection \(\w+\); \d tries/,
    )
    expect(lines.join()).not.toMatch(/SECRET|127\.0\.0\.1|sick/)
    expect(lines.join()).not.toContain(site.blobs.context.token)
  })
})

describe('a fault that passes', () => {
  beforeEach(() => Object.assign(storageLimits, PATIENT))

  it.each(DOWN)('is not noticed by visitors when it %s once', async fault => {
    storage.fail(fault, 1)
    expect(await (await site.send(getTheme)).json()).toEqual({ theme: 'theme-purple' })
    expect(storage.seen).toEqual(['get', 'get'])
  })

  it.each(DOWN)('loses no save when it %s once, and saves it once', async fault => {
    await admin.fetchJson(getSettings)
    storage.fail(fault, 1)
    await admin.fetchJson(setTheme, { body: { theme: 'theme-red' } })
    storage.fail(null)
    expect(await (await site.send(getTheme)).json()).toEqual({ theme: 'theme-red' })
  })

  it('is not waited for when a rate limit ends after the deadline', async () => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
      const reset = String(Math.ceil(Date.now() / 1000) + 100)
      return new Response(null, { status: 429, headers: { 'x-ratelimit-reset': reset } })
    })
    const [response, ms] = await timed(() => site.send(getTheme))
    expect(response.status).toBe(500)
    expect(ms).toBeLessThan(SLACK_MS)
    expect(fetch).toHaveBeenCalledTimes(1)
  })
})

describe('storage without ETags', () => {
  beforeEach(() => {
    Object.assign(storageLimits, { ...PATIENT, read: 3_000 })
    storage.fail('no ETag')
  })

  it('serves visitors and keeps admins signed in', async () => {
    expect(await (await site.send(getTheme)).json()).toEqual({ theme: 'theme-purple' })
    expect((await site.send(getEvents)).status).toBe(200)
    expect(await (await site.send(getHealth)).json()).toMatchObject({ ok: true, storage: 'ok' })
    await admin.fetchJson(getSessionStatus)
  })

  it('refuses to replace what is stored, with a clear line in the log', async () => {
    const stored = site.dump()
    const saved = await admin.fetchJson(setTheme, { body: { theme: 'theme-red' } }, 500)
    expect(saved.error).toBe('Failed to set theme')
    expect(site.dump()).toEqual(stored)
    expect(storage.seen).not.toContain('put')
    expect(lines.join()).toContain(
      'The document \\"theme\\" came from storage without an ETag, so nothing was saved',
    )
    await new Browser(site).fetchJson(login, { body: CREDENTIALS }, 500)
  })
})
