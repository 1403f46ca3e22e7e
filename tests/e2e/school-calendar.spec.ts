import type { Page } from 'playwright/test'
import { changeNewer, newerContent } from './newer.ts'
import { expect, test } from './site.ts'
import { expectContrastInEveryTheme } from './sound.ts'

test.describe('the school calendar', () => {
  const day = (page: Page, name: RegExp) => page.getByRole('gridcell').getByRole('button', { name })
  const chosen = (page: Page) => page.getByRole('region', { name: 'Selected day' })
  /** Opens the calendar and waits until it works: only then is a day marked as today. */
  async function open(page: Page, at: string) {
    await page.goto(`/alfirdaous/calendar?at=${at}`)
    await expect(page.locator('[aria-current="date"]')).toBeVisible({ timeout: 20_000 })
  }

  test('shows the mosque’s month with today and its events', async ({ page }) => {
    await open(page, '2026-11-21T23:30')
    const grid = page.getByRole('grid', { name: 'November 2026' })
    await expect(grid.getByRole('columnheader')).toHaveText([
      'Sun',
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
    ])
    await expect(grid.locator('[aria-current="date"]')).toHaveAccessibleName(
      'Today, Saturday, November 21 Recitation morning',
    )
    await expect(chosen(page)).toContainText('Saturday, November 21')
    await expect(chosen(page)).toContainText('Every class recites')
    await expect(page.getByRole('list', { name: 'Categories' }).getByRole('listitem')).toHaveText([
      'Academic',
      'Holiday',
      'Event',
      'Meeting',
    ])
  })

  test('shows newer events that came before its script', async ({ page }) => {
    const content = JSON.stringify([
      { id: 'a', date: '2026-11-21', title: 'Open day', description: '', category: 'event' },
    ])
    await changeNewer(page, () =>
      newerContent({
        'schoolCalendar/schoolEvents': { content, html: '' },
        'schoolCalendar/hero-title': { content: 'Newer', html: 'Newer' },
      }),
    )
    await page.route(/SchoolCalendar\.astro.*\.js$/, async route => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Newer')
      await route.continue()
    })
    await open(page, '2026-11-21T12:00')
    await expect(chosen(page)).toContainText('Open day')
  })

  test('selects days with and without events, and other months, by mouse', async ({ page }) => {
    await open(page, '2026-11-21T12:00')
    await day(page, /^Saturday, November 28/).click()
    await expect(chosen(page)).toContainText('Thanksgiving weekend')
    await expect(page.locator('[aria-selected="true"]')).toHaveCount(1)
    await expect(page.locator('[aria-current="date"]')).toHaveAttribute('data-date', '2026-11-21')
    await day(page, /^Tuesday, November 24/).click()
    await expect(chosen(page)).toContainText('Tuesday, November 24')
    await expect(chosen(page)).toContainText('No events on this day.')
    await page.getByRole('button', { name: 'Next month' }).click()
    await page.getByRole('button', { name: 'Next month' }).click()
    await expect(page.getByRole('grid', { name: 'January 2027' })).toBeVisible()
    await expect(page.locator('[aria-current="date"]')).toHaveCount(0)
    await day(page, /^Saturday, January 9/).click()
    await expect(chosen(page)).toContainText('Second term begins')
    await page.getByRole('button', { name: 'Previous month' }).click()
    await expect(page.getByRole('grid', { name: 'December 2026' })).toBeVisible()
    await page.getByRole('button', { name: 'Today' }).click()
    await expect(page.getByRole('grid', { name: 'November 2026' })).toBeVisible()
    await expect(chosen(page)).toContainText('Recitation morning')
  })

  test('moves by days, weeks and months, and selects with Enter, by keyboard', async ({ page }) => {
    await open(page, '2026-11-21T12:00')
    await expect(page.locator('.calendar-cell[tabindex="0"]')).toHaveCount(1)
    await page.getByRole('button', { name: 'Next month' }).focus()
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    for (const [key, name] of [
      ['ArrowRight', /^Sunday, November 22/],
      ['ArrowUp', /^Sunday, November 15 Parent-teacher talks/],
      ['End', /^Today, Saturday, November 21/],
      ['Home', /^Sunday, November 15/],
      ['ArrowDown', /^Sunday, November 22/],
      ['ArrowDown', /^Sunday, November 29/],
      ['ArrowDown', /^Sunday, December 6/],
      ['PageDown', /^Wednesday, January 6/],
      ['PageUp', /^Sunday, December 6/],
      ['Shift+PageDown', /^Monday, December 6/],
      ['Shift+PageUp', /^Sunday, December 6/],
      ['ArrowLeft', /^Saturday, December 5/],
      ['ArrowDown', /^Saturday, December 12 Review of the first term/],
    ] as const) {
      await page.keyboard.press(key)
      await expect(focused).toHaveAccessibleName(name)
    }
    await expect(page.getByRole('heading', { name: 'December 2026' })).toHaveAttribute(
      'aria-live',
      'polite',
    )
    await expect(chosen(page)).toContainText('Saturday, November 21')
    await page.keyboard.press('Enter')
    await expect(chosen(page)).toContainText('Review of the first term')
    await expect(chosen(page)).toHaveAttribute('aria-live', 'polite')
    await expect(focused).toHaveAttribute('data-date', '2026-12-12')
  })

  test('has cells of at least 100 px that name their events, and mark them on a phone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, '2026-11-21T12:00')
    const cell = day(page, /Saturday, November 21/)
    expect((await cell.boundingBox())?.height).toBeGreaterThanOrEqual(100)
    const words = cell.getByText('Recitation morning')
    expect((await words.boundingBox())?.width).toBeGreaterThan(60)
    await page.setViewportSize({ width: 390, height: 844 })
    const mark = await cell.locator('.calendar-entry').first().boundingBox()
    expect(mark?.width).toBeGreaterThan(36)
    const box = await cell.boundingBox()
    expect(box?.width).toBeGreaterThanOrEqual(44)
    expect(box?.height).toBeGreaterThanOrEqual(100)
    await day(page, /^Saturday, November 14/).click()
    await expect(chosen(page)).toContainText('Parent-teacher talks')
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('lists the whole year', async ({ page }) => {
      await page.goto('/alfirdaous/calendar')
      await page.getByText('Show all dates as a list').click()
      await expect(page.getByText('Saturday, June 19, 2027')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Graduation day' })).toBeVisible()
    })
  })
})

test('the calendar has readable contrast in every theme, light and dark', async ({ page }) => {
  test.slow()
  await expectContrastInEveryTheme(page, async () => {
    await page.goto('/alfirdaous/calendar?at=2027-05-16T12:00')
    await expect(page.locator('[aria-current="date"]')).toBeVisible()
  })
})
