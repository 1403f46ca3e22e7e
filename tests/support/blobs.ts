import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setEnvironmentContext } from '@netlify/blobs'
import type { beforeAll, beforeEach } from 'vitest'
import { startBlobs } from '#local/blobs/server.ts'

/** Starts storage alone; `beforeEach`: for each test of the file, `beforeAll`: once for all. */
export function withBlobs(begin: typeof beforeAll | typeof beforeEach): void {
  begin(async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'blobs-'))
    const blobs = await startBlobs({ dataDir })
    setEnvironmentContext(blobs.context)
    return async () => {
      await blobs.close()
      await rm(dataDir, { recursive: true, force: true })
    }
  })
}
