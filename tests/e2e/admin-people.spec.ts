import type { Page } from 'playwright/test'
import { expect, SLOW, signIn, strangersContext, test } from './adminAccount.ts'

const row = (page: Page, email: string) => page.getByRole('listitem').filter({ hasText: email })

/** The link that the dialog shows. */
async function linkIn(page: Page): Promise<string> {
  const link = await page.getByRole('dialog').getByLabel(/link$/).inputValue()
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  return link
}

async function setPassword(page: Page, link: string, password: string) {
  await page.goto(new URL(link).pathname + new URL(link).hash)
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Confirm new password').fill(password)
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('Your password is set')).toBeVisible(SLOW)
  await expect(page.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/login')
}

test('someone is invited, gets a new password, is signed out and removed', async ({
  page,
  browser,
  complaints,
}) => {
  complaints.allow(/status of (401|409)/)
  test.setTimeout(120_000)
  const email = `yusuf-${Date.now()}-${process.pid}@example.org`
  await page.goto('/admin/people')
  await page.getByRole('button', { name: 'Invite someone' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Make the invitation' }).click()
  await expect(dialog.getByText('Enter a name.')).toBeVisible()
  await dialog.getByLabel('Name').fill('Yusuf')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Make the invitation' }).click()
  const invitation = await linkIn(page)
  await expect(row(page, email)).toContainText('Invited')

  await page.getByRole('button', { name: 'Invite someone' }).click()
  await dialog.getByLabel('Name').fill('Yusuf again')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Make the invitation' }).click()
  await expect(dialog.getByRole('alert').or(dialog.locator('.field-error'))).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  const theirs = await strangersContext(browser)
  const yusuf = await theirs.newPage()
  await setPassword(yusuf, invitation, 'meadow copper river')
  await signIn(yusuf, { name: 'Yusuf', email, password: 'meadow copper river' })
  await expect(yusuf.getByRole('heading', { name: 'Dashboard' })).toBeVisible()

  await page.reload()
  await row(page, email).getByRole('button', { name: 'Sign out everywhere' }).click()
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page.getByText('Yusuf is signed out everywhere.')).toBeVisible()
  await yusuf.goto('/admin/people')
  await expect(yusuf).toHaveURL(/\/login/)

  await row(page, email).getByRole('button', { name: 'Password link' }).click()
  await dialog.getByRole('button', { name: 'Make the link' }).click()
  await setPassword(yusuf, await linkIn(page), 'silver garden cloud')
  await signIn(yusuf, { name: 'Yusuf', email, password: 'silver garden cloud' })
  await yusuf.goto('/admin/people')
  await expect(row(yusuf, email)).toContainText('You')

  await row(page, email).getByRole('button', { name: 'Remove' }).click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await row(page, email).getByRole('button', { name: 'Remove' }).click()
  await dialog.getByRole('button', { name: 'Remove Yusuf' }).click()
  await expect(page.getByText('Yusuf is no longer an admin.')).toBeVisible()
  await expect(row(page, email)).toBeHidden()
  await yusuf.reload()
  await expect(yusuf).toHaveURL(/\/login/)
  await theirs.close()
})

test('the last admin cannot be removed', async ({ page }) => {
  const person = {
    id: '00000000-0000-4000-8000-000000000000',
    email: 'amina@example.org',
    name: 'Amina',
    role: 'admin',
    avatar: null,
    twoFactor: false,
    invited: false,
    you: true,
    createdAt: '2026-11-21T12:00:00Z',
  }
  const guest = { ...person, id: `1${person.id.slice(1)}`, email: 'b@example.org', name: 'Bilal' }
  await page.route('**/api/people', route =>
    route.fulfill({ json: { people: [person, { ...guest, invited: true, you: false }] } }),
  )
  await page.goto('/admin/people')
  await expect(row(page, person.email)).toContainText('The last admin cannot be removed.')
  await expect(row(page, person.email).getByRole('button', { name: 'Remove' })).toBeHidden()
  await expect(row(page, guest.email).getByRole('button', { name: 'Remove' })).toBeVisible()
})
