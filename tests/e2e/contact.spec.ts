import type { Page } from 'playwright/test'
import { expect, test, watchLayoutShifts } from './site.ts'
import { expectAccessible } from './sound.ts'

const FORMS = [
  { path: '/contact', api: '/api/contact', subject: 'Events' },
  { path: '/alfirdaous/contact', api: '/api/contact/school', subject: 'Volunteering' },
  { path: '/volunteer', api: '/api/contact', subject: null },
  { path: '/explore-islam', api: '/api/contact', subject: null },
] as const

/** Every test uses its own client address, because messages are limited per address. */
let visitor = 0
test.beforeEach(async ({ context }, { workerIndex }) => {
  const address = `198.51.${workerIndex % 256}.${++visitor}`
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': address })
})

const send = (page: Page) => page.getByRole('button', { name: 'Send message' })

/** Opens a page, points at its form and waits until that is hydrated. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await send(page).hover()
  await expect(page.locator('#message-count')).toContainText('/ 1000')
}

async function fillIn(page: Page, subject: string | null, message: string) {
  await page.getByLabel('Name').fill('Maryam Odeh')
  await page.getByLabel('Email', { exact: true }).fill('maryam@example.org')
  if (subject) await page.getByLabel('Subject').selectOption({ label: subject })
  await page.getByLabel('Message', { exact: true }).fill(message)
}

for (const { path, api, subject } of FORMS) {
  test(`${path} shows what is missing, then sends`, async ({ page }) => {
    const moved = await watchLayoutShifts(page)
    await open(page, path)
    expect(await moved()).toEqual([])
    await send(page).click()
    await expect(page.getByText('Please tell us your name.')).toBeVisible()
    await expect(page.getByLabel('Name')).toBeFocused()
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(subject ? 4 : 3)
    await expectAccessible(page, '.contact-form')

    await fillIn(page, subject, `السلام عليكم, a word from ${path}`)
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0)
    const answered = page.waitForResponse(response => response.url().endsWith(api))
    await send(page).click()
    expect((await answered).status()).toBe(200)
    await expect(page.getByText('Message Sent!')).toBeVisible()
  })
}

test('the contact form comes alive once it is touched, and keeps the press that did it', async ({
  page,
}) => {
  const loaded: string[] = []
  page.on('request', request => loaded.push(new URL(request.url()).pathname))
  await page.goto('/contact', { waitUntil: 'networkidle' })
  expect(loaded.filter(path => /\/(?:react|ContactForm)\./.test(path))).toEqual([])
  await send(page).click()
  await expect(page.getByText('Please tell us your name.')).toBeVisible()
})

test('the contact form is sent as plain HTML where its script cannot be loaded', async ({
  page,
  complaints,
}) => {
  complaints.allow(/net::ERR_FAILED|Error hydrating|Failed to fetch/)
  // It is asked for twice, the second time with a query.
  await page.route(/\/ContactForm\.[^/]*\.js/, route => route.abort())
  await page.goto('/contact', { waitUntil: 'networkidle' })
  await fillIn(page, 'Events', 'Sent over a line that broke')
  await send(page).click()
  await expect(page).toHaveURL(/\/contact\/thanks$/)
  // It thanks, too, where the mosque has no words of its own.
  await page.locator('.thanks .lead').evaluate(lead => lead.replaceChildren())
  await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible()
})

test('the contact form keeps its input through a failure, a reload and an offline moment', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/503|ERR_FAILED|ERR_INTERNET_DISCONNECTED/)
  await open(page, '/contact')
  const count = page.locator('#message-count')
  const message = page.getByLabel('Message', { exact: true })
  await message.fill('a'.repeat(900))
  await expect(count).not.toHaveAttribute('data-near-limit')
  await message.fill('a'.repeat(901))
  await expect(count).toHaveText('901 / 1000')
  await expect(count).toHaveAttribute('data-near-limit')

  const text = `Is there room for a stroller? ${crypto.randomUUID()}`
  await fillIn(page, 'Prayer times', text)
  await page.route('**/api/contact', route => route.fulfill({ status: 503, body: 'down' }))
  await send(page).click()
  const failed = page.getByText('Failed to send message. Please try again later.')
  await expect(failed).toBeVisible()
  await expect(failed).toBeHidden({ timeout: 7_000 })
  await page.unroute('**/api/contact')

  await page.reload()
  await send(page).scrollIntoViewIfNeeded()
  await expect(message).toHaveValue(text)
  await expect(count).toHaveText(`${text.length} / 1000`)
  await expect(page.getByLabel('Subject')).toHaveValue('prayer')

  await context.setOffline(true)
  await send(page).click()
  await expect(page.getByText('You are offline.')).toBeVisible()
  await expect(message).toHaveValue(text)
  await context.setOffline(false)
  await expect(page.getByText('Message Sent!')).toBeVisible()
  await expect(page.getByText('Message Sent!')).toBeHidden({ timeout: 7_000 })
  await expect(message).toHaveValue('')
  await expect(page.locator('.contact-form form')).toBeFocused()
})

test('the contact form keeps input from before hydration through a reload', async ({ page }) => {
  let comeAlive = () => {}
  const waiting = new Promise<void>(resolve => {
    comeAlive = resolve
  })
  await page.route(/\/ContactForm\.[^/]*\.js$/, async route => {
    await waiting
    await route.continue()
  })
  await page.goto('/contact')
  const message = page.getByLabel('Message', { exact: true })
  await message.fill('An early question')
  comeAlive()
  await expect(page.locator('#message-count')).toHaveText('17 / 1000')
  await open(page, '/contact')
  await expect(message).toHaveValue('An early question')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const { path, subject } of FORMS) {
    test(`${path} sends a plain form`, async ({ page, complaints }) => {
      complaints.allow(/status of 400/)
      // With scripts the page itself catches it.
      complaints.allow(/Transition was aborted/)
      await page.goto(path)
      await fillIn(page, subject, `${'long '.repeat(210)} ${path}`)
      await send(page).click()
      await expect(page.getByRole('heading', { name: 'Almost there' })).toBeVisible()
      await expect(page.getByText('Please shorten the message to 1000 characters.')).toBeVisible()
      await expect(page.getByLabel('Name')).toHaveValue('Maryam Odeh')
      await page.getByLabel('Message').fill(`A plain word from ${path}`)
      await page.getByRole('button', { name: 'Send message' }).click()
      await expect(page).toHaveURL(/\/contact\/thanks$/)
      await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible()
    })
  }
})
