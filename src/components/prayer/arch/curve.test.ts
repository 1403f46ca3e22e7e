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

/** The sun with its halo, and where the arch's words are: the longest date on the narrowest phone. */
const HALO = 8
const WORDS = { left: 53, right: TOP.width - 53, top: 60.8 }

it('keeps the sun clear of the words all day, wherever the mosque is', () => {
  for (let fajr = 0; fajr <= 420; fajr += 35) {
    for (let dhuhr = 660; dhuhr <= 840; dhuhr += 30) {
      for (let isha = 960; isha <= 1560; isha += 60) {
        const touching = Array.from({ length: 223 }, (_, step) =>
          onCurve(placeOnArch(7 * step, { fajr, dhuhr, isha })),
        ).filter(({ x, y }) => {
          const across = Math.max(WORDS.left - x, 0, x - WORDS.right)
          return Math.hypot(across, Math.max(WORDS.top - y, 0)) < HALO
        })
        expect(touching, `${fajr} ${dhuhr} ${isha}`).toEqual([])
      }
    }
  }
})
