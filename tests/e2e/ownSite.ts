import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { preparedSite } from '../support/preparedSite.ts'
import { NO_REBUILD, type StartedSite, startSite } from '../support/startedSite.ts'

export interface OwnSite extends StartedSite {
  dataDir: string
}

/**
 * Starts a site for a spec that changes what other tests expect, with the pages that are already
 * built. Stopping it removes its storage.
 */
export async function startOwnSite(env: Readonly<Record<string, string>> = {}): Promise<OwnSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'own-site-'))
  // The runner's copy: a site that every worker prepared would change under the others at midnight.
  const prepared = preparedSite(process.env.PREPARED_SITE ?? '')
  prepared.copyTo(dataDir)
  // The address that the pages were built for, so that they are not built again.
  const site = await startSite(dataDir, { SITE_URL: prepared.url, ...NO_REBUILD, ...env })
  return {
    ...site,
    dataDir,
    stop: async () => {
      await site.stop()
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}
