import { expect, it } from 'vitest'
import { arcade, arch, star } from './geometry.ts'

/** The corners of a path with one start and relative lines. */
function corners(path: string): number[][] {
  const [start = '', lines = ''] = path.slice(1, -1).split('l')
  let [x = 0, y = 0] = start.split(' ').map(Number)
  const steps = lines.split(' ').map(Number)
  const rest = steps.flatMap((step, i) => {
    if (i % 2) return []
    x += step
    y += steps[i + 1] ?? Number.NaN
    return [[x, y]]
  })
  return [start.split(' ').map(Number), ...rest].map(point =>
    point.map(v => Math.round(v * 10) / 10 + 0),
  )
}

it('draws an arch on its line with the given height', () => {
  expect(arch(100, 500, 100, 200)).toBe(
    'M100 500v-132.9a70 70 0 0 1 50-67.1a70 70 0 0 1 50 67.1v132.9z',
  )
})

it('repeats arches at equal steps', () => {
  expect(arcade(0, 50, 10, 40, 3, 20).match(/M\d+/g)).toEqual(['M0', 'M20', 'M40'])
})

it('draws an eight-pointed star of two squares', () => {
  const points = corners(star(0, 0, 100))
  expect(points).toHaveLength(16)
  expect([0, 4, 8, 12].map(i => points[i])).toEqual([
    [0, -100],
    [100, 0],
    [0, 100],
    [-100, 0],
  ])
  expect([1, 3, 15].map(i => points[i])).toEqual([
    [29.3, -70.7],
    [70.7, -29.3],
    [-29.3, -70.7],
  ])
})
