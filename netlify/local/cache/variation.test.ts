import { expect, it } from 'vitest'
import { parseVariation, variantOf } from './variation.ts'

type Requested = readonly [search: string, headers?: Record<string, string>]

const same = (
  vary: string | null,
  left: Requested,
  right: Requested,
  plainVary: string | null = null,
) => {
  const variation = parseVariation(vary, plainVary)
  return (
    variantOf(variation, left[0], left[1] ?? {}) === variantOf(variation, right[0], right[1] ?? {})
  )
}

it.each<[string | null, Requested, Requested, boolean]>([
  [null, [''], [''], true],
  [null, [''], ['?'], true],
  [null, ['?a=1'], ['?a=2'], false],
  [null, ['?a=1&b=2'], ['?b=2&a=1'], false],
  ['query', ['?a=1&b=2'], ['?b=2&a=1'], true],
  ['query', ['?a=1'], ['?a=2'], false],
  ['query=a|b', ['?a=1&utm=x'], ['?a=1&utm=y'], true],
  ['query=a|b', ['?a=1&b=2'], ['?b=2&a=1'], true],
  ['query=a|b', ['?a=1'], ['?a=2'], false],
  ['query=a|b', ['?a=1'], ['?b=1'], false],
  ['query=a', ['?a=1'], [''], false],
  ['query=a', ['?b=1'], [''], true],
  ['query=a', ['?a=1&a=2'], ['?a=1'], false],
  ['query=a|b', ['?a=1%26b%3D2'], ['?a=1&b=2'], false],
  ['query=none', ['?x=1'], ['?y=2'], true],
  ['cookie=s', ['', { cookie: 's=1' }], ['', { cookie: 't=9; s=1' }], true],
  ['cookie=s', ['', { cookie: 's=1' }], ['', { cookie: 's=2' }], false],
  ['cookie=s', ['', { cookie: 's=1' }], [''], false],
  ['cookie=s', ['', { cookie: 'xs=1' }], [''], true],
  ['header=X-Mode', ['', { 'x-mode': 'a' }], ['', { 'x-mode': 'b' }], false],
  ['header=X-Mode', ['', { 'x-other': 'a' }], ['', { 'x-other': 'b' }], true],
  ['cookie=s', ['?a=1'], ['?a=2'], false],
  ['query=a, cookie=s', ['?a=1', { cookie: 's=1' }], ['?a=1', { cookie: 's=2' }], false],
  ['language=en|ar', ['', { 'accept-language': 'ar' }], ['', { 'accept-language': 'en' }], false],
  ['country=us', [''], [''], true],
])(
  'decides with Netlify-Vary %j whether %j and %j share a copy: %s',
  (vary, left, right, expected) => {
    expect(same(vary, left, right)).toBe(expected)
  },
)

it('takes Vary into account, but for encodings', () => {
  const left: Requested = ['', { origin: 'a', 'accept-encoding': 'br' }]
  expect(same(null, left, ['', { origin: 'b', 'accept-encoding': 'br' }], 'Origin')).toBe(false)
  expect(same(null, left, ['', { origin: 'a' }], 'Origin, Accept-Encoding')).toBe(true)
})
