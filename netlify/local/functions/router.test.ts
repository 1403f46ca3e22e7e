import { describe, expect, it } from 'vitest'
import type { LoadedFunction } from './load.ts'
import { createRouter } from './router.ts'

const fn = (name: string, config: Partial<LoadedFunction> = {}): LoadedFunction => ({
  name,
  handler: () => new Response(),
  paths: [],
  excludedPaths: [],
  methods: undefined,
  preferStatic: false,
  background: false,
  schedule: undefined,
  rateLimit: undefined,
  ...config,
})

const router = createRouter([
  fn('api-rest', { paths: ['/api/*'] }),
  fn('events', { paths: ['/api/events'] }),
  fn('event', { paths: ['/api/events/:id'] }),
  fn('content', { paths: ['/api/content/:page/:section'] }),
  fn('uploads', { paths: ['/api/uploads/*'] }),
  fn('reader', { paths: ['/api/item'], methods: new Set(['GET']) }),
  fn('writer', { paths: ['/api/item'], methods: new Set(['PUT', 'POST']) }),
  fn('several', { paths: ['/feed.ics', '/feeds/:name.ics'] }),
  fn('school', { paths: ['/:school((?:alfirdous|alfirdaus))/*'] }),
  fn('pages', { paths: ['/pages/*'], excludedPaths: ['/pages/static/*'] }),
  fn('plain'),
  fn('tick', { schedule: '@hourly' }),
])

it.each([
  ['GET', '/api/events', 'events', {}],
  ['GET', '/api/events/', 'events', {}],
  ['GET', '/api/events/42', 'event', { id: '42' }],
  ['GET', '/api/events/42/', 'event', { id: '42' }],
  ['GET', '/api/events/a%20b%2Fc', 'event', { id: 'a b/c' }],
  ['GET', '/api/events/%D8%B9%D9%8A%D8%AF', 'event', { id: 'عيد' }],
  ['GET', '/api/events/%zz', 'event', { id: '%zz' }],
  ['PUT', '/api/content/home/hero', 'content', { page: 'home', section: 'hero' }],
  ['GET', '/api/uploads/2026/a.jpg', 'uploads', { 0: '2026/a.jpg' }],
  ['GET', '/api/unknown', 'api-rest', { 0: 'unknown' }],
  ['GET', '/api/events/1/2', 'api-rest', { 0: 'events/1/2' }],
  ['GET', '/api/item', 'reader', {}],
  ['HEAD', '/api/item', 'reader', {}],
  ['PUT', '/api/item', 'writer', {}],
  ['DELETE', '/api/item', 'api-rest', { 0: 'item' }],
  ['GET', '/feed.ics', 'several', {}],
  ['GET', '/feeds/youth.ics', 'several', { name: 'youth' }],
  ['GET', '/alfirdous/Calendar', 'school', { school: 'alfirdous', 0: 'Calendar' }],
  ['GET', '/pages/a', 'pages', { 0: 'a' }],
  ['GET', '/.netlify/functions/plain', 'plain', {}],
])('routes %s %s to %s', (method, path, name, params) => {
  const match = router.match(path, method)
  expect(match?.fn.name).toBe(name)
  expect(match?.params).toEqual(params)
})

it.each([
  ['GET', '/'],
  ['GET', '/API/events'],
  ['GET', '/pages/static/x'],
  ['GET', '/.netlify/functions/tick'],
  ['GET', '/.netlify/functions/events'],
  ['GET', '/other'],
])('finds no route for %s %s', (method, path) => {
  expect(router.match(path, method)).toBeUndefined()
})

describe('an invalid pattern', () => {
  it('refuses an invalid pattern', () => {
    expect(() => createRouter([fn('x', { paths: ['/a/:b(('] })])).toThrow()
  })
})
