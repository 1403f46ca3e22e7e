import { describe, expect, it } from 'vitest'
import type { LoadedFunction } from './load.ts'
import { createRouter } from './router.ts'
import matches from './testing/matches.json' with { type: 'json' }

const fn = (name: string, config: Partial<LoadedFunction> = {}): LoadedFunction => ({
  name,
  handler: () => new Response(),
  paths: [],
  excludedPaths: [],
  preferStatic: false,
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
  fn('several', { paths: ['/feed.ics', '/feeds/:name.ics'] }),
  fn('school', { paths: ['/:school((?:alfirdous|alfirdaus))/*'] }),
  fn('pages', { paths: ['/pages/*'], excludedPaths: ['/pages/static/*'] }),
  fn('plain'),
  fn('tick', { schedule: '@hourly' }),
])

it.each(matches as [string, string, object][])('routes %s to %s', (path, name, params) => {
  const match = router.match(path)
  expect(match?.fn.name).toBe(name)
  expect(match?.params).toEqual(params)
})

it.each([
  '/',
  '/API/events',
  '/pages/static/x',
  '/.netlify/functions/tick',
  '/.netlify/functions/events',
  '/other',
])('finds no route for %s', path => {
  expect(router.match(path)).toBeUndefined()
})

describe('an invalid pattern', () => {
  it('refuses an invalid pattern', () => {
    expect(() => createRouter([fn('x', { paths: ['/a/:b(('] })])).toThrow()
  })
})
