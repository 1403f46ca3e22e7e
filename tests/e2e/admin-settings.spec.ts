import {
  expect,
  newAccount,
  SLOW,
  signedInContext,
  signedOutContext,
  signIn,
  test,
} from './adminAccount.ts'
import { ONE_CHECK, reopenUntil } from './visitor.ts'

test.describe('the site settings', () => {
  test.describe.configure({ mode: 'serial' })

  // All tests share them: a change that a test leaves behind would fail others and its own retry.
  let theme: object
  let fields: object
  test.beforeEach(async ({ page }) => {
    theme = await (await page.request.get('/api/admin/theme')).json()
    const { timezone: _, ...rest } = (await (await page.request.get('/api/admin/settings')).json())
      .settings
    fields = rest
  })
  test.afterEach(async ({ page }) => {
    await page.request.post('/api/theme', { data: theme })
    await page.request.put('/api/settings', { data: fields })
  })

  test('a new theme reaches visitors at once', async ({ page, browser }) => {
    const visitor = await signedOutContext(browser)
    const site = await visitor.newPage()
    await site.goto('/')
    await expect(site.locator('html')).toHaveClass(/theme-green/)

    await page.goto('/admin/settings/general')
    await expect(page.getByText('Changes are applied instantly and saved globally.')).toBeVisible()
    await page.getByText('Purple', { exact: true }).click()
    await expect(page.locator('html')).toHaveClass(/theme-purple/)
    await expect(page.getByText('The site is purple now, for every visitor.')).toBeVisible()

    await reopenUntil(site, site.url(), () =>
      expect(site.locator('html')).toHaveClass(/theme-purple/, ONE_CHECK),
    )
    await site.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.dataset.atFirst = document.documentElement.className
      })
    })
    await site.goto('/prayer-times')
    await expect(site.locator('html')).toHaveAttribute('data-at-first', /theme-purple/)

    // The panel's page loads no newer content, but loads the theme.
    await page.evaluate(() => localStorage.removeItem('siteTheme'))
    await page.goto('/admin')
    await expect(page.locator('html')).toHaveClass(/theme-purple/)
    await page.goto('/admin/settings/general')

    await page.getByText('A color of your own').click()
    await page.getByLabel('Color', { exact: true }).fill('#1a5276')
    await page.getByRole('button', { name: 'Use this color' }).click()
    await expect(page.getByText('The site has its own color now, for every visitor.')).toBeVisible()
    await reopenUntil(site, site.url(), () =>
      expect(site.locator('html')).toHaveClass(/theme-own/, ONE_CHECK),
    )
    await site.goto('/prayer-times')
    await expect(site.locator('html')).toHaveAttribute('data-at-first', /theme-own/)
    const bar = site.locator('meta[name="theme-color"]').first()
    await expect(bar).toHaveAttribute('content', /^#1[\da-f]3[\da-f]{3}$/)

    await page.getByText('Green', { exact: true }).click()
    await expect(page.getByText('The site is green now, for every visitor.')).toBeVisible()
    await visitor.close()
  })

  test('the site’s fields are validated, saved, and protected from another admin’s save', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/status of 409/)
    await page.goto('/admin/settings/general')
    const phone = page.getByLabel('Phone')
    const before = await phone.inputValue()
    await phone.fill('(212) 555-0147')
    await page.getByText('Place on the map').click()
    await page.getByLabel('Latitude').fill('far north')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByLabel('Latitude')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Latitude')).toBeFocused()
    // With two fields at fault, the one that is corrected keeps what is typed.
    await page.getByLabel('Longitude').fill('far west')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByLabel('Longitude')).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel('Longitude').focus()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('-73.9712')
    await expect(page.getByLabel('Longitude')).toHaveValue('-73.9712')
    await page.getByLabel('Latitude').fill('40.7831')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Settings have been successfully updated.')).toBeVisible()
    await expect(page.getByText('Settings have been successfully updated.')).toBeHidden()
    await page.reload()
    await expect(phone).toHaveValue('(212) 555-0147')

    const { revision, settings } = await (await page.request.get('/api/admin/settings')).json()
    const { timezone: _, ...fields } = settings
    const saved = await page.request.put('/api/settings', {
      data: { ...fields, siteName: 'Theirs', siteDescription: 'Theirs too.', base: revision },
    })
    expect(saved.status()).toBe(200)
    await phone.fill(before)
    await page.getByLabel('Name of the center').fill('Mine')
    await page.getByRole('button', { name: 'Save changes' }).click()
    // Only the field that both changed is a conflict.
    const conflict = page.getByRole('region', { name: 'Two versions' })
    await expect(conflict).toBeFocused()
    await expect(conflict.getByRole('group')).toHaveCount(1)
    const name = conflict.getByRole('group', { name: 'Name of the center' })
    await expect(name.getByRole('deletion')).toHaveText('Theirs')
    await name.getByRole('radio', { name: 'Keep mine' }).check()
    await conflict.getByRole('button', { name: 'Save what I chose' }).click()
    await expect(page.getByText('Everything is saved.')).toBeVisible()
    await page.reload()
    await expect(phone).toHaveValue(before)
    await expect(page.getByLabel('Name of the center')).toHaveValue('Mine')
    await expect(page.getByLabel('Description')).toHaveValue('Theirs too.')
  })
})

