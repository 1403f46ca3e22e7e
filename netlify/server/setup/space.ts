import { statfs } from 'node:fs/promises'
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
  try {
    const { bavail, bsize } = await statfs(storageFolder)
    return spaceOf(bavail * bsize)
  } catch {
    return { state: 'unknown', freeBytes: null }
  }
}
