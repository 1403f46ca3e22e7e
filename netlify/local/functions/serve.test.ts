import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Host, startHost } from '../host.ts'
import { testProject } from '../testing/project.ts'
import { rawRequest } from '../testing/rawRequest.ts'

const LARGE = 'x'.repeat(5000)
const project = testProject({
  'dist/index.html': 'home',
  'netlify/functions/echo.ts': `
    export default async (request, context) => {
      const body = await request.arrayBuffer()
      return Response.json({
        method: request.method,
        url: request.url,
        ip: context.ip,
        length: body.byteLength,
        hash: Buffer.from(await crypto.subtle.digest('SHA-256', body)).toString('hex'),
        headers: Object.fromEntries(request.headers),
        site: context.site.url,
        id: context.requestId,
      })
    }
    export const config = { path: '/api/echo' }
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
  'netlify/functions/ignore-body.ts': `
    export default () => Response.json({ ok: true }, { status: 401 })
    export const config = { path: '/api/ignore' }
  `,
  'netlify/functions/fail.ts': `
    export default (request, context) => {
      const how = new URL(request.url).searchParams.get('how')
      if (how === 'throw') throw new Error('secret detail')
      if (how === 'reject') return Promise.reject(new Error('secret detail'))
      if (how === 'nothing') return undefined
      return new Promise(() => {})
    }
    export const config = { path: '/api/fail' }
  `,
  'netlify/functions/cookies.ts': `
    export default (request, context) => {
      context.cookies.set({ name: 'c', value: '3', path: '/', httpOnly: true, sameSite: 'Strict' })
      context.cookies.delete('d')
      const headers = new Headers({ 'content-type': 'text/plain' })
      headers.append('set-cookie', 'a=1; Path=/')
      headers.append('set-cookie', 'b=2; Expires=Wed, 21 Oct 2026 07:28:00 GMT')
      return new Response('had ' + context.cookies.get('z'), { headers })
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
  'netlify/functions/stream.ts': `
    let release
    export default request => {
      const { searchParams } = new URL(request.url)
      if (searchParams.has('release')) { release(); return new Response('released') }
      const body = new ReadableStream({
        async start(controller) {
          controller.enqueue(new TextEncoder().encode('first;'))
          await new Promise(resolve => { release = resolve })
          if (searchParams.has('break')) return controller.error(new Error('broke'))
          controller.enqueue(new TextEncoder().encode('last'))
          controller.close()
        },
      })
      return new Response(body, { headers: { 'content-type': 'text/plain', etag: '"s"' } })
    }
    export const config = { path: '/api/stream' }
  `,
  'netlify/functions/later.ts': `
    export default (request, context) => {
      context.waitUntil(new Promise(resolve => setTimeout(resolve, 50)).then(() => later.push('done')))
      context.waitUntil(Promise.reject(new Error('mail is down')))
      return new Response(null, { status: 204 })
    }
    export const config = { path: '/api/later' }
  `,
  'netlify/functions/background.ts': `
    export default async () => {
      await new Promise(resolve => setTimeout(resolve, 50))
      later.push('background')
    }
    export const config = { path: '/api/background', background: true }
  `,
  'netlify/functions/limited.ts': `
    export default () => new Response('ok')
    export const config = {
      path: '/api/limited',
      rateLimit: { windowLimit: 2, windowSize: 60, aggregateBy: ['ip', 'domain'] },
    }
  `,
})

let host: Host
const lines: { event: string; detail: Record<string, unknown> }[] = []
beforeAll(async () => {
  host = await startHost({
    root: project.root,
    dataDir: project.dataDir,
    pages: { folder: `${project.root}/dist` },
    port: 0,
    trustProxy: true,
    functionTimeoutMs: 200,
    siteUrl: 'https://masjid.example',
    log: (_, event, detail) => lines.push({ event, detail: { ...detail } }),
  })
})
afterAll(async () => {
  await host.close()
  project.remove()
})
beforeEach(() => {
  lines.length = 0
})

interface Ask {
  method?: string
  headers?: Record<string, string>
  body?: string | Uint8Array
}
const ask = (path: string, options: Ask = {}) => rawRequest({ port: host.port, path, ...options })
const json = async (path: string, options: Ask = {}) =>
  JSON.parse((await ask(path, options)).body.toString())

describe('the request', () => {
  it('comes whole: method, address, headers, body', async () => {
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

  it('has no body where none was sent', async () => {
    expect(await json('/api/echo', { method: 'DELETE' })).toMatchObject({ length: 0 })
  })

  it('keeps every byte of a multipart upload', async () => {
    const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => (index * 7) % 256)
    const form = new FormData()
    form.set('title', 'ʿĪd')
    form.set('file', new File([bytes], 'a b.png', { type: 'image/png' }))
    const answer = await fetch(`${host.url}/api/form`, { method: 'POST', body: form })
    expect(await answer.json()).toEqual({
      title: 'ʿĪd',
      name: 'a b.png',
      type: 'image/png',
      bytes: Buffer.from(bytes).toString('base64'),
    })
  })

  it.each([[undefined], ['bad host'], ['a/b'], ['[::1']])(
    'with the Host %j is answered, never a crash',
    async name => {
      const answer = await ask('/api/echo', { headers: name === undefined ? {} : { host: name } })
      expect([200, 400]).toContain(answer.status)
      expect(lines).toEqual([])
    },
  )
})

describe('limits', () => {
  const MB = 1024 * 1024
  it.each([
    ['JSON', 'application/json', 6 * MB, 200],
    ['JSON', 'application/json; charset=utf-8', 6 * MB + 1, 413],
    ['an image', 'image/png', 4.5 * MB, 200],
    ['an image', 'image/png', 4.5 * MB + 1, 413],
    ['an untyped body', '', 4.5 * MB + 1, 413],
  ])('%s (%s) of %i bytes: %i', async (_, type, size, status) => {
    const headers: Record<string, string> = type === '' ? {} : { 'content-type': type }
    const body = Buffer.alloc(size, 'a')
    const announced = await ask('/api/echo', {
      method: 'POST',
      headers: { ...headers, 'content-length': String(size) },
      body,
    })
    expect(announced.status).toBe(status)
    const chunked = await ask('/api/echo', {
      method: 'POST',
      headers: { ...headers, 'transfer-encoding': 'chunked' },
      body,
    })
    expect(chunked.status).toBe(status)
    if (status === 200) expect(JSON.parse(chunked.body.toString()).length).toBe(size)
    else expect(JSON.parse(chunked.body.toString())).toMatchObject({ code: 'too_large' })
    expect(lines).toEqual([])
  })

  /** Sends only the head of a request and reads what comes without sending the body. */
  const headOnly = (head: string, then?: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(host.port, '127.0.0.1', () => socket.write(head))
      let text = ''
      socket.setEncoding('utf8').on('data', data => {
        text += data
        if (then !== undefined && text.includes('100 Continue')) socket.write(then)
        if (/\r\n\r\n.*\}/s.test(text)) {
          resolve(text)
          socket.destroy()
        }
      })
      socket.on('error', reject)
    })

  it('are held against the announced length before the body is sent', async () => {
    const text = await headOnly(
      'POST /api/echo HTTP/1.1\r\nHost: x\r\nContent-Type: image/png\r\nContent-Length: 99999999\r\n\r\n',
    )
    expect(text).toMatch(/^HTTP\/1.1 413 /)
  })

  it('are held before a client that asks first is told to go on', async () => {
    const head = (length: number) =>
      `POST /api/echo HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: ${length}\r\n\r\n`
    expect(await headOnly(head(99_999_999))).toMatch(/^HTTP\/1.1 413 /)
    expect(await headOnly(head(3), 'abc')).toMatch(
      /100 Continue\r\n\r\nHTTP\/1.1 200 .*"length":3/s,
    )
  })

  it('a body that the function does not read hurts no one', async () => {
    for (let round = 0; round < 3; round += 1) {
      const body = Buffer.alloc(3 * MB)
      const answer = await ask('/api/ignore', { method: 'POST', body })
      expect(answer.status).toBe(401)
    }
  })

  it('rateLimit in the config gives 429 with the time to wait, per address', async () => {
    const from = (ip: string) => ask('/api/limited', { headers: { 'x-forwarded-for': ip } })
    expect([(await from('1.1.1.1')).status, (await from('1.1.1.1')).status]).toEqual([200, 200])
    const third = await from('1.1.1.1')
    expect(third.status).toBe(429)
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(50)
    expect((await from('2.2.2.2')).status).toBe(200)
  })
})