test('the settings work by keyboard alone', async ({ page }) => {
  await page.goto('/admin/settings')
  await expect(page.getByLabel('Phone')).toBeVisible()
  const tabTo = async (reached: () => Promise<boolean>) => {
    for (let step = 0; step < 60; step++) {
      await page.keyboard.press('Tab')
      if (await reached()) return
    }
    throw new Error('Tab does not lead there')
  }
  const isFocused = (name: string, role: 'link' | 'textbox') => () =>
    page
      .getByRole(role, { name })
      .first()
      .evaluate(element => element === document.activeElement)
  await tabTo(isFocused('Account', 'link'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/settings\/account$/)
  await expect(page.getByLabel('Bio')).toBeVisible()
  await tabTo(isFocused('Bio', 'textbox'))
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Set by keys.')
  await tabTo(() =>
    page
      .getByRole('button', { name: 'Save changes' })
      .evaluate(element => element === document.activeElement),
  )
  await page.keyboard.press('Enter')
  await expect(page.getByText('Settings have been successfully updated.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Bio')).toHaveValue('Set by keys.')
})

test('the profile shows and saves name, address and role', async ({
  page,
  account,
  complaints,
}) => {
  complaints.allow(/status of 403/)
  await page.goto('/admin/settings/account')
  await expect(page.getByText('Contact a super administrator to change your role')).toBeVisible()
  await expect(page.getByLabel('Role')).toHaveAttribute('readonly')
  await page.getByLabel('Name').fill('Amina Yusuf')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('complementary')).toContainText('Amina Yusuf')
  await page.getByLabel('Email').fill('another@example.org')
  await page.getByRole('button', { name: 'Save changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change your e-mail address' })
  await dialog.getByLabel('Your password').fill('not my password')
  await dialog.getByRole('button', { name: 'Change the address' }).click()
  await expect(dialog.getByText('The current password is not right.')).toBeVisible(SLOW)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('You have unsaved changes.')).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(account.email)
  await page.reload()
  await page.getByRole('button', { name: 'I have read this' }).click()
})

test('a profile picture is previewed, saved and removed', async ({ page }) => {
  const file = { name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await page.goto('/admin/settings/account')
  await expect(page.getByText('PNG, JPG, max 1MB')).toBeVisible()
  const input = page.getByLabel('Choose a picture')
  await input.setInputFiles({ ...file, buffer: Buffer.alloc(1024 * 1024 + 1) })
  await expect(page.getByText('This picture is 1 MB. Choose one of at most 1 MB.')).toBeVisible()
  await input.setInputFiles({ ...file, mimeType: 'image/gif' })
  await expect(page.getByText('Choose a PNG or JPG picture.')).toBeVisible()
  await input.setInputFiles(file)
  await expect(page.getByRole('img', { name: 'The chosen picture' })).toBeVisible()
  await page.getByRole('button', { name: 'Save picture' }).click()
  await expect(page.getByText('Your picture has been saved.')).toBeVisible()
  const shown = page.getByRole('complementary').locator('img')
  await expect(shown).toHaveJSProperty('complete', true)
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Remove picture' }).click()
  await expect(page.getByText('Your picture has been removed.')).toBeVisible()
})

test('a password change signs out other devices and keeps this one', async ({
  browser,
  baseURL,
}) => {
  test.slow()
  const account = await newAccount(baseURL, 'Bilal')
  const here = await (await signedInContext(browser, baseURL, account)).newPage()
  const elsewhere = await (await signedInContext(browser, baseURL, account)).newPage()
  await elsewhere.goto('/admin')
  await expect(elsewhere.getByRole('heading', { name: 'Dashboard' })).toBeVisible()

  await here.goto('/admin/settings/security')
  await expect(here.getByText('This device')).toBeVisible()
  const [current, fresh, again] = [
    here.getByLabel('Current password'),
    here.getByLabel('New password', { exact: true }),
    here.getByLabel('Confirm new password'),
  ]
  const press = () => here.getByRole('button', { name: 'Change password' }).click()
  await current.fill('not my password')
  await fresh.fill('short')
  await again.fill('short')
  await press()
  await expect(here.getByText('New password must be at least 8 characters.')).toBeVisible()
  await fresh.fill('harbor willow comet')
  await again.fill('harbor willow planet')
  await press()
  await expect(here.getByText('New password and confirmation do not match.')).toBeVisible()
  await again.fill('harbor willow comet')
  await press()
  await expect(here.getByText('The current password is not right.')).toBeVisible(SLOW)
  await expect(fresh).toHaveValue('harbor willow comet')
  await current.fill(account.password)
  await press()
  await expect(here.getByText('Your password has been changed.')).toBeVisible(SLOW)
  await expect(fresh).toHaveValue('')
  await here.reload()
  await expect(here.getByRole('heading', { name: 'Change password' })).toBeVisible()

  const ended = elsewhere.getByRole('heading', { name: 'Admin Login Required' })
  // The panel checks the session itself too, possibly before a click.
  await expect(async () => {
    const people = elsewhere.getByRole('link', { name: 'People' }).first()
    if (!(await ended.isVisible())) await people.click({ timeout: 2_000 })
    await expect(ended).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await elsewhere.context().clearCookies()
  await signIn(elsewhere, { ...account, password: 'harbor willow comet' })
  await expect(elsewhere).toHaveURL('/admin')

  await here.reload()
  await here
    .getByRole('button', { name: /^Sign out / })
    .first()
    .click()
  await expect(here.getByText(/is signed out\.$/)).toBeVisible()
  await expect(here.getByText('This device')).toBeVisible()
  await expect(here.getByRole('button', { name: 'Sign out everywhere else' })).toBeHidden()
  await here.context().close()
  await elsewhere.context().close()
})
