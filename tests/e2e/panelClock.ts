import type { BrowserContext, Page } from 'playwright/test'

/** Lets the panel take a moment for the server's, too: its own clock would set that of the page right. */
export async function serverIsAt(where: Page | BrowserContext, moment: Date): Promise<void> {
  await where.route('**/api/session-status*', async route => {
    const response = await route.fetch()
    const body: unknown = await response.json().catch(() => null)
    if (typeof body !== 'object') return route.fulfill({ response })
    return route.fulfill({ response, json: { ...body, now: moment.toISOString() } })
  })
}
