import { vi } from 'vitest'

// Test files share a worker: each begins with its own modules and without what another has stubbed.
vi.useRealTimers()
vi.unstubAllGlobals()
vi.unstubAllEnvs()
vi.resetModules()
