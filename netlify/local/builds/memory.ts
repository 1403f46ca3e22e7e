import { readFileSync } from 'node:fs'

/** The most memory that a build takes, in MB, with the settings below: `npm run bench` limits it. */
export const BUILD_MB = 560

/**
 * Flags of Node that keep a build small. Most of what a build reads becomes garbage soon, which
 * a small young generation finds early.
 */
export const SMALL_HEAP = ['--max-old-space-size=256', '--max-semi-space-size=2']

/**
 * The same for the bundler (Rolldown, which allocates by mimalloc, and works in as many threads as the
 * machine has): freed memory goes back at once, and not in huge pages.
 */
export const SMALL_BUNDLER = {
  MIMALLOC_ALLOW_THP: '0',
  MIMALLOC_PURGE_DELAY: '0',
  ROLLDOWN_WORKER_THREADS: '1',
  RAYON_NUM_THREADS: '1',
  MALLOC_ARENA_MAX: '2',
}

/** What the machine or this container could give a build, swap included. */
function freeMegabytes(): number {
  let swap = '0'
  try {
    swap = /^SwapFree:\s*(\d+) kB/m.exec(readFileSync('/proc/meminfo', 'utf8'))?.[1] ?? '0'
  } catch {
    // Only Linux has this file.
  }
  return Math.floor(process.availableMemory() / 1024 / 1024 + Number(swap) / 1024)
}

/** Throws an Error for a person where a build could end with the machine out of memory. */
export function requireMemory(): void {
  const free = freeMegabytes()
  if (free >= BUILD_MB) return
  throw new Error(
    `The pages cannot be built here: that takes ${BUILD_MB} MB of memory, and ${free} MB are free. Add memory or swap, or place a build that was made on another machine: docs/updating.md, "A small machine".`,
  )
}
