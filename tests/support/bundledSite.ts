import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startHost } from '#local/host.ts'
import { type RunningBundles, startBundles } from './bundles.ts'
import type { BundledFunction } from './netlifyBuild.ts'

/** The admin of the first sign-in. */
export const ADMIN = { username: 'amina@example.org', password: 'figs and olives at noon' }

/** The built site with its bundles in place of the function files. */
export interface BundledSite extends Pick<RunningBundles, 'calls' | 'log'> {
  url: string
  /** Calls a function that has a schedule. */
  runScheduled(name: string): Promise<void>
  stop(): Promise<void>
}

/**
 * Serves the pages of `dist` and the bundles as the platform does: each bundle is a process of its
 * own that has nothing but the variables of a deployed function.
 */
export async function startBundledSite(
  root: string,
  bundled: readonly BundledFunction[],
): Promise<BundledSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bundled-site-'))
  let running: RunningBundles | undefined
  const stopBundles = async () => {
    await running?.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    const host = await startHost({
      root,
      dataDir,
      port: 0,
      pages: { folder: join(root, 'dist') },
      load: async () => {
        running = await startBundles(bundled, deployedEnv())
        return running.functions
      },
    })
    return {
      url: host.url,
      calls: running!.calls,
      log: running!.log,
      runScheduled: name => host.runScheduled(name),
      async stop() {
        await host.close()
        await stopBundles()
      },
    }
  } catch (error) {
    await stopBundles()
    throw error
  }
}

/** What the platform gives a function, as the host has set it, and what the operator sets. */
function deployedEnv(): NodeJS.ProcessEnv {
  const { env } = process
  const given = [
    'NETLIFY_BLOBS_CONTEXT',
    'NETLIFY_PURGE_API_TOKEN',
    'PURGE_API_URL',
    'SITE_ID',
    'URL',
  ]
  return {
    ...Object.fromEntries(given.map(name => [name, env[name]])),
    SESSION_SECRET: 'a secret for tests, of 32 bytes or more',
    ADMIN_EMAIL: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
  }
}
