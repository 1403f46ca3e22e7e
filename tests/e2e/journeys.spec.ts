import { devices } from 'playwright/test'
import { expect, test } from './site.ts'

/** What people come for is at most two taps from home, on a phone. */
const { viewport, hasTouch, isMobile } = devices['Pixel 7']
test.use({ viewport, hasTouch, isMobile })

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime('2026-11-23T17:00:00Z')
  await page.goto('/')
})

test('the Isha iqama of next Friday is one tap from home', async ({ page }) => {
  await page.getByRole('main').getByRole('link', { name: 'Prayer Times' }).first().tap()
  const friday = page.getByRole('row', { name: /Fri, Nov 27/ })
  await expect(friday).toBeVisible()
  const isha = friday.getByRole('cell').nth(5)
  await expect(isha).toHaveText('5:51 PM / 7:30 PM')
})

test('the school’s fees are two taps from home', async ({ page }) => {
  await page.getByRole('link', { name: 'Visit the school' }).tap()
  await page.getByRole('main').getByRole('link', { name: 'Fees', exact: true }).tap()
  const fees = page.getByRole('region', { name: 'Fees' })
  await expect(fees).toBeInViewport()
  await expect(fees.getByRole('row', { name: /^Admission/ })).toContainText('$120')
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Fees' }).tap()
  await expect(page.getByRole('heading', { name: 'Fees' })).toBeInViewport()
})

test('the way to the mosque is two taps from home', async ({ page }) => {
  await page.getByRole('link', { name: 'Contact Us' }).first().tap()
  const way = page.getByRole('main').getByRole('link', { name: /^\d+ Example Street/ })
  await expect(way).toBeInViewport()
  await expect(way).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps.*Example%20Street/)
  const phone = page.getByRole('main').getByRole('link', { name: '(212) 555-0100' })
  await expect(phone).toBeInViewport()
  await expect(phone).toHaveAttribute('href', 'tel:2125550100')
  await expect(page.getByRole('heading', { name: 'Write to us' })).toBeInViewport()
})

for (const [path, block] of [
  ['/volunteer', 'Food pantry'],
  ['/youth', 'See the events'],
  ['/sisters', 'See the events'],
  ['/explore-islam', 'Ask a question'],
  ['/nikah', 'Go to the application'],
  ['/about', 'Visit us'],
  ['/donate', 'Other ways to give'],
  ['/alfirdaous', 'Next day of school'],
  ['/alfirdaous/info', 'Schedule'],
  ['/alfirdaous/enroll', 'Register'],
] as const) {
  test(`${path} begins with what people come for on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 })
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
    await expect(main.getByText(block).first()).toBeInViewport()
  })
}
