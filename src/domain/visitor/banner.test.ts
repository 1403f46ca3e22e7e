import { expect, it } from 'vitest'
import { bannerSeconds } from './banner.ts'

it.each([
  [0, 8],
  [100, 8],
  [900, 20],
  [1800, 40],
  [4500, 100],
])('a message of %d px takes %d s', (width, seconds) => {
  expect(bannerSeconds(width)).toBe(seconds)
})
