import { readFile } from 'node:fs/promises'
import { parse } from 'smol-toml'
import { beforeAll, describe, expect, it } from 'vitest'
import { FEEDS } from '#contract/feeds.ts'
import * as prayerTimes from '#contract/prayerTimes.ts'
import { headerRules, headersFor } from '#local/rules/headers.ts'
import { withSite } from './running.ts'
import { allEndpoints, callFunction, functionFiles, ORIGIN } from './site.ts'

/** What pages of other sites may read: times, events with their pictures, and notices. */
const OPEN = [
  '/api/events',
  '/api/notices',
  '/api/prayertimes',
  '/api/uploads/:image',
  ...Object.values(FEEDS).map(({ path }) => path as string),
]
/** Of these, what is a static file of the build. */
const OPEN_FILES = ['/prayer-times/2026.json', '/art/events/quran.svg', '/openapi.json']

const OTHER = { origin: 'https://school.example' }
const endpoints = await allEndpoints()
const paths = (await functionFiles())
  .flatMap(({ config }) => ('path' in config ? (config.path ?? []) : []))
  .filter(path => !path.includes('*'))
const addressOf = (path: string) => ORIGIN + path.replace(/:(\w+)/g, 'x')

withSite(beforeAll, { SITE_NOW: '2026-11-21T17:00:00Z' })

const corsOf = (response: Response) =>
  [...response.headers.keys()].filter(name => name.startsWith('access-control-'))

describe('pages of other sites', () => {
  it('may read what the contracts name as open, which only public GETs are', () => {
    const open = endpoints.filter(({ open }) => open)
    expect(open.map(({ path }) => path).sort()).toEqual(
      OPEN.filter(path => path.startsWith('/api/')),
    )
    expect(open.every(({ method, access }) => method === 'GET' && access === 'public')).toBe(true)
    expect(prayerTimes.getPrayerYearFile.open).toBe(true)
  })

  it.each(paths.filter(path => !OPEN.includes(path)))('may not read %s', async path => {
    for (const method of ['GET', 'OPTIONS']) {
      const response = await callFunction(
        new Request(addressOf(path), {
          method,
          headers: { ...OTHER, 'access-control-request-method': 'GET' },
        }),
      )
      expect(corsOf(response)).toEqual([])
      if (method === 'OPTIONS' && path.startsWith('/api/')) expect(response.status).toBe(405)
    }
  })

  it.each(OPEN)('may read %s without credentials, after a preflight too', async path => {
    for (const query of ['', '?year=1', '?event=none']) {
      const response = await callFunction(new Request(addressOf(path) + query, { headers: OTHER }))
      expect(response.headers.get('access-control-allow-origin')).toBe('*')
      expect(corsOf(response)).toHaveLength(1)
      expect(response.headers.get('vary') ?? '').not.toMatch(/origin/i)
    }
    const preflight = await callFunction(
      new Request(addressOf(path), {
        method: 'OPTIONS',
        headers: {
          ...OTHER,
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'if-none-match',
        },
      }),
    )
    expect(preflight.status).toBe(204)
    expect(Object.fromEntries(preflight.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD',
      'access-control-allow-headers': '*',
    })
    expect(preflight.headers.has('access-control-allow-credentials')).toBe(false)
  })

  it('may not change anything, also at an address that they may read', async () => {
    const response = await callFunction(
      new Request(`${ORIGIN}/api/events`, {
        method: 'POST',
        headers: { ...OTHER, 'sec-fetch-site': 'cross-site' },
        body: new FormData(),
      }),
    )
    expect(response.status).toBe(403)
    expect(corsOf(response)).toEqual([])
  })

  it.each([...OPEN_FILES, '/', '/admin', '/build.json'])(
    'get the file %s by the rules of its path',
    async path => {
      const { headers } = parse(await readFile('netlify.toml', 'utf8'))
      const allowed = headersFor(headerRules(headers), path).get('access-control-allow-origin')
      expect(allowed).toBe(OPEN_FILES.includes(path) ? '*' : undefined)
    },
  )
})
