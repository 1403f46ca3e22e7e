import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type * as Report from './report.ts'

let lines: string[]
let bench: typeof Report
beforeEach(async () => {
  vi.resetModules()
  bench = await import('./report.ts')
  lines = []
  vi.spyOn(console, 'log').mockImplementation(line => void lines.push(...line.split('\n')))
})
afterEach(() => {
  vi.restoreAllMocks()
})

it('prints every limit once, with the smallest margin first', () => {
  const limit = { unit: 'KB', limit: 20, budget: 'css of a page' }
  bench.report('Pages', [
    { name: '/about css', value: 10, ...limit },
    { name: '/ css', value: 18, ...limit },
    { name: '/ images', value: 30, unit: 'KB' },
    { name: 'a key', value: 98, unit: 'ms', reference: 50, limit: 2, start: 36 },
  ])
  lines = []
  expect(bench.verdict()).toBe(0)
  expect(lines.slice(1, -2).map(line => line.trim().replace(/ {2,}/g, ' | '))).toEqual([
    'Limits and their margins',
    'figure | limit | at the start | margin | verdict',
    'Pages: a key | 1.96 × | 2.00 × | 36.00 × | 2 % | tight',
    '/ css | 18.00 KB | 20.00 KB | 10 % | ok',
  ])
})

it('fails for a figure above its limit', () => {
  bench.report('Memory', [{ name: 'resident set', value: 201, unit: 'MB', limit: 200 }])
  expect(lines.join()).toContain('EXCEEDED')
  expect(bench.verdict()).toBe(1)
})
