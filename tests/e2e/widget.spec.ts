import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Frame, Page } from 'playwright/test'
import { expect, test } from './site.ts'
import { expectAccessible, expectSound, expectToFit } from './sound.ts'

/** Another site's page, from an origin of its own: another host name and port. */
let other: Server
let address = ''
let body = ''

test.beforeAll(async () => {
  other = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(`<!doctype html><html lang="en"><title>School</title><body>${body}`)
  })
  await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve))
  address = `http://localhost:${(other.address() as AddressInfo).port}/`
})
test.afterAll(() => {
  other.close()
})

async function framed(page: Page, query: string): Promise<Frame> {
  const find = () => page.frames().find(frame => frame.url().endsWith(`/widget${query}`))
  await expect.poll(find).toBeDefined()
  return find()!
}

const heights = (frame: Frame) =>
  frame.frameElement().then(async element => ({
    outside: Math.round((await element.boundingBox())?.height ?? 0),
    inside: await frame.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height)),
  }))

test.describe('in another site', () => {
  // What is in storage would be the frame's.
  test.use({ isReturning: false })

  test('other sites’ pages show the times in frames as high as the times, without cookies', async ({
    page,
    context,
    baseURL,
  }) => {
    body = `<masjid-times theme="dark" color="#8a2be2"></masjid-times>
    <iframe src="${baseURL}/widget?view=month&amp;theme=light" title="Month" width="400" height="99"></iframe>
    <script src="${baseURL}/masjid-times.js"></script>`
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(address)
    const day = await framed(page, '?theme=dark&color=8a2be2')
    const month = await framed(page, '?view=month&theme=light')

    await expect(day.getByText(/^(Next: |\w+ iqama in )/).first()).toBeVisible()
    await expect(day.locator('html')).toHaveAttribute('data-mode', 'dark')
    await expect(month.getByRole('row').filter({ hasNot: month.locator('[colspan]') })).toHaveCount(
      await daysOfMonth(month),
    )
    await expect(month.locator('.plain-below').first()).toHaveText(
      /^Jumu'ahkhutbah 1:15 · prayer 1:45 PMkhutbah 1:55 · prayer 2:05 PM$/,
    )
    await expect(month.locator('tr[aria-current="date"]')).toHaveCount(1)
    for (const frame of [day, month]) {
      await expect
        .poll(async () => {
          const { outside, inside } = await heights(frame)
          return outside - inside
        })
        .toBeLessThanOrEqual(5)
      expect((await heights(frame)).outside).toBeGreaterThanOrEqual((await heights(frame)).inside)
      expect(await frame.evaluate(() => [document.cookie, localStorage.length])).toEqual(['', 0])
    }

    // The element follows its attributes, and its column.
    await page.locator('masjid-times').evaluate(element => {
      element.setAttribute('view', 'next')
      element.setAttribute('theme', 'light')
      element.style.width = '280px'
    })
    const next = await framed(page, '?view=next&theme=light&color=8a2be2')
    await expect(next.getByRole('table')).toBeHidden()
    await expect.poll(async () => (await heights(next)).outside).toBeLessThan(320)
    expect(await context.cookies()).toEqual([])
  })
})

/** With the table's head. */
const daysOfMonth = (frame: Frame) =>
  frame.evaluate(() => {
    const zone = document.documentElement.dataset.zone
    const [month = 1, year = 2026] = new Date()
      .toLocaleDateString('en-US', { timeZone: zone, month: 'numeric', year: 'numeric' })
      .split('/')
      .map(Number)
    return new Date(Date.UTC(year, month, 0)).getUTCDate() + 1
  })

test('the frame has today’s times after midnight, and by the year’s file without functions', async ({
  page,
  complaints,
}) => {
  complaints.allow(/503/)
  await page.route('**/api/**', route => route.fulfill({ status: 503, body: '' }))
  await page.goto('/widget?at=2026-12-31T23:59')
  await expect(page.getByText('Thursday, December 31', { exact: true })).toBeVisible()
  await page.goto('/widget?at=2027-01-01T00:01')
  await expect(page.getByText('Friday, January 1', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/widget?view=month&at=2027-01-01T00:01')
  await expect(page.getByRole('heading', { name: 'January 2027' })).toBeVisible()
  await expect(page.getByRole('rowheader')).toHaveCount(31)
  await expectAccessible(page)
  await expectToFit(page, 280)
})

test('the pages for other sites’ makers are sound, and show each choice with its code at once', async ({
  page,
}) => {
  await expectSound(page, '/prayer-times/embed')
  const code = page.locator('[data-code]')
  await expect(code).toContainText('<masjid-times label="Prayer times of')
  await page.getByLabel('Only what is next').check()
  await page.getByLabel('Your color').fill('#8a2be2')
  await framed(page, '?view=next&color=8a2be2')
  await expect(code).toContainText('<masjid-times view="next" color="#8a2be2" label=')
  await page.getByLabel('An editor that takes no scripts').check()
  await expect(code).toContainText('/widget?view=next&amp;color=8a2be2" title="Prayer times of')
  await page.getByRole('link', { name: 'For developers' }).click()
  await page.getByRole('link', { name: 'PrayerRow' }).first().click()
  await expect(page.getByRole('heading', { name: 'PrayerRow' })).toBeInViewport()
  await expectAccessible(page)
  await expectToFit(page, 320)
})
