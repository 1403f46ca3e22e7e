import { createServer, request as plainRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadPublicFile, publicAddress, publicLookup } from './publicFile.ts'
import refusedAddresses from './testing/refusedAddresses.json' with { type: 'json' }

/** Stands in for a site on the internet: what is asked of any host by https comes here. */
let server: Server
const asked: string[] = []
vi.mock('node:https', () => ({
  request: (url: URL, { signal }: { signal: AbortSignal }, respond: never) => {
    asked.push(url.href)
    const { port } = server.address() as AddressInfo
    const options = { host: '127.0.0.1', port, path: url.pathname, signal }
    return plainRequest(options, respond)
  },
}))
const ANSWERS: Record<
  string,
  [status: number, headers: Record<string, string>, body: string | Buffer]
> = {
  '/a.ics': [200, {}, 'BEGIN:VCALENDAR'],
  '/packed.ics': [200, { 'content-encoding': 'gzip' }, gzipSync('BEGIN:VCALENDAR')],
  '/moved': [302, { location: '/a.ics' }, ''],
  '/inside': [302, { location: 'https://169.254.169.254/latest' }, ''],
  '/nowhere': [302, { location: 'https://[' }, ''],
  '/plain': [301, { location: 'http://example.org/a.ics' }, ''],
  '/round': [302, { location: '/round' }, ''],
  '/gone': [404, {}, 'Not found'],
  '/large': [200, {}, 'x'.repeat(5000)],
  '/bomb': [200, { 'content-encoding': 'gzip' }, gzipSync('x'.repeat(1_000_000))],
  '/broken': [200, { 'content-encoding': 'gzip' }, 'no gzip'],
}
beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const [status, headers, body] = ANSWERS[url] ?? []
    // What is not known is never answered.
    if (status) response.writeHead(status, headers).end(body)
  }).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

describe('a file at a public address', () => {
  const load = (path: string, withinMs = 2000) =>
    loadPublicFile(`https://example.org${path}`, { mostBytes: 2000, withinMs })

  it.each(['/a.ics', '/packed.ics', '/moved'])('is loaded: %s', async path => {
    expect(await load(path)).toBe('BEGIN:VCALENDAR')
  })

  it.each([
    ['/inside', /not one that everybody can open/],
    ['/nowhere', /must start with https/],
    ['/plain', /must start with https/],
    ['/round', /could not be loaded/],
    ['/gone', /answered with 404/],
    ['/large', /more than/],
    ['/bomb', /more than/],
    ['/broken', /could not be loaded/],
  ])('is refused: %s', async (path, error) => {
    asked.length = 0
    await expect(load(path)).rejects.toThrow(error)
    expect(asked.every(address => address.startsWith('https://example.org/'))).toBe(true)
  })

  it('is given up when it takes too long', async () => {
    await expect(load('/silent', 60)).rejects.toThrow(/could not be loaded/)
  })
})

it.each([{}, { all: true }])(
  'a name of our own machine has no address for a request: %j',
  async options => {
    const error = await new Promise(resolve => {
      publicLookup('localhost', options, error => resolve(error))
    })
    expect(String(error)).toMatch(/not one that everybody can open/)
  },
)

describe('the address of a calendar', () => {
  it.each(refusedAddresses)('is refused: %s', address => {
    expect(() => publicAddress(address)).toThrow(/https:\/\/|everybody/)
  })

  it.each([
    ['webcal://calendar.example.org/a.ics', 'https://calendar.example.org/a.ics'],
    [' https://example.org/a.ics?x=1 ', 'https://example.org/a.ics?x=1'],
    ['https://142.250.80.46/', 'https://142.250.80.46/'],
    ['https://172.32.0.1/', 'https://172.32.0.1/'],
    ['https://[2607:f8b0:4006:80b::200e]/', 'https://[2607:f8b0:4006:80b::200e]/'],
  ])('is taken: %s', (address, href) => expect(publicAddress(address).href).toBe(href))
})
