import { expect, firstAccount, SLOW, signedInRequest, test } from './adminAccount.ts'
import { expectAccessible } from './sound.ts'

test('a screen is previewed while it is set up, follows the save, and is seen', async ({ page }, {
  project,
}) => {
  test.setTimeout(60_000)
  const api = await signedInRequest(project.use.baseURL, firstAccount())
  try {
    await page.goto('/admin/screens')
    const card = page.getByRole('listitem').filter({ hasText: 'Prayer hall' })
    await expect(card.getByText('Not seen yet')).toBeVisible(SLOW)
    await card.getByRole('button', { name: 'Change Prayer hall' }).click()
    const preview = page.frameLocator('[title="Preview of the screen"]').locator('html')
    await expect(preview).toHaveAttribute('data-layout', 'times-and-slides', SLOW)
    await page.getByLabel('Times only').check()
    await expect(preview).toHaveAttribute('data-layout', 'times')
    await page.getByLabel('Name', { exact: true }).fill('Prayer hall, left')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Screens have been successfully updated.')).toBeVisible(SLOW)
    await expectAccessible(page)

    const address = (await page.locator('.screen-address').textContent()) ?? ''
    const screen = await page.context().newPage()
    const isHeard = screen.waitForResponse('**/api/screens/seen')
    await screen.goto(new URL(address).pathname + new URL(address).search)
    await expect(screen.locator('html')).toHaveAttribute('data-layout', 'times', SLOW)
    await isHeard
    await screen.close()
    await page.reload()
    await expect(page.getByText('Seen just now')).toBeVisible(SLOW)
  } finally {
    await api.post('/api/screens/restore', { data: { revision: 0 } })
    await api.dispose()
  }
})
