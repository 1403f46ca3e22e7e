import { expect, it } from 'vitest'
import { spaceOf } from './space.ts'

it.each([
  [0, 'low'],
  [499_999_999, 'low'],
  [500_000_000, 'enough'],
  [2e12, 'enough'],
])('rates %d free bytes as %s', (freeBytes, state) => {
  expect(spaceOf(freeBytes)).toEqual({ state, freeBytes })
})
