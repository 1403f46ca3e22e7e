import { expect, it } from 'vitest'
import { onCurve, placeOnArch, TOP } from './curve.ts'

const DAY = { fajr: 330, dhuhr: 703, isha: 1073 }
const at = (minutes: number) => onCurve(placeOnArch(minutes, DAY))

it('begins at the foot with Fajr, has Dhuhr at the point and ends with Isha', () => {
  expect(at(DAY.fajr)).toEqual({ x: 9, y: 87 })
  expect(at(DAY.dhuhr)).toEqual({ x: TOP.width / 2, y: 10 })
  expect(at(DAY.isha)).toEqual({ x: TOP.width - 9, y: 87 })
})

it('keeps the sun at the feet before Fajr and after Isha', () => {
  expect(at(0)).toEqual(at(DAY.fajr))
  expect(at(1439)).toEqual(at(DAY.isha))
})

it('goes one way all day, up to Dhuhr and down after it, inside the picture', () => {
  const points = Array.from({ length: 75 }, (_, index) => at(DAY.fajr + 10 * index))
  expect(points.map(({ x }) => x)).toEqual(points.map(({ x }) => x).toSorted((a, b) => a - b))
  for (const { x, y } of points) {
    expect(Math.min(x, TOP.width - x)).toBeGreaterThanOrEqual(9)
    expect(Math.min(y, TOP.height - y)).toBeGreaterThanOrEqual(9)
  }
})
