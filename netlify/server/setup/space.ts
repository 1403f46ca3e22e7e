import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Health } from '#contract/health.ts'
import { env } from '../env.ts'

/** A build and a backup need a few dozen megabytes each; the rest leaves time to act. */
const LOW_BYTES = 500_000_000

/** Whether the free disk space is enough for a while. */
export const spaceOf = (freeBytes: number): Health['space'] => ({
  state: freeBytes < LOW_BYTES ? 'low' : 'enough',
  freeBytes,
})

/**
 * The free space on the disk of the local host's storage; unknown on the platform, which has no
 * disk.
 */
export async function spaceHealth(): Promise<Health['space']> {
  const { storageFolder } = env()
  if (!storageFolder) return { state: 'unknown', freeBytes: null }
  const free = await freeBytes(storageFolder)
  return free === null ? { state: 'unknown', freeBytes: null } : spaceOf(free)
}

/** The free bytes of a folder's disk; of one that is yet to be made, of the folder above it. */
export async function freeBytes(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch {
    const above = dirname(folder)
    return above === folder ? null : freeBytes(above)
  }
}
