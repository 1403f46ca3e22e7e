import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { databaseCondition, setDatabaseAside } from '#local/blobs/condition.ts'
import { databaseFile, isInUse } from '#local/blobs/database.ts'
import { type Blobs, startBlobs } from '#local/blobs/server.ts'
import { openReleases } from '#local/builds/releases.ts'
import { inProject } from '#local/project.ts'
import { siteFolder, storageProblem } from '#local/storageProblem.ts'
import { refreshDeployed } from '#server/backup/refreshDeployed.ts'
import { env } from '#server/env.ts'
import { pointStorageAt } from '#server/storage/store.ts'
import { UsageError } from './command.ts'

/** The storage to work on, and where its site is found. */
export interface OpenStorage {
  origin: string
  /** What a person calls it. */
  name: string
  /** Lines for a person about how it was opened. */
  notes?: readonly string[]
  /** Runs the work on one state of storage: where supported, without other saves in between. */
  atomically: Blobs['atomically']
  /** Makes the pages again and drops cached copies; returns lines for a person. */
  renew: () => Promise<string[]>
  close: () => Promise<void>
}

/** Opens this machine's storage; a running site sees every change at once. Throws UsageError. */
export async function openLocal(): Promise<OpenStorage> {
  const folder = inProject(env().dataDir)
  const problem = storageProblem(folder)
  if (problem !== undefined) throw new UsageError(`${folder}: ${problem}`)
  if (!existsSync(databaseFile(folder))) {
    throw new UsageError(`${folder} holds no site yet. Start it once, or set DATA_DIR.`)
  }
  return open(folder)
}

/**
 * Opens this machine's storage exclusively, to replace all of it; an absent one is created, and a
 * damaged or newer one is set aside if it may be replaced. Throws UsageError where it may not, and while the
 * site runs.
 */
export async function openLocalAlone(replace: boolean): Promise<OpenStorage> {
  const folder = inProject(env().dataDir)
  const condition = databaseCondition(folder)
  if (condition !== 'damaged' && isInUse(folder)) {
    throw new UsageError(`${folder} is in use. Stop the site first, then restore.`)
  }
  if (condition === 'damaged' || condition === 'newer') {
    const what = condition === 'damaged' ? 'damaged' : 'of a newer release'
    if (!replace) {
      throw new UsageError(
        `The database in ${folder} is ${what}. Add --yes to keep it under another name and put the backup into a new one.`,
      )
    }
    const aside = basename(setDatabaseAside(folder, condition, new Date()))
    return { ...(await open(folder)), notes: [`The database before is kept as ${aside}.`] }
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
      openReleases(siteFolder(folder)).outdate()
      return ['The next start builds the pages again.']
    },
    close: () => blobs.close(),
  }
}

/** Connects the Blobs client to the deployed site. Throws UsageError when a variable is missing. */
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
    renew: () => refreshDeployed(siteId, netlifyAuthToken),
    close: async () => {},
  }
}
