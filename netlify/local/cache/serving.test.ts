import { purgeCache } from '@netlify/functions'
import { beforeEach, describe, expect, it } from 'vitest'
import { servedProject } from '../testing/servedProject.ts'

/** Responds with what the test passes in headers, counts its calls, and can be delayed. */
const site = servedProject({
  'dist/index.html': 'home',
  'netlify/functions/response.ts': `
    export default async request => {
      edge.calls += 1
      edge.seen.push(request.headers.get('if-none-match'))
      const { version } = edge
      await edge.gate
      const plan = request.headers.get('x-plan')
      const headers = new Headers(plan === null ? [] : JSON.parse(plan))
      if (request.headers.get('if-none-match') === '"v' + version + '"')
        return new Response(null, { status: 304, headers })
      if (headers.has('etag')) headers.set('etag', '"v' + version + '"')
      const size = Number(request.headers.get('x-size') ?? 2000)
      return new Response('version ' + version + ' ' + 'x'.repeat(size), {
        headers, status: Number(request.headers.get('x-status') ?? 200),
      })
    }
    export const config = { path: '/api/response/:case' }
  `,
})

interface Edge {
  calls: number
  gate: Promise<void> | undefined
  version: number
  seen: (string | null)[]
}
const edge: Edge = { calls: 0, gate: undefined, version: 1, seen: [] }
Object.assign(globalThis, { edge })

let path: string
let round = 0
beforeEach(() => {
  round += 1
  path = `/api/response/${round}`
  Object.assign(edge, { calls: 0, gate: undefined, version: 1, seen: [] })
})

const KEPT = {
  'netlify-cdn-cache-control': 'public, durable, s-maxage=300, stale-while-revalidate=60',
  'cache-control': 'public, max-age=0, must-revalidate',
  'netlify-cache-tag': 'content',
  'netlify-vary': 'query=year',
  'content-type': 'text/plain',
  etag: 'yes',
}
type Plan = Record<string, string>
const request = (plan: Plan = KEPT, headers: Plan = {}, { search = '', method = 'GET' } = {}) =>
  site.request(path + search, { method, headers: { 'x-plan': JSON.stringify(plan), ...headers } })
const purge = (tags: string[]) => purgeCache({ tags, apiURL: process.env.PURGE_API_URL! })

describe('a kept response', () => {
  it('is none for a Host that is made up, whose entries would push out those of others', async () => {
    for (let turn = 0; turn < 3; turn += 1) await request(KEPT, { host: 'made-up.example' })
    expect(edge.calls).toBe(3)
    await request()
    await request()
    expect(edge.calls).toBe(4)
  })

  it('sends a cached response without calling the function, with a cache-status of hit', async () => {
    const first = await request()
    const second = await request()
    expect(edge.calls).toBe(1)
    expect(second.body.equals(first.body)).toBe(true)
    expect(first.headers['cache-status']).toBe('"Local Edge"; fwd=miss')
    expect(second.headers).toMatchObject({
      'cache-status': '"Local Edge"; hit',
      age: '0',
      etag: '"v1"',
      'cache-control': KEPT['cache-control'],
      'content-length': String(first.body.length),
    })
  })

  it('sends no header that was meant for the CDN', async () => {
    for (const response of [await request(), await request()])
      expect(Object.keys(response.headers).filter(name => name.startsWith('netlify'))).toEqual([])
  })

  it('responds 304 to a client that has the response, without calling the function', async () => {
    await request()
    for (const known of ['"v1"', 'W/"v1"', '*']) {
      const response = await request(KEPT, { 'if-none-match': known, 'accept-encoding': 'br' })
      expect([response.status, response.body.length]).toEqual([304, 0])
    }
    expect((await request(KEPT, { 'if-none-match': '"v0"' })).status).toBe(200)
    expect(edge.calls).toBe(1)
  })

  it('adds an ETag where the function set none', async () => {
    const { etag: _, ...plan } = KEPT
    const first = await request(plan)
    const again = await request(plan, { 'if-none-match': String(first.headers.etag) })
    expect([again.status, edge.calls]).toEqual([304, 1])
  })

  it('sends a cached response in each encoding', async () => {
    const sizes = []
    for (const encoding of ['identity', 'br', 'gzip', 'br'])
      sizes.push((await request(KEPT, { 'accept-encoding': encoding })).body.length)
    expect(edge.calls).toBe(1)
    expect(sizes[1]).toBeLessThan(200)
    expect(sizes[3]).toBe(sizes[1])
  })

  it('keeps more large responses than fit as they are, and unpacks one for who takes no compression', async () => {
    const large = { 'x-size': '1000000' }
    const years = Array.from({ length: 30 }, (_, at) => `?year=${2000 + at}`)
    const all = async (encoding: string) => {
      const headers = { ...large, 'accept-encoding': encoding }
      for (const search of years) {
        const { body, headers: lines } = await request(KEPT, headers, { search })
        expect(Number(lines['content-length'])).toBe(body.length)
        if (encoding === 'identity') expect(body.length).toBe(1_000_010)
      }
    }
    for (const encoding of ['br', 'br', 'identity', 'gzip']) await all(encoding)
    expect(edge.calls).toBe(years.length)
  })

  it('responds to HEAD from the cache, with no more calls than for GET', async () => {
    const first = await request(KEPT, {}, { method: 'HEAD' })
    expect([first.status, first.body.length, first.headers.etag]).toEqual([200, 0, '"v1"'])
    await request()
    const head = await request(KEPT, {}, { method: 'HEAD' })
    expect([head.status, head.body.length, head.headers['cache-status']]).toEqual([
      200,
      0,
      '"Local Edge"; hit',
    ])
    expect(edge.calls).toBe(1)
  })

  it('caches separately by what Netlify-Vary names, and by nothing else', async () => {
    for (const search of ['?year=2026', '?year=2027', '?year=2026&utm=x', '?utm=y', ''])
      await request(KEPT, {}, { search })
    expect(edge.calls).toBe(3)
  })

  it('caches nothing where Netlify-Vary names a cookie', async () => {
    const anonymous = { ...KEPT, 'netlify-vary': 'query=year, cookie=session' }
    const personal = {
      'cache-control': 'private, no-store',
      'netlify-vary': 'query=year, cookie=session',
    }
    await request(anonymous)
    await request(personal, { cookie: 'session=admin' })
    await request(personal, { cookie: 'session=admin' })
    await request(anonymous)
    expect(edge.calls).toBe(4)
  })

  it('caches a status other than 200', async () => {
    await request(KEPT, { 'x-status': '404' })
    const again = await request(KEPT, { 'x-status': '404' })
    expect([again.status, edge.calls]).toEqual([404, 1])
  })
})

