import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { handle, type RequestContext } from './handle.ts'
import { Refusal } from './refusal.ts'
import { on } from './route.ts'

interface Note {
  text: string
}

const getNote = endpoint<{ params: { id: string }; response: Note }>('GET /api/notes/:id', {
  access: 'public',
  failure: 'Failed to fetch the note',
  cache: { tags: ['content', 'theme'], seconds: 900 },
})
const putNote = endpoint<{ params: { id: string }; body: Note; response: { success: true } }>(
  'PUT /api/notes/:id',
  {
    access: 'public',
    failure: 'Failed to save the note',
    limit: 2048,
  },
)

const params = z.object({ id: z.string().regex(/^\d+$/, 'No such note.') })
const saved: Note[] = []
const notes = handle(
  on(getNote, { params }, ({ params: { id } }) => {
    if (id === '404') throw new Refusal(404, 'not_found', 'There is no such note.')
    if (id === '500') throw new Error('the database password is hunter2')
    return { text: `note ${id}` }
  }),
  on(
    putNote,
    { params, body: z.object({ text: z.string().min(1, 'Write something first.') }) },
    ({ body }) => {
      saved.push(body)
      return { success: true as const }
    },
  ),
)

const context: RequestContext = { params: {}, ip: '192.0.2.1', waitUntil: () => {} }
const origin = 'https://mosque.example.org'
const address = `${origin}/api/notes/7`
const get = (headers: Record<string, string> = {}, id = '7') =>
  notes(new Request(`${origin}/api/notes/${id}`, { headers }), context)
const put = (body: BodyInit, headers: Record<string, string> = {}) =>
  notes(
    new Request(address, {
      method: 'PUT',
      body,
      headers: { 'content-type': 'application/json', ...headers },
      duplex: 'half',
    } as RequestInit),
    context,
  )

let logged: string[]
beforeEach(() => {
  saved.length = 0
  logged = []
  vi.spyOn(console, 'error').mockImplementation(line => void logged.push(String(line)))
})
afterEach(() => void vi.restoreAllMocks())

describe('a public GET', () => {
  it('responds with JSON that the CDN caches by tag and the browser revalidates', async () => {
    const response = await get()
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ text: 'note 7' })
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      'netlify-cdn-cache-control': 'public, durable, s-maxage=300, stale-while-revalidate=60',
      'netlify-cache-tag': 'content,theme',
      'netlify-vary': 'query=lang',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000',
    })
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('responds the same to a request with a session cookie', async () => {
    const etag = (await get()).headers.get('etag') ?? ''
    const response = await get({ cookie: '__Host-session=x', 'if-none-match': etag })
    expect(response.status).toBe(304)
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  })

  it('responds 304 to a matching ETag, with the caching headers and no body', async () => {
    const etag = (await get()).headers.get('etag') ?? ''
    for (const sent of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await get({ 'if-none-match': sent })
      expect(again.status).toBe(304)
      expect(await again.text()).toBe('')
      expect(again.headers.get('etag')).toBe(etag)
      expect(again.headers.get('netlify-cache-tag')).toBe('content,theme')
    }
    expect((await get({ 'if-none-match': '"other"' })).status).toBe(200)
  })
})

describe('refusals and failures', () => {
  it('responds to a refusal with the refusal’s own text', async () => {
    const response = await get({}, '404')
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(await response.json()).toEqual({
      success: false,
      error: 'There is no such note.',
      code: 'not_found',
    })
    expect(logged).toEqual([])
  })

  it('responds to an unexpected error with the endpoint’s text and logs the cause under the same id', async () => {
    const response = await get({}, '500')
    const body = await response.json()
    expect(response.status).toBe(500)
    expect(body).toMatchObject({ error: 'Failed to fetch the note', code: 'internal' })
    expect(JSON.stringify(body)).not.toContain('hunter2')
    expect(JSON.parse(logged[0] ?? '{}')).toMatchObject({
      requestId: body.requestId,
      endpoint: 'GET /api/notes/:id',
      error: { message: 'the database password is hunter2' },
    })
  })

  it('responds 405 to another method and lists the allowed ones', async () => {
    const response = await notes(new Request(address, { method: 'DELETE' }), context)
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD, PUT')
    expect(await response.json()).toMatchObject({ success: false, code: 'method_not_allowed' })
  })
})

describe('input', () => {
  it.each([
    ['a field at fault', '{"text":""}', 400, { text: 'Write something first.' }],
    ['broken JSON', '{"text":', 400, undefined],
    ['bytes that are no text', new Uint8Array([0x22, 0xff, 0x22]), 400, undefined],
    ['a list', '[]', 400, undefined],
    ['nothing', '', 400, undefined],
  ])('rejects %s and stores nothing', async (_, body, status, fields) => {
    const response = await put(body as BodyInit)
    expect(response.status).toBe(status)
    const result = await response.json()
    expect(result.success).toBe(false)
    if (fields) expect(result).toMatchObject({ error: 'Write something first.', fields })
    expect(saved).toEqual([])
  })

  it('rejects params that do not match the schema', async () => {
    expect((await get({}, '..%2Fx')).status).toBe(400)
  })

  it('rejects other content types', async () => {
    expect((await put('<note/>', { 'content-type': 'text/xml' })).status).toBe(415)
  })

  it('rejects a body with a Content-Length over the limit without reading it', async () => {
    let pulled = 0
    const endless = new ReadableStream({ pull: () => void pulled++ }, { highWaterMark: 0 })
    const response = await put(endless, { 'content-length': '999999' })
    expect(response.status).toBe(413)
    expect(pulled).toBe(0)
  })

  it('rejects a body at the first byte over the limit', async () => {
    let sent = 0
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1024
        controller.enqueue(new Uint8Array(1024))
      },
    })
    const response = await put(endless)
    expect(response.status).toBe(413)
    expect(sent).toBeLessThan(10_000)
  })
})

describe('requests from other sites', () => {
  const body = '{"text":"hello"}'
  it.each([
    ['same-origin fetch', { 'sec-fetch-site': 'same-origin' }, 200],
    ['no browser', {}, 200],
    ['old browser, same origin', { origin: 'https://mosque.example.org' }, 200],
    ['cross-site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['same-site sibling', { 'sec-fetch-site': 'same-site' }, 403],
    ['no site', { 'sec-fetch-site': 'none' }, 403],
    [
      'cross-site with a right Origin',
      { 'sec-fetch-site': 'cross-site', origin: 'https://mosque.example.org' },
      403,
    ],
    ['old browser, other origin', { origin: 'https://evil.example.org' }, 403],
    ['old browser, other port', { origin: 'https://mosque.example.org:8443' }, 403],
    ['old browser, opaque origin', { origin: 'null' }, 403],
  ])('accepts saves from this site and refuses others: %s', async (_, headers, status) => {
    expect((await put(body, headers as Record<string, string>)).status).toBe(status)
    expect(saved).toHaveLength(status === 200 ? 1 : 0)
  })

  it('allows other sites to read', async () => {
    expect((await get({ 'sec-fetch-site': 'cross-site' })).status).toBe(200)
  })
})

it('logs nothing when the client leaves while it is sending', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const left = new ReadableStream({
    pull(controller) {
      controller.error(new Error('aborted'))
    },
  })
  const response = await put(left as unknown as BodyInit)
  expect(response.status).toBe(400)
  expect(log).not.toHaveBeenCalled()
  log.mockRestore()
})
