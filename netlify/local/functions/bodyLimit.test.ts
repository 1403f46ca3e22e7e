import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { servedProject } from '../testing/servedProject.ts'

const site = servedProject(
  {
    'dist/index.html': 'home',
    'netlify/functions/echo.ts': `
      export default async request =>
        Response.json({ length: (await request.arrayBuffer()).byteLength })
      export const config = { path: '/api/echo' }
    `,
    'netlify/functions/ignore-body.ts': `
      export default () => Response.json({ ok: true }, { status: 401 })
      export const config = { path: '/api/ignore' }
    `,
    'netlify/functions/begin-body.ts': `
      export default async request => {
        const copy = request.clone()
        await request.body.getReader().read()
        copy.body.cancel()
        return Response.json({ ok: false }, { status: 413 })
      }
      export const config = { path: '/api/begin' }
    `,
    'netlify/functions/limited.ts': `
      export default () => new Response('ok')
      export const config = {
        path: '/api/limited',
        rateLimit: { windowLimit: 2, windowSize: 60, aggregateBy: ['ip', 'domain'] },
      }
    `,
  },
  { trustProxy: true },
)

describe('limits', () => {
  const MB = 1024 * 1024
  it.each([
    ['JSON', 'application/json', 6 * MB, 200],
    ['JSON', 'application/json; charset=utf-8', 6 * MB + 1, 413],
    ['an image', 'image/png', 4.5 * MB, 200],
    ['an image', 'image/png', 4.5 * MB + 1, 413],
    ['an untyped body', '', 4.5 * MB + 1, 413],
  ])('responds to %s (%s) of %i bytes with %i', async (_, type, size, status) => {
    const headers: Record<string, string> = type === '' ? {} : { 'content-type': type }
    const body = Buffer.alloc(size, 'a')
    const announced = await site.request('/api/echo', {
      method: 'POST',
      headers: { ...headers, 'content-length': String(size) },
      body,
    })
    expect(announced.status).toBe(status)
    const chunked = await site.request('/api/echo', {
      method: 'POST',
      headers: { ...headers, 'transfer-encoding': 'chunked' },
      body,
    })
    expect(chunked.status).toBe(status)
    if (status === 200) expect(JSON.parse(chunked.body.toString()).length).toBe(size)
    else expect(JSON.parse(chunked.body.toString())).toMatchObject({ code: 'too_large' })
    expect(site.lines).toEqual([])
  })

  /** Sends only the head of a request and reads what comes without sending the body. */
  const headOnly = (head: string, then?: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(site.host.port, '127.0.0.1', () => socket.write(head))
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

  it.each(['/api/ignore', '/api/begin'])(
    'responds to the next request of a connection when %s left a body unread',
    async path => {
      const body = 'x'.repeat(1_000_000)
      const text = await new Promise<string>((resolve, reject) => {
        const head = `Host: x\r\nContent-Type: text/plain\r\nContent-Length: ${body.length}`
        const socket = connect(site.host.port, '127.0.0.1')
        socket.write(`POST ${path} HTTP/1.1\r\n${head}\r\n\r\n${body}`)
        socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
        let seen = ''
        socket.setEncoding('utf8').on('data', data => {
          seen += data
        })
        socket.on('close', () => resolve(seen)).on('error', reject)
      })
      expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual([
        path === '/api/ignore' ? 'HTTP/1.1 401' : 'HTTP/1.1 413',
        'HTTP/1.1 200',
      ])
    },
  )

  it('checks Content-Length before the body is sent', async () => {
    const text = await headOnly(
      'POST /api/echo HTTP/1.1\r\nHost: x\r\nContent-Type: image/png\r\nContent-Length: 99999999\r\n\r\n',
    )
    expect(text).toMatch(/^HTTP\/1.1 413 /)
  })

  it('checks Content-Length before 100 Continue', async () => {
    const head = (length: number) =>
      `POST /api/echo HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: ${length}\r\n\r\n`
    expect(await headOnly(head(99_999_999))).toMatch(/^HTTP\/1.1 413 /)
    expect(await headOnly(head(3), 'abc')).toMatch(
      /100 Continue\r\n\r\nHTTP\/1.1 200 .*"length":3/s,
    )
  })

  it('accepts a body that the function does not read', async () => {
    for (let round = 0; round < 3; round += 1) {
      const body = Buffer.alloc(3 * MB)
      const response = await site.request('/api/ignore', { method: 'POST', body })
      expect(response.status).toBe(401)
    }
  })

  it('responds 429 with the time to wait by the config’s rateLimit, per address', async () => {
    const from = (ip: string) =>
      site.request('/api/limited', { headers: { 'x-forwarded-for': ip } })
    expect([(await from('1.1.1.1')).status, (await from('1.1.1.1')).status]).toEqual([200, 200])
    const third = await from('1.1.1.1')
    expect(third.status).toBe(429)
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(50)
    expect((await from('2.2.2.2')).status).toBe(200)
  })
})
