import { expect, it } from 'vitest'
import variations from './testing/variations.json' with { type: 'json' }
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

it.each(variations as [string | null, Requested, Requested, boolean][])(
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