describe('responses that are not cached', () => {
  it.each([
    ['without a CDN header', { 'cache-control': 'max-age=60' }, {}, 'GET'],
    ['that is private', { 'netlify-cdn-cache-control': 'private, s-maxage=60' }, {}, 'GET'],
    ['that sets a cookie', { ...KEPT, 'set-cookie': 'a=1' }, {}, 'GET'],
    ['to a POST', KEPT, {}, 'POST'],
    ['that is a failure', KEPT, { 'x-status': '503' }, 'GET'],
  ])('does not cache a response %s', async (_, plan, headers, method) => {
    await request(plan, headers, { method })
    await request(plan, headers, { method })
    expect(edge.calls).toBe(2)
  })
})

describe('purgeCache', () => {
  it('drops cached responses of a tag at once', async () => {
    await request()
    edge.version = 2
    await purge(['events'])
    expect((await request()).body.toString()).toContain('version 1')
    await purge(['content'])
    expect((await request()).body.toString()).toContain('version 2')
  })

  it('does not cache a response that was fetched before a purge', async () => {
    let open = () => {}
    edge.gate = new Promise(resolve => {
      open = resolve
    })
    const older = request()
    await expect.poll(() => edge.calls).toBe(1)
    edge.version = 2
    await purge(['content'])
    open()
    expect((await older).body.toString()).toContain('version 1')
    expect((await request()).body.toString()).toContain('version 2')
    expect((await request()).headers['cache-status']).toBe('"Local Edge"; hit')
  })

  it('responds 304 after a purge to visitors who have the new version, and caches the next full response', async () => {
    await request()
    await purge(['content'])
    const first = await request(KEPT, { 'if-none-match': '"v1"' })
    const second = await request(KEPT, { 'if-none-match': '"v1"' })
    expect([first.status, second.status]).toEqual([304, 304])
    // Responses of this path are kept, so the function was called without the condition.
    expect(edge.seen).toEqual([null, null])
    expect(second.headers['cache-status']).toBe('"Local Edge"; hit')
  })

  it('caches a path after a 304', async () => {
    await request(KEPT, { 'if-none-match': '"v1"' })
    await request(KEPT, { 'if-none-match': '"v1"' })
    await request(KEPT, { 'if-none-match': '"v1"' })
    expect(edge.seen).toEqual(['"v1"', null])
  })
})

describe('a stale response', () => {
  const STALE = {
    ...KEPT,
    'netlify-cdn-cache-control': 'public, s-maxage=0, stale-while-revalidate=60',
  }

  it('sends a stale response at once while one new response is fetched for all', async () => {
    await request(STALE)
    edge.version = 2
    let open = () => {}
    edge.gate = new Promise(resolve => {
      open = resolve
    })
    const responses = await Promise.all([request(STALE), request(STALE), request(STALE)])
    for (const response of responses) {
      expect(response.body.toString()).toContain('version 1')
      expect(response.headers['cache-status']).toBe('"Local Edge"; hit; fwd=stale')
    }
    expect(edge.calls).toBe(2)
    open()
    await expect.poll(async () => (await request(STALE)).body.toString()).toContain('version 2')
  })

  it('does not cache a fetch that started before a purge', async () => {
    await request(STALE)
    let open = () => {}
    edge.gate = new Promise(resolve => {
      open = resolve
    })
    await request(STALE)
    await expect.poll(() => edge.calls).toBe(2)
    edge.version = 2
    await purge(['content'])
    open()
    await new Promise(resolve => setTimeout(resolve, 30))
    edge.gate = undefined
    expect((await request(STALE)).body.toString()).toContain('version 2')
  })
})
