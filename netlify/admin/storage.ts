import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isInUse } from '#local/blobs/database.ts'
import { type Blobs, startBlobs } from '#local/blobs/server.ts'
import { openReleases } from '#local/builds/releases.ts'
import { inProject } from '#local/project.ts'
import { renewDeployed } from '#server/backup/renew.ts'
import { env } from '#server/env.ts'
import { pointStorageAt } from '#server/storage/store.ts'
import { UsageError } from './command.ts'

/** The storage to work on, and where its site is found. */
export interface OpenStorage {
  origin: string
  /** What a person calls it. */
  name: string
  /** Runs the work on one state of storage: where it can be had, no one else's save comes between. */
  atomically: Blobs['atomically']
  /** Has pages and copies made of what was stored before made anew; answers lines for a person. */
  renew: () => Promise<string[]>
  close: () => Promise<void>
}

/** Opens this machine's storage; a running site sees every change at once. Throws UsageError. */
export async function openLocal(): Promise<OpenStorage> {
  const folder = inProject(env().dataDir)
  if (!existsSync(join(folder, 'blobs.sqlite'))) {
    throw new UsageError(`${folder} holds no site yet. Start it once, or set DATA_DIR.`)
  }
  return open(folder)
}

/**
 * Opens this machine's storage alone, to replace all of it; an absent one is made.
 * Throws UsageError while the site runs.
 */
export async function openLocalAlone(): Promise<OpenStorage> {
  const folder = inProject(env().dataDir)
  if (isInUse(folder)) {
    throw new UsageError(`${folder} is in use. Stop the site first, then restore.`)
  }
  return open(folder)
}

async function open(folder: string): Promise<OpenStorage> {
  const { siteUrl, port } = env()
  const blobs = await startBlobs({ dataDir: folder })
  pointStorageAt(blobs.context)
  return {
    origin: siteUrl ?? `http://localhost:${port}`,
    name: folder,
    atomically: blobs.atomically,
    renew: async () => {
      openReleases(join(folder, 'site')).outdate()
      return ['The next start builds the pages anew.']
    },
    close: () => blobs.close(),
  }
}

/** Points the Blobs client at the deployed site. Throws UsageError when a variable is missing. */
export function openDeployed(): OpenStorage {
  const { siteId, netlifyAuthToken, siteUrl } = env()
  if (!siteId || !netlifyAuthToken || !siteUrl) {
    throw new UsageError('--site needs SITE_ID, NETLIFY_AUTH_TOKEN and SITE_URL.')
  }
  pointStorageAt({ siteID: siteId, token: netlifyAuthToken })
  return {
    origin: siteUrl,
    name: siteUrl,
    atomically: (_, work) => work(),
    renew: () => renewDeployed(siteId, netlifyAuthToken),
    close: async () => {},
  }
}
