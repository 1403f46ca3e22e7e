import type { Locator, Page } from 'playwright/test'
import { signedOutContext } from './adminAccount.ts'
import { expect } from './site.ts'

/** How long a page takes to show a response, on a busy machine too. */
export const ONE_CHECK = { timeout: 6_000 }
const ALL_CHECKS = { timeout: 40_000 }

/**
 * Opens a page again until the check passes. What was saved is public only once the CDN's copies
 * are purged: after the response, and within five seconds when a burst of saves shares one purge.
 */
export async function reopenUntil(page: Page, path: string, check: () => Promise<void>) {
  await expect(async () => {
    // A page that leads on to another address never ends loading where that one has no content.
    await page.goto(path, { waitUntil: 'commit' })
    await check()
  }).toPass(ALL_CHECKS)
}

/** Expects that a signed-out visitor finds it on a page that was not rebuilt. */
export async function visitorSees(page: Page, path: string, find: (visitor: Page) => Locator) {
  const context = await signedOutContext(page.context().browser()!)
  const visitor = await context.newPage()
  const address = new URL(path, page.url()).href
  await reopenUntil(visitor, address, () => expect(find(visitor)).toBeVisible(ONE_CHECK))
  await context.close()
}
