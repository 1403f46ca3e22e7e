import { afterEach, vi } from 'vitest'

// What a test has stubbed, spied on or set ends with it.
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
