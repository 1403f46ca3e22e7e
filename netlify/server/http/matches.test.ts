import { expect, it } from 'vitest'
import { matches } from './response.ts'

it.each([
  ['"a"', '"a"', true],
  ['W/"a"', '"a"', true],
  ['"a"', 'W/"a"', true],
  ['*', '"a"', true],
  ['"b"', '"a"', false],
  ['a', '"a"', false],
  ['"b", W/"a"', '"a"', true],
  ['"b","c"', '"a"', false],
  [' "a" ', '"a"', true],
  ['', '"a"', false],
])('compares If-None-Match %s with %s: %s', (header, etag, expected) => {
  expect(matches(header, etag)).toBe(expected)
})
