import { beforeEach, expect, it, vi } from 'vitest'
import { DEFAULT_SCREEN } from '#domain/screens/screen.ts'
import { MINUTE } from '#domain/time/civil.ts'
import type { KnownData } from './data.ts'
import { listen, type News } from './news.ts'
import type { DisplayPage } from './page.ts'

vi.mock('./reload.ts', () => ({ mayReloadNow: () => false, reload: async () => {} }))
const moment = vi.hoisted(() => ({ shift: 0 }))
vi.mock('#stores/moment.ts', () => ({ now: () => new Date(Date.now() + moment.shift) }))

const NOON = Date.parse('2026-11-21T17:00:00Z')
const months = { zone: 'America/New_York', info: [], jumuah: [] }

/** How often each address was requested. */
let counts: Record<string, number>
let heard: News[]
/** The revision of the screens' settings on the site, and in the CDN's copy of them. */
let revision: number
let copy: number
let isRemoved: boolean
let known: KnownData

function respond(address: string, headers: HeadersInit | undefined): Response {
  const path = address.replace(/\?.*/, '')
  counts[path] = (counts[path] ?? 0) + 1
  if (path === '/api/newer') {
    const body = { content: null, prayer: null, notices: null, screens: revision }
    return Response.json(body, { headers: { date: new Date(Date.now()).toUTCString() } })
  }
  if (path === '/build.json') return Response.json({ builtAt: 'now' })
  if (/2029/.test(address)) return Response.json({ success: false, error: 'far' }, { status: 404 })
  if (path === '/api/prayertimes') return Response.json(months)
  if (isRemoved) return Response.json({ success: false, error: 'gone' }, { status: 404 })
  if (path === '/api/screens/seen') return Response.json({ success: true })
  if (new Headers(headers).get('if-none-match') === `"${copy}"`) {
    return new Response(null, { status: 304, headers: { etag: `"${copy}"` } })
  }
  const screen = { ...DEFAULT_SCREEN, slideSeconds: copy }
  return Response.json({ revision: copy, screen }, { headers: { etag: `"${copy}"` } })
}

function open(search: string, isPreview = false): void {
  vi.stubGlobal('location', { search, origin: 'https://mosque.example.org' })
  listen({
    id: 'hall1',
    page: { contentRevision: 0, builtAt: 'now' } as DisplayPage,
    isPreview,
    known: () => known,
    hear: news => {
      heard.push(news)
      const { server: _, ...changed } = news
      known = { ...known, ...changed } as KnownData
    },
    mayReload: () => false,
  })
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOON })
  ;[counts, heard, revision, copy, isRemoved] = [{}, [], 7, 7, false]
  known = { months, years: {}, screens: {} } as unknown as KnownData
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) =>
    respond(address, init?.headers),
  )
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('document', {
    addEventListener: () => {},
    documentElement: { dataset: {} },
    visibilityState: 'visible',
  })
})

it('asks for what is newer each minute, for the build every 5, and reports every 15', async () => {
  open('?screen=hall1')
  await vi.advanceTimersByTimeAsync(59.5 * MINUTE)
  expect(counts).toMatchObject({
    '/api/newer': 60,
    '/build.json': 12,
    '/api/screens/seen': 4,
    '/api/screen': 1,
  })
})

it('passes the server’s clock once a minute, also where years and settings are loaded', async () => {
  open('?screen=hall1')
  await vi.advanceTimersByTimeAsync(MINUTE / 2)
  expect(counts).toMatchObject({ '/api/prayertimes': 2, '/api/screen': 1 })
  expect(heard.filter(news => 'server' in news)).toHaveLength(1)
})

it('loads the years of the day that it shows, as far as they are known', async () => {
  moment.shift = Date.parse('2028-12-24T12:00:00Z') - NOON
  open('?at=2028-12-24')
  await vi.advanceTimersByTimeAsync(MINUTE / 2)
  moment.shift = 0
  expect(Object.keys(known.years)).toEqual(['2028'])
})

it('loads its settings once they changed, again while the copy is an old one', async () => {
  open('?screen=hall1')
  await vi.advanceTimersByTimeAsync(3.5 * MINUTE)
  revision = 8
  await vi.advanceTimersByTimeAsync(2 * MINUTE)
  expect(counts['/api/screen']).toBe(3)
  expect(known.screens.hall1?.slideSeconds).toBe(7)
  copy = 8
  await vi.advanceTimersByTimeAsync(10 * MINUTE)
  expect(counts['/api/screen']).toBe(4)
  expect(known.screens.hall1?.slideSeconds).toBe(8)
})

it('runs on with the settings that it has after it was removed', async () => {
  open('?screen=hall1')
  await vi.advanceTimersByTimeAsync(MINUTE / 2)
  isRemoved = true
  revision = 8
  await vi.advanceTimersByTimeAsync(59 * MINUTE)
  expect(known.screens.hall1?.slideSeconds).toBe(7)
  expect(counts).toMatchObject({ '/api/newer': 60, '/api/screen': 2, '/api/screens/seen': 5 })
})

it('reports within a minute after the screens changed, as after a removed one is restored', async () => {
  open('?screen=hall1')
  await vi.advanceTimersByTimeAsync(3.5 * MINUTE)
  isRemoved = true
  revision = copy = 8
  await vi.advanceTimersByTimeAsync(MINUTE)
  isRemoved = false
  revision = copy = 9
  const before = counts['/api/screens/seen'] ?? 0
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(counts['/api/screens/seen']).toBe(before + 1)
  await vi.advanceTimersByTimeAsync(8 * MINUTE)
  expect(counts['/api/screens/seen']).toBe(before + 1)
})

it.each([
  ['', false],
  ['?screen=hall1&preview=1', true],
])('reports nothing when opened as /display%s', async (search, isPreview) => {
  open(search, isPreview)
  await vi.advanceTimersByTimeAsync(31 * MINUTE)
  expect(counts['/api/newer']).toBeGreaterThan(30)
  expect(counts['/api/screens/seen']).toBeUndefined()
})
