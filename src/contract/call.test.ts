import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { call, callAddress } from './call.ts'
import { endpoint } from './endpoint.ts'

const getThing = endpoint<{
  query: { page?: number | undefined } | undefined
  response: unknown
}>('GET /api/things', {
  access: 'public',
  failure: 'Failed to fetch things',
})
const saveThing = endpoint<{
  params: { id: string }
  body: unknown
  response: unknown
}>('PUT /api/things/:id', {
  failure: 'Update failed',
})

const fetched = vi.fn<typeof fetch>()
beforeEach(() => void vi.stubGlobal('fetch', fetched))
afterEach(() => {
  fetched.mockReset()
})

const respondWith = (body: string, status = 200) =>
  fetched.mockResolvedValue(new Response(body, { status }))

describe('the address of a call', () => {
  it.each([
    ['/api/a/:id', { id: 'x/../y?z#' }, undefined, '/api/a/x%2F..%2Fy%3Fz%23'],
    ['/api/a', undefined, { page: 2, q: 'a b', none: undefined, empty: '' }, '/api/a?page=2&q=a+b'],
  ])('fills in %s with %o and %o as %s', (path, params, query, address) => {
    expect(callAddress(path, params, query)).toBe(address)
  })
})

describe('call', () => {
  it('requests public endpoints without cookies, so that all visitors share the CDN’s copy', async () => {
    respondWith('{"a":1}')
    expect(await call(getThing, { query: { page: 2 } })).toEqual({ a: 1 })
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/things?page=2')
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'GET', credentials: 'omit' })
  })

  it('sends JSON with the admin’s cookie', async () => {
    respondWith('{"success":true}')
    await call(saveThing, { params: { id: '7' }, body: { title: 'x' } })
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({
      method: 'PUT',
      credentials: 'same-origin',
      body: '{"title":"x"}',
      headers: { 'content-type': 'application/json' },
    })
  })

  it('leaves the content type of a form to the browser, which adds the boundary', async () => {
    respondWith('{}')
    await call(saveThing, { params: { id: '7' }, body: new FormData() })
    expect(fetched.mock.calls[0]?.[1]?.headers).not.toHaveProperty('content-type')
  })

  it.each([
    ['error field', '{"success":false,"error":"No."}', 400, 'No.'],
    ['message field', '{"message":"Later."}', 503, 'Later.'],
    ['success false with 200', '{"success":false}', 200, 'Update failed'],
    ['status error with 200', '{"status":"error","message":"Bad."}', 200, 'Bad.'],
    ['error field with 200', '{"error":"Odd."}', 200, 'Odd.'],
    ['plain text', 'Out of order', 502, 'Out of order'],
    ['an HTML page', '<html>Bad gateway</html>', 502, 'Update failed'],
    ['an empty body', '', 500, 'Update failed'],
    ['null', 'null', 500, 'Update failed'],
  ])('throws the text of a failure: %s', async (_, body, status, text) => {
    respondWith(body, status)
    const failing = call(saveThing, { params: { id: '7' }, body: {} })
    await expect(failing).rejects.toMatchObject({ name: 'CallError', message: text, status })
  })

  it('includes the messages of single fields', async () => {
    respondWith(
      '{"success":false,"error":"No.","code":"invalid","fields":{"title":"Too long."}}',
      400,
    )
    await expect(call(saveThing, { params: { id: '7' }, body: {} })).rejects.toMatchObject({
      code: 'invalid',
      fields: { title: 'Too long.' },
    })
  })

  it('throws the endpoint’s text with status 0 when there is no response', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(call(getThing)).rejects.toMatchObject({
      message: 'Failed to fetch things',
      status: 0,
      code: 'unreachable',
    })
  })

  it('reads a response that is not JSON as a message', async () => {
    respondWith('pong')
    expect(await call(getThing)).toEqual({ message: 'pong' })
  })
})

it.each([
  [200, 0],
  [401, 401],
])('takes a response of %i that is cut off after its head for a failure', async (sent, status) => {
  const body = new ReadableStream({ start: stream => stream.error(new TypeError('cut off')) })
  fetched.mockResolvedValue(new Response(body, { status: sent }))
  await expect(call(getThing)).rejects.toMatchObject({ message: 'Failed to fetch things', status })
})
