import { afterEach, expect, it, vi } from 'vitest'
import { requireMemory } from './memory.ts'

const meminfo = vi.hoisted(() => ({ text: '' }))
vi.mock('node:fs', async original => ({
  ...(await original<typeof import('node:fs')>()),
  readFileSync: () => meminfo.text,
}))
afterEach(() => vi.restoreAllMocks())

const MB = 1024 * 1024

it.each([
  [600, 'SwapFree:              0 kB'],
  [300, 'MemFree: 9 kB\nSwapFree:         307200 kB'],
])('lets a build begin with %i MB and %s', (free, swap) => {
  vi.spyOn(process, 'availableMemory').mockReturnValue(free * MB)
  meminfo.text = swap
  expect(() => requireMemory()).not.toThrow()
})

it('says what is missing, and the way out', () => {
  vi.spyOn(process, 'availableMemory').mockReturnValue(200 * MB)
  meminfo.text = 'SwapFree:         102400 kB'
  expect(() => requireMemory()).toThrow(/takes 560 MB of memory, and 300 MB are free.*another mach/)
})
