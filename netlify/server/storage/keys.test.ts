import { expect, it } from 'vitest'
import { safeKey } from './keys.ts'

it.each(['a', 'a/b', 'versions/content/0000000001', 'x_y-z9'])('accepts %j', key => {
  expect(safeKey(key)).toBe(key)
})

it.each([
  '',
  '/a',
  'a/',
  'a//b',
  '../site:other/secret',
  'a/../b',
  'a#b',
  'q?x',
  'a b',
  'A',
  'é',
  'a%2fb',
  'a\n',
  'x'.repeat(601),
])('rejects %j', key => {
  expect(() => safeKey(key)).toThrow('is not a safe storage key')
})
