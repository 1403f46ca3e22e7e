import { expect, it, vi } from 'vitest'
import { servedProject } from '../testing/servedProject.ts'
import { pathForLog } from './accessLog.ts'

const site = servedProject(
  {
    'dist/index.html': 'home',
    'dist/404.html': 'no such page',
    'netlify/functions/times.ts': `
      export default () => new Response('times', { headers: {
        'netlify-cdn-cache-control': 'public, s-maxage=60',
      } })
      export const config = { path: '/api/times' }
    `,
  },
  { accessLog: true },
)

/** The lines of the log, once there are so many. */
async function logged(count: number): Promise<Record<string, unknown>[]> {
  await vi.waitFor(() => expect(site.lines.length).toBeGreaterThanOrEqual(count))
  return site.lines.map(({ event, detail }) => ({ event, ...detail }))
}

it('logs what was requested and how it went, without the query and the visitor', async () => {
  const headers = { 'user-agent': 'Visitor 1.0', 'x-forwarded-for': '203.0.113.7' }
  await site.request('/?token=secret', { headers })
  const lines = (await logged(2)).filter(({ event }) => event === 'request')
  expect(lines).toEqual([
    {
      event: 'request',
      method: 'GET',
      path: '/',
      status: 200,
      bytes: expect.any(Number),
      ms: expect.any(Number),
    },
  ])
  expect(JSON.stringify(site.lines)).not.toMatch(/secret|Visitor|203\.0|127\.0/)
})

it('says which responses came from the cache, and which requests found nothing', async () => {
  for (const path of ['/api/times', '/api/times', '/nothing']) await site.request(path)
  expect((await logged(3)).map(({ path, status, cache }) => [path, status, cache])).toEqual([
    ['/api/times', 200, undefined],
    ['/api/times', 200, 'hit'],
    ['/nothing', 404, undefined],
  ])
})

it.each([
  ['/api/messages/2026-11-23t10-00-00-4f1c', '/api/messages/*'],
  ['/api/people/7f3b2a/sign-out', '/api/people/*/sign-out'],
  ['/api/content/home/hero-title', '/api/content/home/hero-title'],
  ['/build-hooks/GuessThis', '/build-hooks/*'],
  ['/events/family-night-2026-11-28', '/events/family-night-2026-11-28'],
  ['/prayer-times/2027.json', '/prayer-times/2027.json'],
  ['/amina@example.org', '/*'],
  ['/%61mina', '/*'],
  [`/${'a'.repeat(200)}`, '/*'],
])('logs %s as %s', (path, shown) => {
  expect(pathForLog(path)).toBe(shown)
})
