import { describe, expect, it } from 'vitest'
import { headerRules, headersFor } from './headers.ts'

const rules = headerRules([
  { for: '/*', values: { 'X-Frame-Options': 'DENY', 'Cache-Control': 'no-cache' } },
  { for: '/_astro/*', values: { 'Cache-Control': 'immutable' } },
  { for: '/:page/print', values: { 'X-Robots-Tag': ['noindex', 'nofollow'] } },
  { for: '/csp', values: { 'Content-Security-Policy': "\n default-src 'self';\n  img-src *\n" } },
])

it.each([
  ['/', { 'x-frame-options': 'DENY', 'cache-control': 'no-cache' }],
  ['/_astro/a.js', { 'x-frame-options': 'DENY', 'cache-control': 'immutable' }],
  [
    '/times/print',
    {
      'x-frame-options': 'DENY',
      'cache-control': 'no-cache',
      'x-robots-tag': 'noindex, nofollow',
    },
  ],
  [
    '/csp',
    {
      'x-frame-options': 'DENY',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'self'; img-src *",
    },
  ],
])('gives %s its headers', (path, expected) => {
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
