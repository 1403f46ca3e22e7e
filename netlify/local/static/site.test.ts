import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { splitTarget } from '../http/exchange.ts'
import { headerRules } from '../rules/headers.ts'
import { rawRequest } from '../testing/rawRequest.ts'
import { createBodies } from './bodies.ts'
import { openSite } from './site.ts'

const root = mkdtempSync(join(tmpdir(), 'site-'))
const page = `<!doctype html><title>Home</title>${'<p>as-salāmu ʿalaykum</p>'.repeat(200)}`
const film = Buffer.from(Array.from({ length: 5 * 1024 * 1024 }, (_, n) => n % 251))
let server: Server
let port: number

function put(path: string, content: string | Buffer): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), content)
}

beforeAll(async () => {
  put('dist/index.html', page)
  put('dist/about.html', '<p>short</p>')
  put('dist/404.html', '<p>no such page</p>')
  put('dist/_headers', '/*\n  Content-Security-Policy: default-src https://a.example:1\n')
  put('dist/_astro/new.js', 'new()')
  put('dist/film.mp4', film)
  put('dist/clip.mp3', film.subarray(0, 1000))
  put('dist/data.json', JSON.stringify(Array.from({ length: 900 }, (_, n) => n)))
  put('assets/old.js', 'old()')
  put('assets/new.js', 'stale()')
  const pages = openSite({
    folder: join(root, 'dist'),
    olderAssets: join(root, 'assets'),
    headers: headerRules([
      { for: '/*', values: { 'X-Frame-Options': 'DENY' } },
      { for: '/about', values: { 'Cache-Control': 'max-age=60', Vary: 'Origin' } },
    ]),
    bodies: createBodies(),
  })
  server = createServer(async (incoming, outgoing) => {
    const { path, search } = splitTarget(incoming.url ?? '/')
    const exchange = {
      incoming,
      outgoing,
      method: incoming.method ?? '',
      path,
      search,
      ip: '',
      scheme: 'http' as const,
      isKept: true,
    }
    if (!(await pages.serve(exchange, path))) await pages.serveNotFound(exchange)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
  rmSync(root, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  rawRequest({ port, path, headers, method })

describe('a page', () => {
  it('sends a page with its type, a strong ETag, the rules’ headers and revalidation', async () => {
    const response = await get('/')
    expect(response.status).toBe(200)
    expect(response.body.toString()).toBe(page)
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      'x-frame-options': 'DENY',
      vary: 'Accept-Encoding',
      // From the build's own file.
      'content-security-policy': 'default-src https://a.example:1',
    })
    expect(response.headers.etag).toMatch(/^"[\w-]{22}"$/)
  })

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('is sent as %s, the same to parallel visitors', async (encoding, decode) => {
    const responses = await Promise.all(
      [1, 2, 3].map(() => get('/', { 'accept-encoding': encoding })),
    )
    for (const response of responses) {
      expect(response.headers['content-encoding']).toBe(encoding)
      expect(response.headers.etag).toMatch(new RegExp(`-${encoding}"$`))
      expect(response.body.length).toBeLessThan(page.length / 10)
      expect(decode(response.body).toString()).toBe(page)
    }
  })

  it('responds 304 without a body to each ETag that it sent, and 200 to another', async () => {
    const plain = await get('/')
    const brotli = await get('/', { 'accept-encoding': 'br' })
    for (const etag of [plain.headers.etag, brotli.headers.etag, `W/${plain.headers.etag}`]) {
      const again = await get('/', { 'if-none-match': String(etag), 'accept-encoding': 'br' })
      expect([again.status, again.body.length]).toEqual([304, 0])
      expect(again.headers.etag).toBe(brotli.headers.etag)
      expect(again.headers['x-frame-options']).toBe('DENY')
    }
    expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200)
  })

  it('responds to HEAD with the headers alone', async () => {
    const response = await get('/', {}, 'HEAD')
    expect([response.status, response.body.length]).toEqual([200, 0])
    expect(response.headers['content-length']).toBe(String(Buffer.byteLength(page)))
  })

  it('lets netlify.toml override a default', async () => {
    const { headers } = await get('/about')
    expect([headers['cache-control'], headers.vary]).toEqual(['max-age=60', 'Origin'])
  })

  it.each(['POST', 'PUT', 'DELETE'])('refuses %s', async method => {
    const response = await get('/about', {}, method)
    expect([response.status, response.headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  it.each([
    ['/about/?x=1', '/about?x=1'],
    ['/about.html', '/about'],
    ['/index.html', '/'],
  ])('redirects %s to %s', async (path, location) => {
    const response = await get(path)
    expect([response.status, response.headers.location]).toEqual([301, location])
  })
})

describe('the 404 page', () => {
  it.each(['/nothing', '/../secret', '/404', '/%2e%2e/x'])(
    'responds to %s with 404',
    async path => {
      const response = await get(path)
      expect([response.status, response.body.toString()]).toEqual([404, '<p>no such page</p>'])
      expect(response.headers['x-frame-options']).toBe('DENY')
      const again = await get(path, { 'if-none-match': String(response.headers.etag) })
      expect(again.status).toBe(404)
    },
  )
})

describe('hashed assets', () => {
  it.each([
    ['of this build', '/_astro/new.js', 'new()'],
    ['of an earlier build', '/_astro/old.js', 'old()'],
  ])('sends %s as immutable', async (_, path, text) => {
    const response = await get(path)
    expect([response.status, response.body.toString()]).toEqual([200, text])
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })
})

describe('ranges', () => {
  it.each([
    ['a streamed file', '/film.mp4', film],
    ['a kept file', '/clip.mp3', film.subarray(0, 1000)],
  ])('sends a range of %s', async (_, path, bytes) => {
    const part = await get(path, { range: 'bytes=100-199' })
    expect([part.status, part.headers['content-range']]).toEqual([
      206,
      `bytes 100-199/${bytes.length}`,
    ])
    expect(part.body.equals(bytes.subarray(100, 200))).toBe(true)
    const all = await get(path)
    expect([all.status, all.headers['accept-ranges']]).toEqual([200, 'bytes'])
    expect(all.body.equals(bytes)).toBe(true)
    const beyond = await get(path, { range: `bytes=${bytes.length}-` })
    expect([beyond.status, beyond.headers['content-range']]).toEqual([
      416,
      `bytes */${bytes.length}`,
    ])
    const etag = String(all.headers.etag)
    expect((await get(path, { range: 'bytes=0-9', 'if-range': etag })).status).toBe(206)
    expect((await get(path, { range: 'bytes=0-9', 'if-range': '"other"' })).status).toBe(200)
  })

  it('sends ranges of the uncompressed file even when compression is accepted', async () => {
    const part = await get('/data.json', { range: 'bytes=0-4', 'accept-encoding': 'br' })
    expect([part.status, part.body.toString()]).toEqual([206, '[0,1,'])
    expect(part.headers['content-encoding']).toBeUndefined()
  })
})

it('keeps serving after a visitor leaves in the middle of a file', async () => {
  await expect(rawRequest({ port, path: '/film.mp4', hangUpAfterBytes: 70_000 })).rejects.toThrow()
  expect((await get('/about')).status).toBe(200)
})
