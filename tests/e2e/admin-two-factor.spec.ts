import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright/test'
import { type Account, formsReady, newAccount, SLOW, signIn } from './adminAccount.ts'
import { expect, test } from './site.ts'

const STEP_MS = 30_000

/** The app's code, `ahead` time steps from now. */
const codeOf = (secret: string, ahead = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + ahead * STEP_MS,
  })

async function signInWith(page: Page, account: Account, give: () => Promise<void>) {
  await page.goto('/login')
  await formsReady(page)
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Enter the code of your authenticator app')).toBeVisible(SLOW)
  await give()
}

test('the second factor is set up, required, and turned off', async ({
  page,
  baseURL,
  complaints,
}) => {
  complaints.allow(/status of (400|401|403)/)
  test.setTimeout(180_000)
  const account = await newAccount(baseURL, 'Khadija')
  await signIn(page, account, '/login?from=/admin/settings/security')
  const logOut = async () => {
    await page.getByRole('complementary').getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL('/')
  }

  const box = page.getByRole('checkbox', { name: 'Ask for a code when I sign in' })
  await box.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password').fill('not my password')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('The current password is not right.')).toBeVisible(SLOW)
  await dialog.getByLabel('Your password').fill(account.password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible(SLOW)
  await dialog.getByText('I cannot scan it').click()
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '')
  await dialog.getByLabel('Enter the code').fill('000000')
  await dialog.getByRole('button', { name: 'Turn it on' }).click()
  await expect(dialog.locator('.field-error')).toBeVisible()
  await dialog.getByLabel('Enter the code').fill(codeOf(secret))
  await dialog.getByRole('button', { name: 'Turn it on' }).click()

  await expect(dialog.getByRole('heading', { name: 'Keep your recovery codes' })).toBeVisible(SLOW)
  const codes = await dialog.locator('.codes code').allInnerTexts()
  expect(new Set(codes).size).toBe(10)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('recovery-codes.txt')
  await dialog.getByLabel('I have saved these codes').check()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(box).toBeChecked()
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible()
  await logOut()

  await signInWith(page, account, async () => {
    await page.getByLabel('Code of your authenticator app').fill('000000')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByText('That code is not right, or it was used already.')).toBeVisible(
      SLOW,
    )
    await page.getByLabel('Code of your authenticator app').fill(codeOf(secret, 1))
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  })
  await expect(page).toHaveURL('/admin', SLOW)
  await logOut()

  await signInWith(page, account, async () => {
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await page.getByLabel('Recovery code').fill(codes[0] ?? '')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  })
  await expect(page).toHaveURL('/admin', SLOW)
  await page.goto('/admin/settings/security')
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible()

  const proveWith = async (button: string, code: string) => {
    await dialog.getByLabel('Your password').fill(account.password)
    await dialog.getByRole('button', { name: 'Use a recovery code' }).click()
    await dialog.getByLabel('Recovery code').fill(code)
    await dialog.getByRole('button', { name: button }).click()
  }
  await page.getByRole('button', { name: 'Make new recovery codes' }).click()
  await proveWith('Make new codes', codes[0] ?? '')
  await expect(dialog.getByText('That code is not right, or it was used already.')).toBeVisible(
    SLOW,
  )
  await dialog.getByLabel('Recovery code').fill(codes[1] ?? '')
  await dialog.getByRole('button', { name: 'Make new codes' }).click()
  await expect(dialog.locator('.codes code')).toHaveCount(10, SLOW)
  const fresh = await dialog.locator('.codes code').allInnerTexts()
  expect(fresh).not.toContain(codes[2])
  await dialog.getByLabel('I have saved these codes').check()
  await dialog.getByRole('button', { name: 'Done' }).click()

  // The change-password form requires a code as well.
  await page.getByLabel('Current password').fill(account.password)
  await page.getByLabel('New password', { exact: true }).fill('harbor willow comet')
  await page.getByLabel('Confirm new password').fill('harbor willow comet')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Enter the code of your authenticator app')).toBeVisible(SLOW)

  await box.click()
  await proveWith('Turn it off', fresh[0] ?? '')
  await expect(page.getByText('Two-factor authentication is off.')).toBeVisible(SLOW)
  await expect(box).not.toBeChecked()
})
