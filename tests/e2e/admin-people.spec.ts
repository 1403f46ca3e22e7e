import type { Page } from 'playwright/test'
import {
  test as base,
  expect,
  firstAccount,
  SLOW,
  signedInContext,
  signedOutContext,
  signIn,
} from './adminAccount.ts'
import { expectAccessible, expectToFit } from './sound.ts'
import { countSteps } from './steps.ts'

/** Signed in as the first admin: an invited admin cannot manage others for a day. */
const test = base.extend({
  storageState: async ({ browser }, use, { project }) => {
    const context = await signedInContext(browser, project.use.baseURL, firstAccount())
    const state = await context.storageState()
    await context.close()
    await use(state)
  },
})

// One after the other: what is confirmed of this one account's notices is gone for all of them.
test.describe.configure({ mode: 'default' })

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
}

/** Types the password into the dialog that requires it, and continues. */
async function prove(page: Page, button: string, password = firstAccount().password) {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password').fill(password)
  await dialog.getByRole('button', { name: button, exact: true }).click()
}

test('an admin is invited, gets a new password, is signed out and removed', async ({
  page,
  browser,
  complaints,
}) => {
  complaints.allow(/status of (401|403|409)/)
  test.setTimeout(180_000)
  const email = `yusuf-${Date.now()}-${process.pid}@example.org`
  await page.goto('/admin/people')
  await page.getByRole('button', { name: 'Invite someone' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create invitation' }).click()
  await expect(dialog.getByText('Enter a name.')).toBeVisible()
  await dialog.getByLabel('Name').fill('Yusuf')
  await dialog.getByLabel('Email').fill(email)
  await expect(dialog.getByRole('radio', { name: /^Editor/ })).toBeChecked()
  await dialog.getByRole('radio', { name: /^Owner/ }).check()
  await dialog.getByRole('button', { name: 'Create invitation' }).click()

  // Cancel returns to the typed values; a wrong password creates no invitation.
  await expect(dialog.getByRole('heading', { name: 'Invite Yusuf' })).toBeVisible()
  await expect(dialog.getByLabel('Your password')).toBeFocused()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog.getByLabel('Email')).toHaveValue(email)
  await dialog.getByRole('button', { name: 'Create invitation' }).click()
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(dialog.getByText('Enter your password.')).toBeVisible()
  await prove(page, 'Invite', 'not my password')
  await expect(dialog.getByText('The current password is not right.')).toBeVisible(SLOW)
  await prove(page, 'Invite')
  await expect(dialog.getByLabel('Invitation link')).toBeVisible(SLOW)
  const invitation = await linkIn(page)
  await expect(row(page, email)).toContainText('Invited')

  await page.getByRole('button', { name: 'Invite someone' }).click()
  await dialog.getByLabel('Name').fill('Yusuf again')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Create invitation' }).click()
  await prove(page, 'Invite')
  await expect(dialog.getByText('There is an account with that e-mail address')).toBeVisible(SLOW)
  await expect(dialog.getByLabel('Email')).toBeFocused()
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  const theirs = await signedOutContext(browser)
  const yusuf = await theirs.newPage()
  await setPassword(yusuf, invitation, 'meadow copper river')
  await expect(yusuf).toHaveURL(/\/admin$/, SLOW)
  await expect(yusuf.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await expect(yusuf.getByText('This happened to your account')).toBeHidden()

  // In the first day Yusuf cannot manage other admins.
  await yusuf.goto('/admin/people')
  await expect(
    yusuf.getByText(/^You can manage other people, backups and exports of messages from/),
  ).toBeVisible()
  await expect(yusuf.getByRole('button', { name: 'Invite someone' })).toBeDisabled()
  const first = row(yusuf, firstAccount().email)
  for (const name of ['Password link', 'Sign out everywhere', 'Remove']) {
    await expect(first.getByRole('button', { name })).toBeDisabled()
  }
  await expect(row(yusuf, email).getByRole('button', { name: 'Remove' })).toBeEnabled()

  // The wrong password is shown to the account, until that is confirmed.
  await page.reload()
  const wrong = page.getByRole('alert').filter({ hasText: 'A wrong password, code or passkey' })
  await wrong.getByRole('button', { name: 'I have read this' }).click()
  await expect(wrong).toBeHidden()
  await row(page, email).getByRole('button', { name: 'Sign out everywhere' }).click()
  await prove(page, 'Sign out everywhere')
  await expect(page.getByText('Yusuf is signed out everywhere.')).toBeVisible(SLOW)
  await yusuf.goto('/admin/people')
  await expect(yusuf).toHaveURL(/\/login/)

  await row(page, email).getByRole('button', { name: 'Password link' }).click()
  await dialog.getByRole('button', { name: 'Create link' }).click()
  await prove(page, 'Create link')
  await expect(dialog.getByLabel('Password link')).toBeVisible(SLOW)
  await setPassword(yusuf, await linkIn(page), 'silver garden cloud')
  await expect(yusuf.getByText('Your password is set')).toBeVisible(SLOW)
  await expect(yusuf.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/login')
  await signIn(yusuf, { name: 'Yusuf', email, password: 'silver garden cloud' })
  await yusuf.goto('/admin/people')
  await expect(row(yusuf, email)).toContainText('You')

  // The notice of a change to the account stays until it is confirmed.
  const notice = yusuf.getByRole('alert').filter({ hasText: 'This happened to your account' })
  await expect(notice.getByRole('listitem')).toContainText([
    'Administrator signed you out on all your devices. Today,',
    'Administrator made a link to a new password for your account. Today,',
    'A new password was set with a link. Today,',
  ])
  await expectAccessible(yusuf)
  await notice.getByRole('button', { name: 'I have read this' }).click()
  await expect(notice).toBeHidden()
  await yusuf.reload()
  await expect(row(yusuf, email)).toContainText('You')
  await expect(notice).toBeHidden()

  await row(page, email).getByRole('button', { name: 'Change role' }).click()
  await dialog.getByRole('radio', { name: /^Timekeeper/ }).check()
  await dialog.getByRole('button', { name: 'Change role' }).click()
  await prove(page, 'Make Yusuf a timekeeper')
  await expect(page.getByText('Yusuf is now a timekeeper.')).toBeVisible(SLOW)
  await yusuf.goto('/admin/events')
  await expect(yusuf.getByText('Events are changed by editors and owners.')).toBeVisible()
  await expect(yusuf.getByRole('navigation').getByRole('link', { name: 'People' })).toBeHidden()
  await expectAccessible(yusuf)

  await row(page, email).getByRole('button', { name: 'Remove' }).click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await row(page, email).getByRole('button', { name: 'Remove' }).click()
  await prove(page, 'Remove Yusuf')
  await expect(page.getByText('Yusuf is no longer an admin.')).toBeVisible(SLOW)
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
    route.fulfill({
      json: { people: [person, { ...guest, invited: true, you: false }], managesFrom: null },
    }),
  )
  await page.goto('/admin/people')
  await expect(row(page, person.email)).toContainText('The last owner cannot be removed')
  await expect(row(page, person.email).getByRole('button', { name: 'Remove' })).toBeHidden()
  await expect(row(page, guest.email).getByRole('button', { name: 'Remove' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a helper is invited in at most four steps, and a visitor answered in three', async ({
    page,
  }) => {
    const { use, leave, expectAtMost } = countSteps(page)
    const dialog = page.getByRole('dialog')
    await page.goto('/admin')
    await expect(page.getByRole('complementary')).toBeHidden()
    await use(page.getByRole('main').getByRole('link', { name: 'Invite someone' }))
    await dialog.getByLabel('Name').fill('Zaynab')
    await dialog.getByLabel('Email').fill(`zaynab-${Date.now()}@example.org`)
    await expectToFit(page)
    await use(dialog.getByRole('button', { name: 'Create invitation' }))
    await dialog.getByLabel('Your password').fill(firstAccount().password)
    await use(dialog.getByRole('button', { name: 'Invite', exact: true }))
    await expect(dialog.getByLabel('Invitation link')).toHaveValue(/#token=/, SLOW)
    await expect(page).toHaveURL('/admin/people')
    expectAtMost(4, 'Invite a helper')

    const name = `Visitor ${Date.now().toString(36)}`
    const sent = await page.request.post('/api/contact', {
      headers: { 'x-forwarded-for': `203.0.113.${Math.floor(Math.random() * 250)}` },
      data: { name, email: 'v@example.net', phone: '', subject: 'general', message: 'Parking?' },
    })
    expect(sent.status(), await sent.text()).toBe(200)
    await page.goto('/admin')
    await use(page.locator('.bottom-bar').getByRole('link', { name: /^Messages/ }))
    await use(page.getByRole('main').getByRole('link', { name: new RegExp(name) }))
    const reply = page.getByRole('link', { name: 'Reply by e-mail' })
    await expect(reply).toHaveAttribute('href', /^mailto:v@example\.net/)
    await expect(reply).toBeInViewport()
    leave('Reply by e-mail')
    expectAtMost(3, 'Answer a visitor')
  })
})
