import type { Page } from 'playwright/test'
import { firstAccount, formsReady, SLOW, signIn } from './adminAccount.ts'
import { expect, test } from './site.ts'

const password = (page: Page) => page.getByLabel('Password', { exact: true })

async function submit(page: Page, email: string, secret: string) {
  await formsReady(page)
  await page.getByLabel('Email').fill(email)
  await password(page).fill(secret)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('the printed account signs in and out', async ({ page, complaints }) => {
  // Parts of the dashboard may still be loading at the sign-out.
  complaints.allow(/status of 401/)
  await signIn(page, firstAccount())
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await page.getByRole('complementary').getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/admin')
  await expect(page).toHaveURL('/login')
})

test('a wrong password is refused, and the input is kept', async ({ page, complaints }) => {
  complaints.allow(/status of 401/)
  await page.goto('/login')
  await formsReady(page)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Email and password are required')).toBeVisible()
  for (const field of [page.getByLabel('Email'), password(page)])
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  await submit(page, 'nobody@example.org', 'not the password')
  await expect(page.getByText('The email or the password is not right.')).toBeVisible(SLOW)
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.org')
  await expect(password(page)).toHaveValue('not the password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password(page)).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(password(page)).toHaveAttribute('type', 'password')
})

test('the login redirects to the requested page of the panel, and to no other address', async ({
  page,
}) => {
  const account = firstAccount()
  await page.goto('/admin/settings/security')
  await expect(page).toHaveURL('/login?from=%2Fadmin%2Fsettings%2Fsecurity')
  await submit(page, account.email, account.password)
  await expect(page).toHaveURL('/admin/settings/security', SLOW)
  await expect(page.getByRole('heading', { name: 'Change password' })).toBeVisible()
  for (const requested of [
    '//evil.example/admin',
    '/\\evil.example',
    'https://evil.example/admin',
  ]) {
    await page.goto(`/login?${new URLSearchParams({ from: requested })}`)
    await expect(page).toHaveURL('/admin')
  }
})

test('the login page works by keyboard alone', async ({ page }) => {
  const account = firstAccount()
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled()
  await page.getByLabel('Email').focus()
  await page.keyboard.type(account.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(account.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin', SLOW)
})

test('Enter signs in before the script is there, and leads to the requested page', async ({
  page,
}) => {
  const account = firstAccount()
  // Never arrives, until the form has been sent.
  await page.route(/LoginForm/, () => {})
  await page.goto('/login?from=%2Fadmin%2Fevents', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.unroute(/LoginForm/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/events', SLOW)
})

test('‘Forgot password?’ says the same whether the account exists or not', async ({ page }) => {
  const texts: string[] = []
  for (const email of [firstAccount().email, 'nobody@example.org']) {
    await page.goto('/login')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send me a link' }).click()
    texts.push(await page.getByRole('status').innerText())
  }
  expect(texts[0]).not.toBe('')
  expect(texts[1]).toBe(texts[0])
})

test('a password link without a valid token shows an error', async ({ page, complaints }) => {
  complaints.allow(/status of 400/)
  await page.goto('/set-password')
  await expect(page.getByText('This link is no longer valid. Ask for a new one.')).toBeVisible()
  await page.goto('/set-password#token=made-up')
  await page.reload()
  await page.getByLabel('New password', { exact: true }).fill('lantern orchard river')
  await page.getByLabel('Confirm new password').fill('lantern orchard rivers')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('New password and confirmation do not match.')).toBeVisible()
  await page.getByLabel('Confirm new password').fill('lantern orchard river')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('This link is no longer valid. Ask for a new one.')).toBeVisible()
})
