import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { servedProject } from '../testing/servedProject.ts'

const site = servedProject(
  {
    'dist/index.html': 'home',
    'netlify/functions/echo.ts': `
      export default async (request, context) => {
        const body = await request.arrayBuffer()
        return Response.json({
          method: request.method,
          url: request.url,
          ip: context.ip,
          length: body.byteLength,
          headers: Object.fromEntries(request.headers),
          site: context.site.url,
          id: context.requestId,
        })
      }
      export const config = { path: '/api/echo' }
    `,
    'netlify/functions/cached.ts': `
      export default request =>
        Response.json({ url: request.url }, { headers: { 'cdn-cache-control': 'public, max-age=60' } })
      export const config = { path: '/api/cached' }
    `,
    'netlify/functions/form.ts': `
      export default async request => {
        const form = await request.formData()
        const file = form.get('file')
        return Response.json({
          title: form.get('title'),
          name: file.name,
          type: file.type,
          bytes: Buffer.from(await file.arrayBuffer()).toString('base64'),
        })
      }
      export const config = { path: '/api/form' }
    `,
  },
  { trustProxy: true, siteUrl: 'https://masjid.example' },
)
const json = async (path: string, request?: Parameters<typeof site.request>[1]) =>
  JSON.parse((await site.request(path, request)).body.toString())

describe('the request', () => {
  it.each(['masjid.example/api', 'masjid.example?', 'a@b', '"><b>'])(
    'is refused where %j takes the place of a host',
    async host => {
      expect((await site.request('/api/echo', { headers: { host } })).status).toBe(421)
    },
  )

  it('is refused at any address that is not the site’s, on every path', async () => {
    for (const path of ['/', '/api/echo', '/api/cached']) {
      const response = await site.request(path, { headers: { host: 'evil.example' } })
      expect(response.status).toBe(421)
      expect(response.body.toString()).toContain('ALLOWED_HOSTS')
    }
  })

  it('keeps its path without a host', async () => {
    const socket = connect(site.host.port, '127.0.0.1')
    socket.write('GET /api/echo HTTP/1.1\r\nHost: \r\nConnection: close\r\n\r\n')
    expect(await text(socket)).toContain('"url":"http://localhost/api/echo"')
  })

  it('passes method, address, headers and body to the function', async () => {
    const seen = await json('/api/echo?a=%20b&a=c', {
      method: 'POST',
      body: 'as-salāmu',
      headers: {
        host: 'masjid.example',
        'x-forwarded-proto': 'https',
        'x-forwarded-for': '6.6.6.6, 2.2.2.2',
        'x-nf-client-connection-ip': '6.6.6.6',
        'x-custom': 'kept',
        'content-type': 'text/plain',
      },
    })
    expect(seen).toMatchObject({
      method: 'POST',
      url: 'https://masjid.example/api/echo?a=%20b&a=c',
      ip: '2.2.2.2',
      length: 10,
      site: 'https://masjid.example',
    })
    expect(seen.headers).toMatchObject({
      'x-custom': 'kept',
      'x-nf-client-connection-ip': '2.2.2.2',
    })
    expect(seen.headers).not.toHaveProperty('x-forwarded-for')
    expect(seen.headers).not.toHaveProperty('connection')
    expect(seen.id).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('caches what http and https get apart, by the last entry that the proxy wrote', async () => {
    const get = async (proto: string) =>
      (
        await json('/api/cached', {
          headers: { host: 'masjid.example', 'x-forwarded-proto': proto },
        })
      ).url
    const both = ['https', 'http', 'http, https', 'https, http']
    const seen: string[] = []
    for (const proto of both) seen.push(await get(proto))
    expect(seen).toEqual(
      ['https', 'http', 'https', 'http'].map(it => `${it}://masjid.example/api/cached`),
    )
  })

  it('passes no body where none was sent', async () => {
    expect(await json('/api/echo', { method: 'DELETE' })).toMatchObject({ length: 0 })
  })

  it('keeps every byte of a multipart upload', async () => {
    const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => (index * 7) % 256)
    const form = new FormData()
    form.set('title', 'ʿĪd')
    form.set('file', new File([bytes], 'a b.png', { type: 'image/png' }))
    const response = await fetch(`${site.host.url}/api/form`, { method: 'POST', body: form })
    expect(await response.json()).toEqual({
      title: 'ʿĪd',
      name: 'a b.png',
      type: 'image/png',
      bytes: Buffer.from(bytes).toString('base64'),
    })
  })

  it.each([[undefined], ['bad host'], ['a/b'], ['[::1']])(
    'with the Host %j gets a response and causes no crash',
    async name => {
      const response = await site.request('/api/echo', {
        headers: name === undefined ? {} : { host: name },
      })
      expect([200, 421]).toContain(response.status)
      expect(site.lines).toEqual([])
    },
  )
})
