import type { Page } from 'playwright'

/** Opens a page and scrolls to its end, so that lazy parts are loaded too. */
export async function lookThrough(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' })
  // A script leads on from the panel to the sign-in page, perhaps halfway.
  await scrollThrough(page).catch(async () => {
    await page.waitForLoadState('networkidle')
    await scrollThrough(page)
  })
  await page.waitForLoadState('networkidle')
}

const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 400) {
      scrollTo(0, y)
      await new Promise(resolve => setTimeout(resolve, 30))
    }
  })
