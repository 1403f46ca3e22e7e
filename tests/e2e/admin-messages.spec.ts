import { readFile } from 'node:fs/promises'
import type { Page, Route } from 'playwright/test'
import { expectLogged } from './activityLog.ts'
import { expect, firstAccount, SLOW, signedInContext, test } from './adminAccount.ts'
import { withDashboard } from './dashboard.ts'
import { expectAccessibleInBoth, expectToFit } from './sound.ts'

const SPAM = 'Our SEO experts build backlinks. Get on the first page of Google, more traffic!'

/** Sends a message as a visitor with an address that no other test uses. */
async function arrive(page: Page, fields: { name: string; message: string; subject?: string }) {
  const response = await page.request.post('/api/contact', {
    headers: { 'x-forwarded-for': `203.0.113.${Math.floor(Math.random() * 250)}` },
    data: { email: 'sender@example.net', phone: '+1 555 010 2233', subject: 'general', ...fields },
  })
  expect(response.status(), await response.text()).toBe(200)
}

/** Accessible, and not wider than the screen, in light and dark. */
async function isSound(page: Page) {
  await expectAccessibleInBoth(page)
  await expectToFit(page)
}

const row = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name })

test('messages are found, read, replied to, archived, released and deleted', async ({
  baseURL,
  browser,
  page,
}) => {
  test.setTimeout(120_000)
  const tag = `tag${Date.now().toString(36)}`
  const maryam = `مريم ${tag}`
  await arrive(page, {
    name: maryam,
    message: 'السلام عليكم، متى يبدأ الدرس؟',
    subject: 'prayer',
  })
  await arrive(page, { name: `Ibrahim ${tag}`, message: 'Can we rent the hall?\nOn a Sunday.' })
  await arrive(page, { name: `Rankify ${tag}`, message: SPAM, subject: 'other' })

  await page.goto('/admin')
  const entry = page
    .getByRole('navigation', { name: 'Admin' })
    .getByRole('link', { name: /^Messages/ })
  await expect(entry).toHaveAccessibleName(/Messages ?\d+ unread/, SLOW)
  await entry.click()
  await expect(page.getByRole('heading', { name: 'Messages', level: 1 })).toBeFocused()
  await page.getByLabel('Search').fill(tag)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`q=${tag}`))
  await expect(row(page, tag)).toHaveCount(2)
  await expect(row(page, tag).first()).toContainText('Unread: Ibrahim')
  await isSound(page)
  await page.getByLabel('Subject').selectOption({ label: 'Prayer times' })
  await expect(row(page, tag)).toHaveCount(1)
  // The account of this test is in its first day, which does not cover exports.
  const owner = await (await signedInContext(browser, baseURL, firstAccount())).newPage()
  await owner.goto(page.url())
  const download = owner.waitForEvent('download')
  await owner.getByRole('button', { name: 'Download this message as CSV' }).click()
  await owner.getByLabel('Your password').fill(firstAccount().password)
  await owner.getByRole('button', { name: 'Download', exact: true }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file).toContain(maryam)
  expect(file).toContain(`"'+1 555 010 2233"`)
  expect(file).not.toContain('Ibrahim')
  await page.getByLabel('Form').selectOption({ label: 'School' })
  await expect(page.getByText('No message in this folder matches the search.')).toBeVisible()
  await page.goBack()

  await row(page, maryam).getByRole('link').click()
  await expect(page.getByRole('heading', { name: maryam })).toBeFocused()
  await expect(page.getByText('السلام عليكم، متى يبدأ الدرس؟')).toHaveCSS('direction', 'rtl')
  await expect(page.getByRole('link', { name: 'Reply by e-mail' })).toHaveAttribute(
    'href',
    /^mailto:sender@example\.net\?subject=Re%3A%20Prayer%20times.*%3E%20%D8/,
  )
  await isSound(page)
  const press = async (name: string, confirmation: string) => {
    await page.getByRole('button', { name }).click()
    await expect(page.getByText(confirmation)).toBeVisible()
  }
  await press('Mark as answered', 'The message is marked as answered.')
  await expect(page.getByText('No message in this folder matches the search.')).toBeVisible()
  await page.getByRole('link', { name: 'Answered' }).click()
  await row(page, maryam).getByRole('link').click()
  await press('Archive', 'The message is archived.')
  await page.getByRole('link', { name: 'Archived' }).click()
  await row(page, maryam).getByRole('link').click()
  await press('Move to the inbox', 'The message is in the inbox.')
  await page.getByRole('link', { name: /^Inbox/ }).click()
  await row(page, maryam).getByRole('link').click()
  await press('Mark as unread', 'The message is marked as unread.')
  await expect(row(page, maryam)).toContainText('Unread: ')

  await row(page, maryam).getByRole('link').click()
  await page.getByRole('button', { name: 'Delete permanently' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete this message permanently?' })
  await isSound(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Delete permanently' }).click()
  await dialog.getByRole('button', { name: 'Delete permanently' }).click()
  await expect(page.getByText('The message has been deleted permanently.')).toBeVisible()

  await page.goto(`/admin/messages?folder=quarantine&q=${tag}`)
  await row(page, `Rankify ${tag}`).getByRole('link').click()
  await expect(page.getByText('This looks like spam, so it was not e-mailed.')).toBeVisible()
  await expect(page.getByText(/Talks of search rankings/)).toBeVisible()
  await isSound(page)
  await press('Not spam: e-mail it', 'The message is in the inbox.')
  await page.getByRole('link', { name: /^Inbox/ }).click()
  await expect(row(page, tag)).toHaveCount(2)
  await expectLogged(page, 'Took a message out of spam')
  await expect(page.getByText(tag)).toHaveCount(0)
})

test('the messages page shows failed and waiting e-mails and failed loads, on a phone too', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of (404|500)/)
  await page.setViewportSize({ width: 320, height: 700 })
  const tag = `tag${Date.now().toString(36)}`
  const name = `Abdurrahman-${'x'.repeat(60)} ${tag}`
  await arrive(page, { name, message: `${'y'.repeat(400)} ${tag}` })
  /** The stored message with another delivery state. */
  const mailed = (delivery: object) => async (route: Route) => {
    const url = route.request().url().replace('/delivery', '')
    const stored = await (await page.request.get(url)).json()
    await route.fulfill({
      json: { ...stored, success: true, message: { ...stored.message, delivery } },
    })
  }
  await page.route(/api\/messages\/[^/]+$/, mailed({ state: 'failed', tries: 10 }))
  await page.route('**/api/messages/*/delivery', mailed({ state: 'sent' }))
  const health = await (await page.request.get('/api/health')).json()
  await withDashboard(page, {
    messages: { value: { unread: 3, unanswered: 2, quarantined: 0, undelivered: 1 } },
    health: {
      value: {
        ...health,
        writes: { state: 'failing', since: '2020-02-01T17:00:00Z' },
        space: { state: 'low', freeBytes: 123_456_789 },
        backup: { state: 'old', at: '2020-02-01T17:00:00Z' },
        videos: { state: 'old', at: '2020-02-01T17:00:00Z' },
      },
    },
  })
  await page.goto('/admin')
  const old = 'the list of its last response: Saturday, February 1, 2020'
  await expect(page.getByText(new RegExp(old))).toBeVisible(SLOW)
  await expect(page.getByText('Changes cannot be saved')).toBeVisible()
  await expect(page.getByText(/It first failed: Saturday, February 1, 2020/)).toBeVisible()
  await expect(page.getByText(/^123 MB are left\./)).toBeVisible()
  await expect(page.getByText(/^The last one was made: Saturday, February 1, 2020/)).toBeVisible()
  await expect(page.getByText('2 messages have waited for more than 5 days.')).toBeVisible(SLOW)
  await expect(page.getByText(/^One message could not be e-mailed to you/)).toBeVisible()
  await page.getByRole('link', { name: 'Open the inbox' }).click()
  await page.getByLabel('Search').fill(tag)
  await page.keyboard.press('Enter')
  await isSound(page)
  await row(page, tag).getByRole('link').click()
  await expect(page.getByText(/could not be sent by e-mail \(tried 10 times\)/)).toBeVisible()
  await isSound(page)
  await page.getByRole('button', { name: 'Send it to the mosque’s mailbox again' }).click()
  await expect(page.getByText('The message is in the mosque’s mailbox.')).toBeVisible()

  await page.route('**/api/messages?*', route => route.fulfill({ status: 500, body: 'oops' }))
  await page.getByRole('link', { name: 'Inbox' }).click()
  await expect(page.getByRole('alert')).toHaveText('oops')
  await page.unroute('**/api/messages?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(row(page, tag)).toHaveCount(1)
  await page.unrouteAll({ behavior: 'wait' })
  await page.goto('/admin/messages/20200101t000000000-00000000')
  await expect(page.getByRole('alert')).toHaveText('This message has been deleted.')
})
