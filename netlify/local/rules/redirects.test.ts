import { describe, expect, it } from 'vitest'
import { redirector, redirectRules } from './redirects.ts'

const rules = redirectRules(
  [
    { from: '/old', to: '/new' },
    { from: '/temporary', to: '/new', status: 302, force: true },
    { from: '/blog/*', to: '/news/:splat' },
    { from: '/any/*', to: '/:splat', status: 302 },
    { from: '/e/:id', to: '/events/:id?from=short' },
    { from: '/store', to: '/products', status: 302 },
    { from: '/admin/*', to: '/admin', status: 200 },
    { from: '/out/*', to: 'https://example.org/:splat' },
    { from: '/gone/*', to: '/404', status: 410 },
  ],
  () => {
    throw new Error('no notes expected')
  },
)
const redirectionOf = redirector(rules)

it.each([
  ['/old', '', 301, '/new'],
  ['/old/', '?a=1&b=2', 301, '/new?a=1&b=2'],
  ['/Old', '', undefined, undefined],
  ['/temporary', '', 302, '/new'],
  ['/blog/a/b', '?q=1', 301, '/news/a/b?q=1'],
  ['/blog', '', 301, '/news/'],
  ['/any//evil.example/x', '', 302, '/evil.example/x'],
  ['/any/%2F%2Fevil.example', '', 302, '/%2F%2Fevil.example'],
  ['/e/7', '?x=1', 301, '/events/7?from=short'],
  ['/store', '?id=7&kind=toy', 302, '/products?id=7&kind=toy'],
  ['/store', '', 302, '/products'],
  ['/admin/events', '?tab=1', 200, '/admin?tab=1'],
  ['/out/a', '?x=1', 301, 'https://example.org/a?x=1'],
  ['/out//evil', '', 301, 'https://example.org/evil'],
  ['/gone/x', '', 410, '/404'],
  ['/nothing', '', undefined, undefined],
])('redirects %s%s', (path, search, status, location) => {
  const found = redirectionOf(path, search)
  expect(found?.status).toBe(status)
  expect(found?.location).toBe(location)
})

it('marks forced rules', () => {
  expect(redirectionOf('/temporary', '')?.force).toBe(true)
  expect(redirectionOf('/old', '')?.force).toBe(false)
})

it('leaves out and notes what only the platform can do', () => {
  const notes: string[] = []
  const left = redirectRules(
    [
      { from: '/x', to: '/y', conditions: { Country: ['fr'] } },
      { from: '/proxy/*', to: 'https://example.org/:splat', status: 200 },
      { from: '/store', to: '/products/:id', query: { id: ':id' } },
      { from: '/z', to: '/y' },
    ],
    note => notes.push(note),
  )
  expect(left).toHaveLength(1)
  expect(notes.join()).toMatch(/\/x.*\/proxy.*\/store/)
})

describe('invalid tables', () => {
  it.each([
    [[{ to: '/y' }], 'number 1'],
    [[{ from: '/x' }], 'from /x'],
    [[{ from: '/x', to: '/y', status: 999 }], 'from /x'],
    [{}, '[[redirects]]'],
  ])('explains %j', (tables, message) => {
    expect(() => redirectRules(tables, () => {})).toThrow(message)
  })
})
