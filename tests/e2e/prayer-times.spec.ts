import type { Page } from 'playwright/test'
import { prayerTimesAnswer } from '#domain/prayer/answers.ts'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import { expect, test, watchLayoutShifts } from './site.ts'
import { expectToFit } from './sound.ts'

const widget = (page: Page) => page.getByRole('region', { name: 'Today’s prayer times' })
const line = (page: Page, prayer: string) =>
  widget(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: prayer }) })

test.describe('today', () => {
  test('is the mosque’s day and time, wherever the visitor is', async ({ page }) => {
    await page.goto('/prayer-times?at=2026-11-21T12:00')
    const today = widget(page)
    await expect(today.getByText('Saturday, November 21')).toBeVisible()
    await expect(today.getByText('Jumada al-Thani 11, 1448')).toBeVisible()
    await expect(today.getByText('Next: Asr in 02:13')).toBeVisible()
    await expect(today.getByText('Dhuhr iqama in 75 min, at 1:15 PM')).toBeVisible()
    for (const [prayer, ...times] of [
      ['Fajr', '5:30 AM', '5:50 AM'],
      ['Sunrise', '6:50 AM'],
      ['Dhuhr', '11:43 AM', '1:15 PM'],
      ['Asr', '2:13 PM', '2:28 PM'],
      ['Maghrib', '4:33 PM', '4:38 PM'],
      ['Isha', '5:53 PM', '7:30 PM'],
    ]) {
      for (const time of times) await expect(line(page, prayer ?? '')).toContainText(time)
    }
    await expect(line(page, 'Dhuhr')).toContainText('Current')
  })

  test('counts down by the minute, in the widget and in the header', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-21T19:00:30Z') })
    await page.goto('/prayer-times')
    await expect(widget(page).getByText('Next: Asr in 00:13')).toBeVisible()
    const badge = page.locator('[data-prayer-badge]:visible').first()
    await expect(badge).toContainText('Asr in 0h 13m')
    await page.clock.runFor(60_000)
    await expect(widget(page).getByText('Next: Asr in 00:12')).toBeVisible()
    await expect(badge).toContainText('Asr in 0h 12m')
    await page.clock.runFor(12 * 60_000)
    await expect(widget(page).getByText('Next: Maghrib in 02:20')).toBeVisible()
    await expect(badge).toContainText('Asr iqama in 15m')
  })

  test('goes over to tomorrow after Isha, at the end of a year too', async ({ page }) => {
    await page.goto('/prayer-times?at=2026-12-31T20:30')
    await expect(widget(page).getByText('Next: Fajr in 09:28')).toBeVisible()
    await expect(widget(page).getByText('Thursday, December 31')).toBeVisible()
    await expect(line(page, 'Isha')).toContainText('Current')
  })

  test('keeps the clock of a day on which it moves', async ({ page }) => {
    await page.goto('/prayer-times?at=2027-03-14T03:30')
    await expect(page.getByText(/This page shows .*March 14, 2027/)).toBeVisible()
    await expect(line(page, 'Dhuhr')).toContainText('1:30 PM')
    await expect(line(page, 'Fajr')).toContainText('5:54 AM')
    await page.getByRole('link', { name: 'Back to now' }).click()
    await expect(page).toHaveURL(/\/prayer-times\??$/)
    await expect(page.getByText(/This page shows/)).toBeHidden()
  })

  test('announces tomorrow’s iqama and never shows it as today’s', async ({ page }) => {
    await page.goto('/prayer-times?at=2026-11-26T12:00')
    await expect(widget(page).getByText('Tomorrow, Friday, November 27:')).toBeVisible()
    await expect(widget(page).getByText('Fajr iqama 6:01 AM (was 5:55 AM)')).toBeVisible()
    await expect(line(page, 'Fajr')).toContainText('5:55 AM')
    await expect(line(page, 'Fajr')).not.toContainText('6:01 AM')
    await page.goto('/prayer-times?at=2026-11-27T05:45')
    await expect(line(page, 'Fajr')).toContainText('6:01 AM')
    await expect(widget(page).getByText('From today, Friday, November 27:')).toBeVisible()
    await page.goto('/prayer-times?at=2026-11-27T06:01')
    await expect(line(page, 'Fajr')).toContainText('6:01 AM')
    await expect(widget(page).getByText('(was 5:55 AM)')).toBeHidden()
  })

  test('announces the steps of a rounding rule, each of them', async ({ page }) => {
    const settings = seedPrayerSettings(new Date('2027-01-18T17:00:00Z'))
    const rounded = (minutes: number) => [
      { rule: { kind: 'after-athan-rounded' as const, minutes } },
    ]
    settings.iqama = {
      ...settings.iqama,
      fajr: rounded(15),
      asr: rounded(13),
      maghrib: rounded(10),
    }
    await page.route('**/api/prayertimes*', route =>
      route.fulfill({ json: prayerTimesAnswer(settings, { now: new Date(), year: 2027 }) }),
    )
    await page.goto('/prayer-times?at=2027-01-18T12:00')
    await expect(widget(page).getByText('Tomorrow, Tuesday, January 19:')).toBeVisible()
    await expect(
      widget(page).getByText(/^Tomorrow.*Asr iqama 2:55 PM \(was 2:50 PM\)/),
    ).toBeVisible()
    await expect(widget(page).locator('.announcement p')).toHaveCount(5)
  })

  test('claims nothing where nothing changes', async ({ page }) => {
    await page.goto('/prayer-times?at=2026-12-08T12:00')
    await expect(line(page, 'Fajr')).toContainText('AM')
    await expect(widget(page).getByText(/changes/)).toBeHidden()
  })

  test('names Jumu’ah on Friday with khutbah and language', async ({ page }) => {
    await page.goto('/prayer-times?at=2026-11-27T11:00')
    await expect(widget(page).getByText(/^Next: Jumu'ah in 00:4\d$/)).toBeVisible()
    await expect(line(page, "Jumu'ah")).toContainText('1:45 PM')
    await expect(line(page, "Jumu'ah")).toContainText('khutbah 1:15 PM, English')
  })

  test('explains itself', async ({ page }) => {
    await page.goto('/prayer-times?at=2026-11-21T12:00')
    await widget(page).getByText('Why these times?').click()
    await expect(widget(page).getByText(/America\/New_York/)).toBeVisible()
    await expect(widget(page).getByText('20 minutes after athan', { exact: false })).toBeVisible()
  })
})

test.describe('without the functions', () => {
  test('the build’s own table stands in', async ({ page, complaints }) => {
    complaints.allow(/net::ERR_FAILED/)
    await page.route('**/api/**', route => route.abort())
    await page.goto('/prayer-times?at=2026-11-21T12:00')
    await expect(widget(page).getByText('Next: Asr in 02:13')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'November 2026' })).toBeVisible()
  })

  test('and without that, the embedded widget below the error', async ({ page, complaints }) => {
    complaints.allow(/net::ERR_(FAILED|NAME_NOT_RESOLVED)/)
    await page.route('**/api/**', route => route.abort())
    await page.route('**/prayer-times/*.json', route => route.abort())
    await page.goto('/prayer-times')
    const error = page.getByText('Failed to load prayer times').first()
    await expect(error).toBeVisible()
    const frame = page.locator('iframe[title="Prayer times"]')
    await expect(frame).toHaveAttribute('src', /^https:\/\/.*theme=.*masjid_id=/)
    expect((await frame.boundingBox())?.height).toBe(480)
    const [top, below] = [await error.boundingBox(), await frame.boundingBox()]
    expect(top?.y).toBeLessThan(below?.y ?? 0)
  })
})

