import { expect, it } from 'vitest'
import { arcade, arch, star } from './geometry.ts'

const points = (path: string) =>
  path
    .split(/[ML]/)
    .filter(Boolean)
    .map(point => point.replace('z', '').split(' ').map(Number))

it('stands an arch on its line and ends it in a point of the given height', () => {
  expect(arch(100, 500, 100, 200)).toBe(
    'M100 500V367.1A70 70 0 0 1 150 300A70 70 0 0 1 200 367.1V500z',
  )
})

it('repeats arches at equal steps', () => {
  expect(arcade(0, 50, 10, 40, 3, 20).match(/M\d+/g)).toEqual(['M0', 'M20', 'M40'])
})

it('draws the star of two squares: eight points, straight lines through the corners between', () => {
  const corners = points(star(0, 0, 100))
  expect(corners).toHaveLength(16)
  const [top, , right, , bottom] = [0, 1, 4, 5, 8].map(i => corners[i])
  expect([top, right, bottom]).toEqual([
    [0, -100],
    [100, 0],
    [0, 100],
  ])
  expect(corners[1]).toEqual([29.3, -70.7])
  expect(corners[15]).toEqual([-29.3, -70.7])
})
