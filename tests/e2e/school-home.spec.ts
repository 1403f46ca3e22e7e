import type { Page } from 'playwright/test'
import { expect, test } from './site.ts'

test.describe('the school’s home', () => {
  test('welcomes in English and Arabic, and links to the school’s pages', async ({ page }) => {
    await page.goto('/alfirdaous')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Al Firdaous Islamic School')
    for (const text of ['مدرسة الفردوس الإسلامية', 'نبذة عن مدرستنا']) {
      const arabic = page.getByText(text)
      await expect(arabic).toHaveAttribute('lang', 'ar')
      await expect(arabic).toHaveAttribute('dir', 'rtl')
      await expect(arabic).toHaveCSS('font-family', /Amiri/)
    }
    expect(await page.evaluate(() => document.fonts.check('20px "Amiri Naskh"', 'مدرسة'))).toBe(
      true,
    )
    await expect(page.getByRole('link', { name: 'Register', exact: true })).toHaveAttribute(
      'href',
      '/alfirdaous/registration',
    )
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'School Calendar' })).toHaveAttribute(
      'href',
      '/alfirdaous/calendar',
    )
    await expect(main.getByRole('link', { name: 'Enroll now' })).toHaveAttribute(
      'href',
      '/alfirdaous/enroll',
    )
    await expect(main.getByRole('heading', { name: 'About our school' })).toBeVisible()
    const programs = page.locator('[data-section="schoolHome/programs"]')
    await expect(programs.getByRole('heading', { level: 3 })).toHaveText([
      'Qur’an',
      'Arabic',
      'Islamic studies',
      'Prayer and character',
    ])
  })
})

test('the school’s home names the next day of school at any time of the year', async ({ page }) => {
  for (const [at, day, note] of [
    ['2026-08-10', 'Saturday, September 12', 'First day of classes'],
    ['2026-11-25', 'Saturday, December 5', 'No classes before: Thanksgiving weekend'],
    ['2026-12-05', 'Today, Saturday, December 5', 'Then Sunday, December 6'],
    ['2027-06-14', 'The school year has ended', /not in the calendar yet/],
  ] as const) {
    await page.goto(`/alfirdaous?at=${at}T12:00`)
    const main = page.getByRole('main')
    await expect(main.getByText(day, { exact: true })).toBeVisible()
    await expect(main.getByText(note)).toBeVisible()
  }
})

test.describe('the photo carousel', () => {
  const photos = (page: Page) => page.getByRole('region', { name: 'Photos of the school' })

  test('has ten photos, 10 px apart, loops, and does not move with prefers-reduced-motion', async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto('/alfirdaous')
    await photos(page).scrollIntoViewIfNeeded()
    await expect(photos(page)).toHaveAttribute('data-live', 'true')
    const slides = photos(page).locator('.carousel-slide')
    await expect(slides).toHaveCount(10)
    for (const image of await slides.locator('img').all()) {
      await expect(image).toHaveAttribute('alt', /\w+ \w+/)
    }
    await expect(slides.first()).toHaveCSS('padding-inline-start', '10px')
    await expect(photos(page).getByRole('button', { name: 'Play photos' })).toBeVisible()
    await page.clock.runFor(20_000)
    await expect(photos(page).getByText('1 of 10', { exact: true })).toBeVisible()
    await photos(page).getByRole('button', { name: 'Previous photo' }).click()
    await expect(photos(page).getByText('10 of 10', { exact: true })).toBeVisible()
    await expect(photos(page).getByRole('status')).toContainText('10 of 10: The stage')
    await photos(page).getByRole('button', { name: 'Next photo' }).click()
    await expect(photos(page).getByText('1 of 10', { exact: true })).toBeVisible()
  })

  test('moves on after 5 seconds, and pauses under the pointer', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    // The clock moves only when the test advances it.
    await page.clock.install({ time: '2026-11-21T17:00:00Z' })
    await page.clock.pauseAt('2026-11-21T17:00:01Z')
    await page.goto('/alfirdaous')
    await photos(page).scrollIntoViewIfNeeded()
    await expect(photos(page)).toHaveAttribute('data-live', 'true')
    await page.clock.runFor(4_900)
    await expect(photos(page).getByText('1 of 10', { exact: true })).toBeVisible()
    await page.clock.runFor(200)
    await expect(photos(page).getByText('2 of 10', { exact: true })).toBeVisible()
    await photos(page).locator('.carousel-viewport').hover()
    await page.clock.runFor(20_000)
    await expect(photos(page).getByText('2 of 10', { exact: true })).toBeVisible()
    await page.mouse.move(2, 2)
    await expect(async () => {
      await page.clock.runFor(1_000)
      await expect(photos(page).getByText('3 of 10', { exact: true })).toBeVisible({ timeout: 100 })
    }).toPass()
    await photos(page).getByRole('button', { name: 'Pause photos' }).click()
    await page.mouse.move(2, 2)
    await page.clock.runFor(20_000)
    await expect(photos(page).getByText('3 of 10', { exact: true })).toBeVisible()
  })
})
