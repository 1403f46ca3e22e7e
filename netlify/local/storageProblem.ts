import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { databaseCondition } from './blobs/condition.ts'
import { hasBuild } from './builds/releases.ts'

const RESTORE =
  'Stop the site, put a backup back with “npm run restore -- FILE”, and start the site again.'
const NEW_SITE = 'For a new site instead, empty the data folder first.'

/**
 * Why the storage in a data folder must not be used, and what to do about it, for a person who may
 * be a visitor: no paths. undefined where it may be used, or where there is no site yet. A site
 * without its database must never start as a new one: its seeds would replace the real content.
 */
export function storageProblem(dataDir: string): string | undefined {
  try {
    const condition = databaseCondition(dataDir)
    if (condition === 'damaged') return `The database of this site is damaged. ${RESTORE}`
    if (condition === 'newer')
      return `The database of this site is of a newer release. Install that release again, or go back to a backup of this one. ${RESTORE}`
    // The secret is made after the database, a build after the first account is stored.
    const known = hasBuild(siteFolder(dataDir))
    if (condition === 'absent' && (known || existsSync(join(dataDir, 'session-secret'))))
      return `The database of this site is missing. ${RESTORE} ${NEW_SITE}`
    if (condition === 'empty' && known)
      return `The database of this site is empty, although the site was in use. ${RESTORE} ${NEW_SITE}`
    return undefined
  } catch (error) {
    return cannotOpen(error)
  }
}

/** The same for a database that cannot be opened. */
export const cannotOpen = (error: unknown): string =>
  `The database of this site cannot be opened (${error instanceof Error ? error.message : error}). The disk may be full or read-only: mend that, then start the site again. If it stays so, “npm run restore -- FILE” puts a backup back.`

/** The folder of the site's builds. */
export const siteFolder = (dataDir: string): string => join(dataDir, 'site')
