import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { Description } from '#config/apiTypes.ts'
import { FEEDS } from '#contract/feeds.ts'
import { createNotice } from '#contract/notices.ts'
import * as prayerTimes from '#contract/prayerTimes.ts'
import { prayerTimesResponse } from '#domain/prayer/prayerTimesResponse.ts'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import { addAdmin, type Browser, signedIn } from '#tests/functions/browser.ts'
import { anEvent } from '#tests/functions/eventForms.ts'
import { allEndpoints, callFunction, ORIGIN, type Site, startSite } from '#tests/functions/site.ts'
import { describeApi } from './describe.ts'
import { FILE, textOf } from './file.ts'

vi.mock('#server/publish/purge.ts', () => ({ purge: async () => {} }))

const stored = await readFile(FILE, 'utf8')
const { paths, components }: Description = JSON.parse(stored)
const endpoints = [...(await allEndpoints()), prayerTimes.getPrayerYearFile]
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)

describe('the description of the API', () => {
  it('is what the contracts say: `npm run openapi` writes it', async () => {
    // Without order: which of several names comes first depends on all that the compiler has read.
    const inAnyOrder = (_: string, value: unknown) => (Array.isArray(value) ? value.sort() : value)
    expect(JSON.parse(textOf(await describeApi()), inAnyOrder)).toEqual(
      JSON.parse(stored, inAnyOrder),
    )
    // The compiler reads every contract.
  })

  it('has all that is public and every feed, and says which of them are open to other sites', () => {
    const described = operations.map(({ path, method, operation }) => [
      `${method} ${path}`,
      operation.tags[0],
    ])
    const feeds = Object.values(FEEDS).map(({ path }): string => path)
    const expected = [
      ...endpoints
        .filter(({ access }) => access === 'public')
        .map(({ method, path, open }) => [
          `${method.toLowerCase()} ${path.replace(/:(\w+)/g, '{$1}')}`,
          open ? 'Open' : 'Site',
        ]),
      ...feeds.map(path => [`get ${path}`, 'Open']),
    ]
    expect(described.sort()).toEqual(expected.sort())
    const inLanguages = operations.flatMap(({ path, operation }) =>
      operation.parameters?.some(({ name }) => name === 'lang') ? [path] : [],
    )
    expect(inLanguages.sort()).toEqual(
      [...feeds, '/api/events', '/api/notices', '/api/prayertimes'].sort(),
    )
  })

  it('names every operation once, and refers to nothing that it does not have', () => {
    const ids = operations.map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
    const names = [...stored.matchAll(/"\$ref": "#\/components\/schemas\/(\w+)"/g)]
    expect(names.length).toBeGreaterThan(20)
    for (const [, name = ''] of names) expect(components.schemas).toHaveProperty(name)
  })
})

/** What checks a value by a schema of the description; `closed` refuses what that does not name. */
function checkerOf(schema: object | undefined, { closed }: { closed: boolean }) {
  const whole = JSON.stringify({ ...schema, $defs: components.schemas })
  const own = JSON.parse(whole.replaceAll('#/components/schemas/', '#/$defs/'), (_, value) =>
    closed && value?.type === 'object' && value.properties && !value.additionalProperties
      ? { ...value, additionalProperties: false }
      : value,
  )
  return z.fromJSONSchema(own)
}

/** The check of a path's responses. */
function schemaOf(path: string) {
  const { schema } = paths[path]?.get?.responses[200]?.content?.['application/json'] ?? {}
  return checkerOf(schema, { closed: true })
}

/** The parameters that a path needs, or that change what it returns. */
const QUERIES = [
  '/api/content?since=0',
  '/api/newer?since=0&events=1',
  '/api/prayertimes?year=2027',
]
const NEED_QUERY = ['/api/newer']
const plain = Object.entries(paths).flatMap(([path, { get }]) => {
  const isJson = get?.responses[200]?.content?.['application/json'] !== undefined
  return isJson && !path.includes('{') && !NEED_QUERY.includes(path) ? [path] : []
})

describe('a real response', () => {
  let site: Site
  let browser: Browser
  beforeAll(async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    site = await startSite({ SITE_NOW: '2027-02-11T17:00:00Z' })
    browser = await signedIn(site, await addAdmin('Amina'))
    await anEvent(browser, { title: 'Tea', recurring: 'true' })
    const notice = { title: 'A notice', text: '', start: '2027-02-11T10:00:00Z' }
    await browser.fetchJson(createNotice, {
      body: { ...notice, kind: 'closure', place: 'Hall', end: '2027-02-13T10:00:00Z' },
    })
    await browser.fetchJson(createNotice, {
      body: { ...notice, kind: 'janazah', prayer: { name: 'dhuhr', date: '2027-02-13' } },
    })
  })
  afterAll(async () => {
    vi.restoreAllMocks()
    await site.stop()
  })

  it.each([...plain, ...QUERIES])('of %s is as described, with no field besides', async address => {
    const response = await callFunction(new Request(ORIGIN + address))
    expect(response.status).toBe(200)
    const body = await response.json()
    const { error } = schemaOf(address.replace(/\?.*/, '')).safeParse(body)
    expect(error?.issues ?? []).toEqual([])
  })

  it('of the build’s file of a year is as described', () => {
    const now = new Date('2026-11-21T17:00:00Z')
    const file = JSON.parse(
      JSON.stringify(prayerTimesResponse(seedPrayerSettings(now), { now, year: 2027 })),
    )
    expect(schemaOf('/prayer-times/{year}.json').safeParse(file).error).toBeUndefined()
  })

  it('with a field that is missing or not described is refused', async () => {
    const response = await callFunction(new Request(`${ORIGIN}/api/prayertimes`))
    const body = await response.json()
    const schema = schemaOf('/api/prayertimes')
    expect(schema.safeParse({ ...body, more: 1 }).success).toBe(false)
    expect(schema.safeParse({ ...body, zone: undefined }).success).toBe(false)
    body.info[3].isha.time = 1930
    expect(schema.safeParse(body).success).toBe(false)
  })

  it('that refuses is a failure as described', async () => {
    const response = await callFunction(new Request(`${ORIGIN}/api/prayertimes?year=1900`))
    const schema = checkerOf(components.schemas.FailureBody, { closed: false })
    expect(schema.safeParse(await response.json()).error).toBeUndefined()
  })
})
