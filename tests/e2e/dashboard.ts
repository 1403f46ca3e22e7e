import type { Page } from 'playwright/test'

/** The dashboard loads with these parts in place of its own. */
export const withDashboard = (page: Page, parts: object) =>
  page.route('**/api/dashboard', async route => {
    const all = await (await route.fetch()).json()
    await route.fulfill({ json: { ...all, ...parts } })
  })