describe('a failing function', () => {
  it.each([
    ['throw', 500, 'internal', 'function failed'],
    ['reject', 500, 'internal', 'function failed'],
    ['nothing', 500, 'internal', 'function failed'],
    ['hang', 504, 'timeout', 'function timed out'],
  ])('%s: %i without details, and one log line', async (how, status, code, event) => {
    const answer = await ask(`/api/fail?how=${how}&token=private`)
    const body = JSON.parse(answer.body.toString())
    expect(answer.status).toBe(status)
    expect(body).toMatchObject({ success: false, code })
    expect(answer.body.toString()).not.toContain('secret')
    expect(lines.map(line => line.event)).toEqual([event])
    expect(lines[0]?.detail).toMatchObject({ function: 'fail', requestId: body.requestId })
    expect(JSON.stringify(lines)).not.toContain('private')
  })
})

describe('the answer', () => {
  it('keeps several cookies apart, also those set by the context', async () => {
    const answer = await ask('/api/cookies', { headers: { cookie: 'y=1; z=2' } })
    expect(answer.body.toString()).toBe('had 2')
    expect(answer.headers['set-cookie']).toEqual([
      'a=1; Path=/',
      'b=2; Expires=Wed, 21 Oct 2026 07:28:00 GMT',
      'c=3; Path=/; HttpOnly; SameSite=Strict',
      'd=; Max-Age=0',
    ])
  })

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('is compressed as %s, under a weak ETag', async (encoding, decode) => {
    const answer = await ask('/api/etag', { headers: { 'accept-encoding': encoding } })
    expect(answer.headers).toMatchObject({
      'content-encoding': encoding,
      etag: 'W/"v1"',
      vary: 'Cookie, Accept-Encoding',
      'content-length': String(answer.body.length),
      'cache-status': '"Local Edge"; fwd=miss',
    })
    expect(decode(answer.body).toString()).toBe(LARGE)
  })

  it.each(['"v1"', 'W/"v1"', '"v0", W/"v1"', '*'])('is 304 to If-None-Match %s', async known => {
    const answer = await ask('/api/etag', {
      headers: { 'if-none-match': known, 'accept-encoding': 'br' },
    })
    expect([answer.status, answer.body.length]).toEqual([304, 0])
    expect(answer.headers).toMatchObject({ etag: 'W/"v1"', 'x-own': 'kept' })
    expect(answer.headers).not.toHaveProperty('content-type')
    expect(answer.headers).not.toHaveProperty('content-encoding')
  })

  it('is whole to another ETag', async () => {
    const answer = await ask('/api/etag', { headers: { 'if-none-match': '"v0"' } })
    expect([answer.status, answer.body.toString()]).toEqual([200, LARGE])
  })

  it('to HEAD is the head alone', async () => {
    const answer = await ask('/api/etag', { method: 'HEAD' })
    expect([answer.status, answer.body.length]).toEqual([200, 0])
    expect(answer.headers['content-length']).toBe('5000')
  })

  it.each(['identity', 'br', 'gzip'])('streams as it comes (%s)', async encoding => {
    const answer = await fetch(`${host.url}/api/stream`, {
      headers: { 'accept-encoding': encoding },
    })
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
    expect((await reader.read()).value).toBe('first;')
    await ask('/api/stream?release')
    expect((await reader.read()).value).toBe('last')
    expect((await reader.read()).done).toBe(true)
    expect(answer.headers.get('etag')).toBe('"s"')
  })

  it('that breaks off is not taken for a whole one', async () => {
    const broken = ask('/api/stream?break')
    await new Promise(resolve => setTimeout(resolve, 50))
    await ask('/api/stream?release')
    await expect(broken).rejects.toThrow()
    expect((await ask('/api/etag')).status).toBe(200)
  })
})

describe('work after the answer', () => {
  const later: string[] = []
  Object.assign(globalThis, { later })

  it('goes on by waitUntil; its failure is one log line', async () => {
    expect((await ask('/api/later')).status).toBe(204)
    await expect.poll(() => later).toContain('done')
    expect(lines.map(line => line.event)).toEqual(['background work failed'])
  })

  it('is all of a background function', async () => {
    expect((await ask('/api/background', { method: 'POST' })).status).toBe(202)
    expect(later).not.toContain('background')
    await expect.poll(() => later).toContain('background')
  })
})
