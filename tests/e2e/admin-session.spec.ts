import { expect, newAccount, SLOW, signedInContext, test } from './adminAccount.ts'

test('a session that ends while typing loses no input', async ({ page, account, complaints }) => {
  complaints.allow(/status of 401/)
  test.slow()
  await page.goto('/admin/settings/account')
  await page.getByLabel('Bio').fill('Looks after the prayer times.')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('heading', { name: 'Admin Login Required' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Your session has ended.')
  await page.getByRole('link', { name: 'Go to Login' }).click()
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/admin/settings/account', SLOW)
  await expect(page.getByText('What you typed before is back')).toBeVisible()
  await expect(page.getByLabel('Bio')).toHaveValue('Looks after the prayer times.')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Settings have been successfully updated.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Bio')).toHaveValue('Looks after the prayer times.')
  await expect(page.getByText('What you typed before is back')).toBeHidden()
})

test('a public page checks the session of a remembered user only', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  complaints.allow(/status of 401/)
  let checks = 0
  await page.route('**/api/session-status', route => {
    checks += 1
    return route.continue()
  })
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await page.clock.install()
  checks = 0
  await page.goto('/about')
  await expect.poll(() => checks).toBe(1)
  await page.clock.runFor(5 * 60_000)
  await expect.poll(() => checks).toBe(2)
  await expect(page.getByRole('link', { name: 'Admin' }).first()).toBeVisible()
  await page.context().clearCookies()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('link', { name: 'Admin' })).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()

  const visitors = await browser.newContext({
    ...(baseURL && { baseURL }),
    storageState: { cookies: [], origins: [] },
  })
  const visitor = await visitors.newPage()
  const requested: string[] = []
  visitor.on('request', request => void requested.push(new URL(request.url()).pathname))
  await visitor.goto('/about')
  await visitor.waitForLoadState('networkidle')
  expect(requested.filter(path => path.includes('session'))).toEqual([])
  await visitors.close()
})

test('a logout that does not reach the server shows an error, and is tried again', async ({
  browser,
  baseURL,
}) => {
  test.slow()
  const context = await signedInContext(browser, baseURL, await newAccount(baseURL))
  const page = await context.newPage()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.route('**/api/logout', route => route.abort())
  await page.goto('/about')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  const notice = page.getByText(
    'You are signed out here, but the server did not hear it: close this browser.',
  )
  await expect(notice).toBeVisible()
  await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0)
  expect((await page.request.get('/api/session-status')).status()).toBe(200)

  await page.unroute('**/api/logout')
  await page.goto('/contact')
  await expect.poll(async () => (await page.request.get('/api/session-status')).status()).toBe(401)
  await expect(notice).toBeHidden()
  await context.close()
})

test('logging out in one tab closes the panel in the other', async ({ browser, baseURL }) => {
  const context = await signedInContext(browser, baseURL, await newAccount(baseURL))
  const [one, other] = [await context.newPage(), await context.newPage()]
  await one.goto('/admin')
  await other.goto('/admin/people')
  await expect(other.getByRole('heading', { name: 'People' })).toBeVisible()
  await one.getByRole('complementary').getByRole('button', { name: 'Logout' }).click()
  await expect(other.getByRole('heading', { name: 'Admin Login Required' })).toBeVisible()
  await expect(one.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await context.close()
})

test('an unreachable server signs no one out', async ({ page, complaints }) => {
  complaints.allow(/ERR_FAILED/)
  await page.route('**/api/session-status', route => route.abort())
  await page.goto('/admin')
  await expect(page.getByText('cannot be reached')).toBeVisible()
  await page.unroute('**/api/session-status')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
})

test('unsaved changes are not lost by a click, or by going back', async ({ page }) => {
  await page.goto('/admin')
  const rail = page.getByRole('complementary')
  await rail.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('link', { name: 'Notifications' }).click()
  await expect(page).toHaveURL('/admin/settings/notifications')
  const box = page.getByRole('checkbox', { name: 'New messages' })
  await box.click()
  const before = await box.isChecked()
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })

  await rail.getByRole('link', { name: 'People' }).click()
  await dialog.getByRole('button', { name: 'Stay on this page' }).click()
  await expect(page).toHaveURL('/admin/settings/notifications')
  expect(await box.isChecked()).toBe(before)

  await page.goBack()
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL('/admin/settings/notifications')
  await dialog.getByRole('button', { name: 'Leave and discard changes' }).click()
  await expect(page).toHaveURL('/admin/settings')
  await page.getByRole('link', { name: 'Notifications' }).click()
  await expect(box).toBeChecked({ checked: !before })
  await expect(page.getByText('Everything is saved.')).toBeVisible()
})
