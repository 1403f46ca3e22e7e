import { expect, it } from 'vitest'
import { parseVariation, variantOf } from './variation.ts'

it.each<[string | null, string, string, boolean]>([
  [null, '', '', true],
  [null, '', '?', true],
  [null, '?a=1', '?a=2', false],
  [null, '?a=1&b=2', '?b=2&a=1', false],
  ['query=a|b', '?a=1&utm=x', '?a=1&utm=y', true],
  ['query=a|b', '?a=1&b=2', '?b=2&a=1', true],
  ['query=a|b', '?a=1', '?a=2', false],
  ['query=a|b', '?a=1', '?b=1', false],
  ['query=a', '?a=1', '', false],
  ['query=a', '?b=1', '', true],
  ['query=a', '?a=1&a=2', '?a=1', false],
  ['query=a|b', '?a=1%26b%3D2', '?a=1&b=2', false],
  ['query=none', '?x=1', '?y=2', true],
])('decides with Netlify-Vary %j whether %j and %j share a copy: %s', (vary, left, right, same) => {
  const variation = parseVariation(vary, 'Accept-Encoding')!
  expect(variantOf(variation, left) === variantOf(variation, right)).toBe(same)
})

it.each([
  ['cookie=s', null],
  ['query=a, cookie=s', null],
  ['header=X-Mode', null],
  ['language=en|ar', null],
  ['query=a', 'Origin'],
  [null, 'Origin, Accept-Encoding'],
])('shares nothing with Netlify-Vary %j and Vary %j', (netlifyVary, vary) => {
  expect(parseVariation(netlifyVary, vary)).toBeUndefined()
})
