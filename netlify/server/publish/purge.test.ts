import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'

let server: Server
let purges: { tags: string[]; at: number }[] = []
let failures = 0

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    if (failures > 0) {
      failures--
      response.writeHead(500).end()
      return
    }
    purges.push({ tags: JSON.parse(body).cache_tags, at: Date.now() })
    response.writeHead(202).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  vi.stubEnv('PURGE_API_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  vi.stubEnv('NETLIFY_PURGE_API_TOKEN', 'token')
  vi.stubEnv('SITE_ID', 'site')
})
beforeEach(() => {
  purges = []
  failures = 0
})
afterAll(() => {
  vi.unstubAllEnvs()
  server.close()
})

const { purge, purgeLimits } = await import('./purge.ts')

const platform = { ...purgeLimits }
Object.assign(purgeLimits, {
  window: 500,
  retryAfter: [10, 20, 40],
  wait: 1_000,
  isLimited: () => true,
})

it('keeps the limit of the platform, each tag twice in 5 s, and waits 8 s in all', () => {
  expect(platform).toMatchObject({ window: 5_000, perWindow: 2, wait: 8_000 })
})

it('has no limit on one’s own machine', async () => {
  expect(platform.isLimited()).toBe(false)
  purgeLimits.isLimited = platform.isLimited
  await Promise.all(Array.from({ length: 40 }, () => purge(['parallel'])))
  expect(purges).toHaveLength(40)
  purgeLimits.isLimited = () => true
})

it('lets a save beyond the limit wait for its own purge', async () => {
  const later: Promise<unknown>[] = []
  const save = () => purge(['awaited'], work => later.push(work))
  for (let count = 1; count <= 4; count++) {
    await save()
    expect(purges).toHaveLength(count)
  }
})

it('lets a refused purge wait for the next slot, and no longer than the limit', async () => {
  failures = 2
  const later: Promise<unknown>[] = []
  await purge(['refused'], work => later.push(work))
  expect(purges).toHaveLength(1)
  purgeLimits.wait = 50
  purgeLimits.retryAfter = [200]
  failures = 1
  await purge(['slow'], work => later.push(work))
  expect(purges).toHaveLength(1)
  await Promise.all(later)
  expect(purges).toHaveLength(2)
  Object.assign(purgeLimits, { wait: 1_000, retryAfter: [10, 20, 40] })
})

it('purges each tag immediately', async () => {
  await purge(['content', 'theme'])
  expect(purges.map(({ tags }) => tags).sort()).toEqual([['content'], ['theme']])
})

it('shares one delayed purge among the saves beyond two in 5 s, after the last save', async () => {
  const saves: Promise<void>[] = []
  for (let save = 0; save < 8; save++) saves.push(purge(['busy']))
  const lastSave = Date.now()
  await Promise.all(saves)
  expect(purges).toHaveLength(3)
  expect((purges[2]?.at ?? 0) - lastSave).toBeGreaterThan(400)
})

it('retries after a failure', async () => {
  failures = 2
  await purge(['flaky'])
  expect(purges).toEqual([expect.objectContaining({ tags: ['flaky'] })])
})

it('gives up with a log line instead of an error, and keeps the save', async () => {
  const lines = vi.spyOn(console, 'error').mockImplementation(() => {})
  failures = 99
  await purge(['broken'])
  expect(lines.mock.calls.join()).toContain('purge failed')
  lines.mockRestore()
})
