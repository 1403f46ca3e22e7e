import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { startBlobs } from '#local/blobs/server.ts'
import { env } from '#server/env.ts'
import { pointStorageAt } from '#server/storage/store.ts'
import { UsageError } from './command.ts'

/** The storage to work on, and where its site is found. */
export interface OpenStorage {
  origin: string
  close: () => Promise<void>
}

/** Opens this machine's storage; a running site sees every change at once. Throws UsageError. */
export async function openLocal(): Promise<OpenStorage> {
  const { dataDir, siteUrl, port } = env()
  const folder = resolve(dataDir)
  if (!existsSync(join(folder, 'blobs.sqlite'))) {
    throw new UsageError(`${folder} holds no site yet. Start it once, or set DATA_DIR.`)
  }
  const blobs = await startBlobs({ dataDir: folder })
  pointStorageAt(blobs.context)
  return { origin: siteUrl ?? `http://localhost:${port}`, close: () => blobs.close() }
}

/** Points the Blobs client at the deployed site. Throws UsageError when a variable is missing. */
export function openDeployed(): OpenStorage {
  const { siteId, netlifyAuthToken, siteUrl } = env()
  if (!siteId || !netlifyAuthToken || !siteUrl) {
    throw new UsageError('--site needs SITE_ID, NETLIFY_AUTH_TOKEN and SITE_URL.')
  }
  pointStorageAt({ siteID: siteId, token: netlifyAuthToken })
  return { origin: siteUrl, close: async () => {} }
}
