import type { Locator, Page } from 'playwright/test'
import { strangersContext } from './adminAccount.ts'
import { expect } from './site.ts'

/** A page shows within this what it was answered, on a busy machine too. */
export const ONE_LOOK = { timeout: 6_000 }
const ALL_LOOKS = { timeout: 40_000 }

/**
 * Opens a page anew until it stands the look. What was saved is public only once the CDN's copies
 * are purged: after the answer, and within five seconds when a burst of saves shares one purge.
 */
export async function openUntil(page: Page, path: string, look: () => Promise<void>) {
  await expect(async () => {
    await page.goto(path)
    await look()
  }).toPass(ALL_LOOKS)
}

/** Expects that someone who is not signed in finds it on a page that was not rebuilt. */
export async function visitorSees(page: Page, path: string, find: (visitor: Page) => Locator) {
  const context = await strangersContext(page.context().browser()!)
  const visitor = await context.newPage()
  const address = new URL(path, page.url()).href
  await openUntil(visitor, address, () => expect(find(visitor)).toBeVisible(ONE_LOOK))
  await context.close()
}
