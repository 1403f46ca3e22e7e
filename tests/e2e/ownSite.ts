import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIRequestContext, Browser, Page } from 'playwright/test'
import { preparedSite } from '../support/preparedSite.ts'
import { NO_REBUILD, type StartedSite, startSite } from '../support/startedSite.ts'
import { signedInPage, signedInRequest } from './adminAccount.ts'
import { serverIsAt } from './panelClock.ts'
import { test } from './site.ts'

type Env = Readonly<Record<string, string>>

export interface OwnSite extends StartedSite {
  dataDir: string
}

/**
 * Starts a site for a spec that changes what other tests expect, with the pages that are already
 * built. Stopping it removes its storage.
 */
export async function startOwnSite(env: Env = {}): Promise<OwnSite> {
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

/** The site of a spec, while its tests run: of its own, since they change what others expect. */
export let site: OwnSite
/** Requests of its first admin. */
export let api: APIRequestContext

/** Starts the site before the spec's tests, and stops it after them. `begin` fills it. */
export function withOwnSite(env: Env | (() => Env) = {}, begin = async () => {}): void {
  test.beforeAll(async () => {
    test.setTimeout(240_000)
    site = await startOwnSite(typeof env === 'function' ? env() : env)
    api = await signedInRequest(site.url)
    await begin()
  })
  test.afterAll(async () => {
    await api?.dispose()
    await site?.stop()
  })
}

/** Opens a page of its panel on a device of that width, at a moment by its clock and the server's. */
export async function openPanel(
  browser: Browser,
  path: string,
  { width = 1280, now }: { width?: number; now?: string } = {},
): Promise<Page> {
  const page = await signedInPage(browser, site.url)
  await page.setViewportSize({ width, height: width < 600 ? 844 : 720 })
  if (now) {
    await serverIsAt(page, new Date(now))
    await page.clock.setFixedTime(new Date(now))
  }
  await page.goto(path)
  return page
}
