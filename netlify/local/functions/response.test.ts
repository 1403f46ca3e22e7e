import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { servedProject } from '../testing/servedProject.ts'

const LARGE = 'x'.repeat(5000)
const site = servedProject({
  'dist/index.html': 'home',
  'netlify/functions/cookies.ts': `
    export default () => {
      const headers = new Headers({ 'content-type': 'text/plain' })
      headers.append('set-cookie', 'a=1; Path=/')
      headers.append('set-cookie', 'b=2; Expires=Wed, 21 Oct 2026 07:28:00 GMT')
      return new Response('set', { headers })
    }
    export const config = { path: '/api/cookies' }
  `,
  'netlify/functions/etag.ts': `
    export default () =>
      new Response(${JSON.stringify(LARGE)}, {
        headers: { etag: '"v1"', 'content-type': 'text/plain', vary: 'Cookie', 'x-own': 'kept' },
      })
    export const config = { path: '/api/etag' }
  `,
})

describe('the response', () => {
  it('sends several cookies separately', async () => {
    const response = await site.request('/api/cookies')
    expect(response.headers['set-cookie']).toEqual([
      'a=1; Path=/',
      'b=2; Expires=Wed, 21 Oct 2026 07:28:00 GMT',
    ])
  })

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('is compressed as %s, under a weak ETag', async (encoding, decode) => {
    const response = await site.request('/api/etag', { headers: { 'accept-encoding': encoding } })
    expect(response.headers).toMatchObject({
      'content-encoding': encoding,
      etag: 'W/"v1"',
      vary: 'Cookie, Accept-Encoding',
      'content-length': String(response.body.length),
      'cache-status': '"Local Edge"; fwd=miss',
    })
    expect(decode(response.body).toString()).toBe(LARGE)
  })

  it.each(['"v1"', 'W/"v1"', '"v0", W/"v1"', '*'])(
    'responds 304 to If-None-Match %s',
    async known => {
      const response = await site.request('/api/etag', {
        headers: { 'if-none-match': known, 'accept-encoding': 'br' },
      })
      expect([response.status, response.body.length]).toEqual([304, 0])
      expect(response.headers).toMatchObject({ etag: 'W/"v1"', 'x-own': 'kept' })
      expect(response.headers).not.toHaveProperty('content-type')
      expect(response.headers).not.toHaveProperty('content-encoding')
    },
  )

  it('sends the complete response for another ETag', async () => {
    const response = await site.request('/api/etag', { headers: { 'if-none-match': '"v0"' } })
    expect([response.status, response.body.toString()]).toEqual([200, LARGE])
  })

  it('sends no body for HEAD', async () => {
    const response = await site.request('/api/etag', { method: 'HEAD' })
    expect([response.status, response.body.length]).toEqual([200, 0])
    expect(response.headers['content-length']).toBe('5000')
  })
})
