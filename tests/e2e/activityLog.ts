import type { Page } from 'playwright/test'
import { expect, SLOW } from './adminAccount.ts'

/** Expects an entry in the panel's log; what other tests do meanwhile pushes it to later pages. */
export async function expectLogged(page: Page, action: string) {
  const entry = page.getByText(action).first()
  await page.goto('/admin/activities')
  await expect(page.getByText(/^Page 1 of/)).toBeVisible(SLOW)
  await expect(async () => {
    if (!(await entry.isVisible())) {
      await page.getByRole('button', { name: 'Next' }).click({ timeout: 2_000 })
    }
    await expect(entry).toBeVisible({ timeout: 2_000 })
  }).toPass(SLOW)
}
