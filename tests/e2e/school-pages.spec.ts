import { expect, test } from './site.ts'

/** Frames of other services cannot be reached from here; that they may be loaded is checked. */
const UNREACHABLE = /net::ERR_/

test.beforeEach(({ complaints }) => complaints.allow(UNREACHABLE))

test('enrollment lists its steps, with links to the provider’s pages', async ({ page }) => {
  await page.goto('/alfirdaous/enroll')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 3 })).toHaveText([
    'Step 1: Create an account or log in',
    'Step 2: Choose class and schedule',
    'Step 3: Cart and payment',
    'First time enrollment',
    'Optional account customization',
  ])
  for (const name of [
    'Create an account',
    'Log in',
    'See classes and schedules',
    'Open my account',
  ]) {
    const link = main.getByRole('link', { name: new RegExp(`^${name} ?, in a new tab$`) })
    await expect(link).toHaveAttribute('href', /^https:\/\/scheduling\.example\.org\//)
    await expect(link).toHaveAttribute('rel', 'noopener')
  }
  await expect(main.getByText('$120')).toBeVisible()
})

test('registration frames the scheduling page and explains it', async ({ page, complaints }) => {
  await page.goto('/alfirdaous/registration')
  const main = page.getByRole('main')
  await expect(main.getByRole('listitem')).toHaveCount(3)
  const frame = page.locator('iframe[title="Class schedules and registration"]')
  await expect(frame).not.toHaveAttribute('src')
  expect((await frame.boundingBox())?.height).toBeGreaterThanOrEqual(1200)
  await frame.scrollIntoViewIfNeeded()
  await expect(frame).toHaveAttribute('src', /^https:/)
  expect((await frame.boundingBox())?.height).toBeGreaterThanOrEqual(1200)
  expect(complaints.list.filter(text => /Content Security Policy/i.test(text))).toEqual([])
  await expect(main.getByRole('link', { name: /Open the scheduling page/ })).toHaveAttribute(
    'href',
    (await frame.getAttribute('src')) ?? '',
  )
  await main.getByRole('link', { name: 'Read the enrollment guide' }).click()
  await expect(page).toHaveURL(/\/alfirdaous\/enroll$/)
})

test.describe('the school’s info page', () => {
  for (const width of [390, 1440]) {
    test(`/alfirdaous/info#schedule stands below the header (${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/alfirdaous/info#schedule')
      const heading = page.getByRole('heading', { name: 'Schedule', exact: true })
      await expect(heading).toBeInViewport()
      await page.evaluate(() => document.fonts.ready)
      await page.waitForTimeout(300)
      const header = await page.locator('.masthead').boundingBox()
      const box = await heading.boundingBox()
      expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
      expect(box?.y).toBeLessThan(300)
    })
  }

  test('has every section with its facts, as HTML', async ({ page }) => {
    await page.goto('/alfirdaous/info')
    for (const [id, fact] of [
      ['fees', '$120once per school year'],
      ['tuition', 'sibling discount is applied automatically at checkout'],
      ['payment', 'the first tuition installment'],
      ['payment', 'the registration fee'],
      ['payment', 'the Arabic library'],
      ['absence', 'Tell us before 9:00 AM'],
      ['schedule', 'Doors open'],
      ['levels', 'placement test was introduced for school year 2024-2025'],
    ]) {
      await expect(page.locator(`#${id}`)).toContainText(fact ?? '')
    }
    await expect(page.locator('#schedule').getByRole('table')).toBeVisible()
    await page.getByRole('navigation', { name: 'On this page' }).getByText('Levels').click()
    await expect(page.getByRole('heading', { name: 'Levels', exact: true })).toBeInViewport()
  })
})

test('the school’s contact page links to phone, mail and map', async ({ page }) => {
  await page.goto('/alfirdaous/contact')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Contact Us - Al Firdaous Islamic School',
  )
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: '(212) 555-0101' })).toHaveAttribute(
    'href',
    'tel:2125550101',
  )
  await expect(main.getByRole('link', { name: 'school@example.org' })).toHaveAttribute(
    'href',
    'mailto:school@example.org',
  )
  const answer = main.getByText('Most of our children speak English at home.')
  await expect(answer).toBeHidden()
  await main.getByText('Does my child need to know Arabic?').click()
  await expect(answer).toBeVisible()
  const map = page.locator('iframe[title="Map of the way to the school"]')
  await map.scrollIntoViewIfNeeded()
  await expect(map).toHaveAttribute('src', /^https:/)
  await expect(main.getByRole('link', { name: /Open the map/ })).toHaveAttribute(
    'href',
    /Example%20Street/,
  )
})

test('the school’s donation page without an address redirects to other ways to give, and says why', async ({
  page,
}) => {
  await page.goto('/alfirdaous/donate')
  await page.getByRole('link', { name: 'Other ways to give' }).click()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeInViewport()
  await expect(page.getByText('Donate URL not found. Please contact the web admin.')).toBeVisible()
})

test('the other spelling of the school redirects to its pages, and keeps the fragment', async ({
  page,
  request,
}) => {
  for (const [from, to] of [
    ['/alfirdous', '/alfirdaous'],
    ['/alfirdous/', '/alfirdaous'],
    ['/alfirdous/Calendar', '/alfirdaous/calendar'],
    ['/AlFirdous/info', '/alfirdaous/info'],
    ['/ALFIRDOUS/Enroll?from=flyer', '/alfirdaous/enroll?from=flyer'],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 })
    expect(response.status(), from).toBe(301)
    expect(response.headers().location, from).toBe(to)
    expect((await request.get(from)).status(), from).toBe(200)
  }
  expect((await request.get('/alfirdous/no-such-page')).status()).toBe(404)
  await page.goto('/AlFirdous/Info#schedule')
  await expect(page).toHaveURL(/\/alfirdaous\/info#schedule$/)
  await expect(page.getByRole('heading', { name: 'Schedule', exact: true })).toBeInViewport()
})
