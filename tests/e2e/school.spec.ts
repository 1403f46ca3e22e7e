import type { Page } from 'playwright/test'
import { expect, test, watchLayoutShifts } from './site.ts'
import { expectAccessible, expectToFit, withoutFrames } from './sound.ts'

const PAGES = ['', '/info', '/enroll', '/registration', '/calendar', '/contact', '/donate'].map(
  path => `/alfirdaous${path}`,
)
/** Frames of other services cannot be reached from here; that they may be loaded is checked. */
const UNREACHABLE = /net::ERR_/

test.beforeEach(({ complaints }) => complaints.allow(UNREACHABLE))

test.describe('home', () => {
  test('welcomes in English and Arabic, and leads on', async ({ page }) => {
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

test.describe('the photos', () => {
  const photos = (page: Page) => page.getByRole('region', { name: 'Photos of the school' })

  test('are ten, 10 px apart, and go round', async ({ page }) => {
    // They do not move on by themselves then.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/alfirdaous')
    await photos(page).scrollIntoViewIfNeeded()
    await expect(photos(page)).toHaveAttribute('data-live', 'true')
    const slides = photos(page).locator('.carousel-slide')
    await expect(slides).toHaveCount(10)
    for (const image of await slides.locator('img').all()) {
      await expect(image).toHaveAttribute('alt', /\w+ \w+/)
    }
    await expect(slides.first()).toHaveCSS('padding-inline-start', '10px')
    await expect(photos(page).getByText('1 of 10', { exact: true })).toBeVisible()
    await photos(page).getByRole('button', { name: 'Previous photo' }).click()
    await expect(photos(page).getByText('10 of 10', { exact: true })).toBeVisible()
    await expect(photos(page).getByRole('status')).toContainText('10 of 10: The stage')
    await photos(page).getByRole('button', { name: 'Next photo' }).click()
    await expect(photos(page).getByText('1 of 10', { exact: true })).toBeVisible()
  })

  test('move on after 5 seconds, but not while they are pointed at', async ({ page }) => {
    // Time stands still but for what the test lets pass.
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

  test('keep still for those who asked for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await page.goto('/alfirdaous')
    await photos(page).scrollIntoViewIfNeeded()
    await expect(photos(page).getByRole('button', { name: 'Play photos' })).toBeVisible()
    await page.clock.runFor(20_000)
    await expect(photos(page).getByText('1 of 10', { exact: true })).toBeVisible()
  })
})

test('enrollment is told step by step, with the provider’s pages', async ({ page }) => {
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

test('registration frames the scheduling page and says how', async ({ page, complaints }) => {
  await page.goto('/alfirdaous/registration')
  const main = page.getByRole('main')
  await expect(main.getByRole('listitem')).toHaveCount(3)
  const frame = page.locator('iframe[title="Class schedules and registration"]')
  await expect(frame).toHaveAttribute('loading', 'lazy')
  expect((await frame.boundingBox())?.height).toBeGreaterThanOrEqual(1200)
  await frame.scrollIntoViewIfNeeded()
  await page.waitForTimeout(500)
  expect(complaints.list.filter(text => /Content Security Policy/i.test(text))).toEqual([])
  await expect(main.getByRole('link', { name: /Open the scheduling page/ })).toHaveAttribute(
    'href',
    (await frame.getAttribute('src')) ?? '',
  )
  await main.getByRole('link', { name: 'Read the enrollment guide' }).click()
  await expect(page).toHaveURL(/\/alfirdaous\/enroll$/)
})

test.describe('info', () => {
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
      ['tuition', '$120, once per school year'],
      ['tuition', 'Sibling discount: applied automatically at checkout'],
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

test.describe('calendar', () => {
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

  test('by mouse: a day, a day without events, other months', async ({ page }) => {
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

  test('by keyboard: days, weeks, months, and Enter to choose', async ({ page }) => {
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

  test('has cells of at least 100 px, and on a phone dots in targets of 44 px', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, '2026-11-21T12:00')
    const cell = day(page, /Saturday, November 21/)
    expect((await cell.boundingBox())?.height).toBeGreaterThanOrEqual(100)
    const words = cell.getByText('Recitation morning')
    expect((await words.boundingBox())?.width).toBeGreaterThan(60)
    await page.setViewportSize({ width: 390, height: 844 })
    expect((await words.boundingBox())?.width).toBeLessThan(2)
    const box = await cell.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    await day(page, /^Saturday, November 14/).click()
    await expect(chosen(page)).toContainText('Parent-teacher talks')
  })

  test('lists the whole year, without scripts too', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL && { baseURL }),
    })
    const page = await context.newPage()
    await page.goto('/alfirdaous/calendar')
    await page.getByText('Show all dates as a list').click()
    await expect(page.getByText('Saturday, June 19, 2027')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Graduation day' })).toBeVisible()
    await context.close()
  })
})

test('contact says how to reach the school', async ({ page }) => {
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
  await expect(page.locator('iframe[title="Map of the way to the school"]')).toHaveAttribute(
    'loading',
    'lazy',
  )
  await expect(main.getByRole('link', { name: /Open the map/ })).toHaveAttribute(
    'href',
    /Example%20Street/,
  )
})

test('donating without an address says so', async ({ page }) => {
  await page.goto('/alfirdaous/donate')
  await expect(page.getByText('Donate URL not found. Please contact the web admin.')).toBeVisible()
})

test.describe('the other spelling', () => {
  for (const [from, to] of [
    ['/alfirdous', '/alfirdaous'],
    ['/alfirdous/', '/alfirdaous'],
    ['/alfirdous/Calendar', '/alfirdaous/calendar'],
    ['/AlFirdous/info', '/alfirdaous/info'],
    ['/ALFIRDOUS/Enroll?from=flyer', '/alfirdaous/enroll?from=flyer'],
  ] as const) {
    test(`${from} leads to ${to}`, async ({ request }) => {
      const response = await request.get(from, { maxRedirects: 0 })
      expect(response.status()).toBe(301)
      expect(response.headers().location).toBe(to)
      expect((await request.get(from)).status()).toBe(200)
    })
  }

  test('keeps the place on the page', async ({ page }) => {
    await page.goto('/AlFirdous/Info#schedule')
    await expect(page).toHaveURL(/\/alfirdaous\/info#schedule$/)
    await expect(page.getByRole('heading', { name: 'Schedule', exact: true })).toBeInViewport()
  })

  test('leads nowhere for what there is not', async ({ page, complaints }) => {
    complaints.allow(/status of 404/)
    const response = await page.goto('/alfirdous/no-such-page')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

for (const path of PAGES) {
  for (const width of [390, 1440]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test.describe(`${path} at ${width} px, ${colorScheme}`, () => {
        test.use({ viewport: { width, height: 900 }, colorScheme })

        test('has no accessibility violation, no complaint and no shift', async ({ page }) => {
          test.slow()
          const shifts = await watchLayoutShifts(page)
          await page.goto(path)
          await page.waitForLoadState('networkidle')
          expect(await shifts()).toBeLessThan(0.01)
          await expectAccessible(page, withoutFrames)
        })
      })
    }
  }

  test(`${path} fits 320 px without sideways scroll`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await expectToFit(page)
  })
}

for (const theme of ['green', 'blue', 'purple', 'red']) {
  for (const mode of ['light', 'dark']) {
    test(`the calendar has readable contrast in ${theme}, ${mode}`, async ({ page }) => {
      test.slow()
      await page.addInitScript(
        ([color, isDark]) => {
          localStorage.setItem('colorTheme', color ?? '')
          localStorage.setItem('isDarkMode', isDark ?? '')
        },
        [theme, String(mode === 'dark')],
      )
      await page.goto('/alfirdaous/calendar?at=2027-05-16T12:00')
      await expect(page.locator('[aria-current="date"]')).toBeVisible()
      await expectAccessible(page, axe => axe.withRules('color-contrast'))
    })
  }
}
