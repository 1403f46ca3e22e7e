import { describe, expect, it } from 'vitest'
import { headerRules, headersFor } from './headers.ts'
import cases from './testing/headers.json' with { type: 'json' }

const rules = headerRules([
  { for: '/*', values: { 'X-Frame-Options': 'DENY', 'Cache-Control': 'no-cache' } },
  { for: '/_astro/*', values: { 'Cache-Control': 'immutable' } },
  { for: '/:page/print', values: { 'X-Robots-Tag': ['noindex', 'nofollow'] } },
  { for: '/csp', values: { 'Content-Security-Policy': "\n default-src 'self';\n  img-src *\n" } },
])

it.each(cases as [string, object][])('gives %s its headers', (path, expected) => {
  expect(Object.fromEntries(headersFor(rules, path))).toEqual(expected)
})

describe('invalid tables', () => {
  it.each([
    [[{ values: {} }], 'number 1'],
    [[{ for: 'x', values: {} }], 'number 1'],
    [[{ for: '/x' }], 'for /x'],
    [{}, '[[headers]]'],
  ])('explains %j', (tables, message) => {
    expect(() => headerRules(tables)).toThrow(message)
  })
})
