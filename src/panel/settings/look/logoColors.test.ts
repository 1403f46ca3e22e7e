import { expect, it } from 'vitest'
import { colorsOfLogo } from './logoColors.ts'

/** The pixels of a logo: how many there are of each color. */
const pixels = (...parts: [count: number, rgba: [number, number, number, number]][]) =>
  Uint8ClampedArray.from(parts.flatMap(([count, rgba]) => Array(count).fill(rgba).flat()))

const WHITE = [255, 255, 255, 255] as [number, number, number, number]
const NAVY = [16, 42, 92, 255] as [number, number, number, number]
const GOLD = [201, 152, 34, 255] as [number, number, number, number]

it('finds the color of a logo on white, whatever little of the picture it fills', () => {
  expect(colorsOfLogo(pixels([900, WHITE], [100, NAVY]))).toEqual(['#102a5c'])
})

it('takes the shades of an edge for the color that it belongs to', () => {
  const edge = [88, 106, 141, 255] as [number, number, number, number]
  const [color, ...others] = colorsOfLogo(pixels([600, WHITE], [300, NAVY], [60, edge]))
  expect([color, others]).toEqual(['#102a5c', []])
})

it('names the more frequent of two colors first, and at most three', () => {
  expect(colorsOfLogo(pixels([500, NAVY], [200, GOLD]))).toEqual(['#102a5c', '#c99822'])
  const many = [0, 60, 120, 180, 240].map((r, at): [number, [number, number, number, number]] => [
    100,
    [r, (at * 97) % 255, (at * 191 + 40) % 255, 255],
  ])
  expect(colorsOfLogo(pixels(...many)).length).toBeLessThanOrEqual(3)
})

it.each([
  ['black and white', pixels([100, WHITE], [100, [0, 0, 0, 255]], [100, [128, 130, 128, 255]])],
  ['transparent', pixels([100, [200, 0, 0, 0]])],
  ['empty', pixels()],
])('finds nothing in a logo that is %s', (_, logo) => {
  expect(colorsOfLogo(logo)).toEqual([])
})
