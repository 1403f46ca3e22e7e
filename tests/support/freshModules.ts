import { afterAll, vi } from 'vitest'

// Test files share a worker: each begins with its own modules and without what another has stubbed.
vi.useRealTimers()
vi.unstubAllGlobals()
vi.unstubAllEnvs()
vi.resetModules()
// What a test's last action loads would run in the file after it.
afterAll(() => vi.dynamicImportSettled())

const worker = globalThis as { firstEnv?: NodeJS.ProcessEnv; firstFetch?: typeof fetch }

// A site that a test starts over a mocked fetch puts the mock back when it stops.
worker.firstFetch ??= globalThis.fetch
globalThis.fetch = worker.firstFetch

// A host that a test starts sets variables for the functions in its process.
const firstEnv = worker.firstEnv ?? { ...process.env }
worker.firstEnv = firstEnv
for (const name of Object.keys(process.env)) {
  if (!(name in firstEnv)) delete process.env[name]
}
Object.assign(process.env, firstEnv)