test.describe('the month', () => {
  test('shows every day with athan / iqama, today marked', async ({ page }) => {
    await page.goto('/prayer-times?at=2026-11-21T12:00')
    const month = page.getByRole('table', { name: /Prayer times of November 2026/ })
    await expect(month.getByRole('row')).toHaveCount(31)
    await expect(month.locator('[aria-current="date"]')).toContainText('Sat, Nov 21')
    await expect(month.locator('[aria-current="date"]')).toContainText('5:30 AM / 5:50 AM')
    await expect(month.locator('[aria-current="date"]')).toContainText('--')
    await expect(month.getByRole('row', { name: /Fri, Nov 20/ })).toContainText('1:45 PM & 2:45 PM')
  })

  test('can be turned forth and back, over the end of the year', async ({ page }) => {
    await page.goto('/prayer-times?at=2026-12-21T12:00')
    await expect(page.getByRole('heading', { name: 'December 2026' })).toBeVisible()
    await page.getByRole('button', { name: 'Next month' }).click()
    await expect(page.getByRole('heading', { name: 'January 2027' })).toBeVisible()
    const month = page.getByRole('table', { name: /January 2027/ })
    await expect(month.getByRole('row', { name: /Fri, Jan 1 / })).toContainText('/')
    await expect(month.locator('[aria-current="date"]')).toHaveCount(0)
    await page.getByRole('button', { name: 'Previous month' }).click()
    await page.getByRole('button', { name: 'Previous month' }).click()
    await expect(page.getByRole('heading', { name: 'November 2026' })).toBeVisible()
  })

  test('prints on one page', async ({ page }) => {
    await page.goto('/prayer-times?at=2026-12-21T12:00')
    await expect(page.locator('[aria-current="date"]')).toBeVisible()
    const pdf = await page.pdf({ format: 'Letter' })
    const pages = pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g) ?? []
    expect(pages).toHaveLength(1)
  })

  test('fits a phone of 320 px without sideways scroll', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto('/prayer-times?at=2026-11-21T12:00')
    await expect(page.locator('[aria-current="date"]')).toBeVisible()
    await expectToFit(page)
  })
})

for (const width of [390, 1440]) {
  test(`nothing moves when slow times arrive (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    const shifts = await watchLayoutShifts(page)
    await page.route('**/api/prayertimes*', async route => {
      await new Promise(resolve => setTimeout(resolve, 1500))
      await route.continue()
    })
    for (const path of ['/prayer-times', '/']) {
      await page.goto(path)
      await expect(widget(page).getByText(/^Next: /)).toBeVisible()
      await page.waitForTimeout(500)
      expect(await shifts(), path).toBeLessThan(0.01)
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
}

test('without scripts there is a plain table from the build’s day on', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  })
  const page = await context.newPage()
  await page.goto('/prayer-times')
  await expect(page.getByRole('row', { name: /Saturday, November 21/ })).toContainText(
    '5:30 AM / 5:50 AM',
  )
  await context.close()
})
