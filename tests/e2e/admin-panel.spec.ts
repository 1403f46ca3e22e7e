import type { Locator } from 'playwright/test'
import { datesFrom } from '#domain/time/civil.ts'
import { expect, test } from './adminAccount.ts'
import { withDashboard } from './dashboard.ts'
import { serverIsAt } from './panelClock.ts'
import {
  expectAccessible,
  expectAccessibleInBoth,
  expectEasyToTap,
  expectToFit,
  openInLargeLetters,
} from './sound.ts'

const MONDAY = new Date('2026-11-23T17:00:00Z')
const PAGES = [
  ['/admin', 'Dashboard'],
  ['/admin/events', 'Events'],
  ['/admin/content', 'Content'],
  ['/admin/messages', 'Messages'],
  ['/admin/people', 'People'],
  ['/admin/settings/general', 'Settings'],
  ['/admin/settings/account', 'Settings'],
  ['/admin/settings/security', 'Settings'],
  ['/admin/settings/notifications', 'Settings'],
  ['/admin/activities', 'Activities'],
] as const

test('every page opens by its address, is accessible, fits and is easy to tap', async ({
  page,
}) => {
  test.setTimeout(240_000)
  for (const [path, heading] of PAGES) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expectAccessibleInBoth(page, 1440, 390)
      await expectEasyToTap(page)
      await expectToFit(page, 320)
    })
  }
})

for (const path of ['/login', '/forgot-password', '/set-password#token=x']) {
  test.describe(`${path}, signed out`, () => {
    test.use({ storageState: { cookies: [], origins: [] } })
    test('is accessible and fits', async ({ page }) => {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await expectAccessibleInBoth(page)
      await expectToFit(page, 320)
    })
  })
}

test('navigation in the panel updates address, title, focus and history', async ({ page }) => {
  await page.goto('/admin')
  await expect(page).toHaveTitle(/^Dashboard · Admin · /)
  const rail = page.getByRole('complementary')
  await rail.getByRole('link', { name: 'People' }).click()
  await expect(page).toHaveURL('/admin/people')
  await expect(page).toHaveTitle(/^People · Admin · /)
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeFocused()
  await expect(rail.getByRole('link', { name: 'People' })).toHaveAttribute('aria-current', 'page')
  await rail.getByRole('link', { name: 'Events' }).click()
  await rail.getByRole('link', { name: 'Content' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Content' })).toBeFocused()
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible()

  await test.step('the foot names the release, and what it changed', async () => {
    await expect(page.getByText(/^Release \d+\.\d+\.\d+$/)).toBeVisible()
    await page.getByRole('button', { name: 'What’s new' }).click()
    const dialog = page.getByRole('dialog', { name: /^What changed in release \d/ })
    await expect(dialog.getByRole('heading', { name: 'In the panel' })).toBeVisible()
    await expectAccessibleInBoth(page, 1440, 390)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })
})

test('an unknown address and a failing page leave the rest of the panel working', async ({
  page,
  complaints,
}) => {
  complaints.allow(/TypeError|error occurred|undefined/i)
  await page.goto('/admin/nothing-here')
  await expect(
    page.getByRole('heading', { name: 'There is no page at this address' }),
  ).toBeVisible()
  const rail = page.getByRole('complementary')
  await page.route('**/api/people', route => route.fulfill({ json: { people: [{ id: '1' }] } }))
  await rail.getByRole('link', { name: 'People' }).click()
  await expect(page.getByText('Unexpected Application Error!')).toBeVisible()
  await page.unroute('**/api/people')
  await rail.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()

  complaints.allow(/ERR_INTERNET_DISCONNECTED|dynamically imported|preload CSS/)
  await page.context().setOffline(true)
  const missing = page.getByText(/check your internet\. This opens by itself/)
  await page.getByText('Or paste a message').click()
  await expect(missing).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await rail.getByRole('link', { name: 'Screens' }).click()
  await expect(missing).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Screens' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  /** Further pages, and open forms, each with a field or heading that shows that it is there. */
  const SCREENS = [
    '/admin/prayer-times#change-isha',
    '/admin/prayer-times#change-jumuah',
    '/admin/prayer-times#change-eid',
    '/admin/prayer-times#change-khateeb',
    '/admin/notices#new-janazah',
    '/admin/notices#new-closed',
    '/admin/events#event-e6',
    '/admin/content/about',
    '/admin/content/about/trustees',
    '/admin/content/home/welcome',
    '/admin/pages',
    '/admin/pictures',
    '/admin/screens',
    '/admin/people?invite',
    '/admin/settings/region',
    '/admin/setup',
  ]

  test('everything is large enough to tap and to read', async ({ page }) => {
    test.slow()
    for (const path of SCREENS) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expectEasyToTap(page)
    }
  })

  test('letters of twice the size leave pages and fields whole', async ({ page }) => {
    await openInLargeLetters(page, '/admin')
    await openInLargeLetters(page, '/admin/prayer-times#change-maghrib')
    await expect(page.getByRole('table', { name: 'What visitors will see' })).toBeVisible()
    await expectToFit(page)
    await openInLargeLetters(page, '/admin/prayer-times#place')
    await expect(page.getByRole('table', { name: 'under each rule' })).toBeVisible()
    await expectToFit(page)
    await openInLargeLetters(page, '/admin/notices')
    await page.getByRole('link', { name: 'Closed', exact: true }).click()
    const fields = page.getByRole('dialog').locator('[type="date"]')
    await expect(fields.first()).toBeVisible()
    for (const { width, height } of await fields.evaluateAll(all =>
      all.map(field => field.getBoundingClientRect()),
    )) {
      expect(width).toBeGreaterThan(2 * height)
    }
    const rightOf = (what: Locator) =>
      what.evaluate(element => element.getBoundingClientRect().right)
    const dialog = page.getByRole('dialog')
    const close = dialog.getByRole('button', { name: 'Close' })
    expect(await rightOf(close)).toBeLessThan(await rightOf(dialog))
    await openInLargeLetters(page, '/admin/events')
    const off = page.getByRole('button', { name: /^Not / }).first()
    expect(await rightOf(off)).toBeLessThan(390)
  })

  test('a day of an event is moved with its end, or not at all', async ({ page }) => {
    await page.goto('/admin')
    await page.getByRole('button', { name: 'Event moved or cancelled' }).click()
    const dialog = page.getByRole('dialog', { name: 'Event moved or cancelled' })
    const move = dialog.getByRole('button', { name: /^Move.*Youth night/ }).first()
    await move.click()
    await dialog.getByLabel('Start').fill('20:30')
    await expect(dialog.getByLabel('End')).toHaveValue('23:00')
    await dialog.getByLabel('End').fill('22:00')
    await dialog.getByLabel('Start').fill('20:00')
    await expect(dialog.getByLabel('End')).toHaveValue('22:00')
    await dialog.getByRole('button', { name: 'Not now' }).click()
    await expect(dialog.getByLabel('Start')).toHaveCount(0)
    await expect(move).toBeFocused()
    // What a closure has cancelled is not cancelled or moved once more.
    await page.route('**/api/admin/events', async route => {
      const events = await (await route.fetch()).json()
      const canceled = Object.fromEntries(
        datesFrom('2026-11-01', '2027-12-31').map(day => [day, 'snow']),
      )
      await route.fulfill({ json: events.map((event: object) => ({ ...event, canceled })) })
    })
    await page.goto('/admin')
    await page.getByRole('button', { name: 'Event moved or cancelled' }).click()
    await expect(dialog.getByText('Cancelled: snow').first()).toBeVisible()
    await expect(dialog.getByRole('button', { name: /Youth night/ })).toHaveCount(0)
    await page.goto('/admin/events')
    await expect(page.getByText('Cancelled: snow').first()).toBeVisible()
    await expect(page.getByRole('button', { name: /^(Not |Move this)/ })).toHaveCount(0)
  })

  test('a pasted message opens the form that it is about, filled in', async ({
    page,
    complaints,
  }) => {
    const paste = async (text: string) => {
      await page.goto('/admin')
      await page.getByText('Or paste a message').click()
      await page.getByLabel('The message').fill(text)
    }
    // The days that the messages name are days of this week and year.
    await serverIsAt(page, MONDAY)
    await page.clock.setFixedTime(MONDAY)
    await paste('Janazah of Br. Yusuf Ahmed after Asr tomorrow')
    await expect(page.getByRole('status').filter({ hasText: 'Janazah for Yusuf' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Check it' })).toBeInViewport()
    await page.getByRole('link', { name: 'Check it' }).click()
    const notice = page.getByRole('dialog', { name: 'New notice' })
    await expect(notice.getByLabel('Title')).toHaveValue('Salat al-Janazah for Yusuf Ahmed')
    await expect(notice.getByLabel('When')).toHaveValue('asr')
    await notice.getByRole('button', { name: 'Close' }).click()

    await paste('From Friday: Jumuah 12:45 and 1:45, Fajr 6:20, Isha 7:45')
    await expect(
      page.getByText(
        /^Jumu'ah prayer at 12:45 PM .* at 1:45 PM .*; Fajr iqama at 6:20 AM from .*; Isha iqama at 7:45/,
      ),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Check it' }).click()
    const iqama = page.getByRole('form')
    await expect(iqama.getByLabel('Time', { exact: true })).toHaveValue('19:45')
    await expect(iqama.getByText('Saved with it, from your list:')).toBeVisible()
    await expect(iqama.getByRole('listitem').filter({ hasText: 'Fajr' })).toContainText('6:20 AM')
    await paste('Khateeb this Friday: Sheikh Omar Suleiman')
    await page.getByRole('link', { name: 'Check it' }).click()
    await expect(page.getByRole('textbox', { name: 'Khateeb' }).first()).toHaveValue(
      'Sheikh Omar Suleiman',
    )
    await paste("No Jumu'ah on Dec 18")
    await page.getByRole('link', { name: 'Check it' }).click()
    await expect(page.getByLabel('Day', { exact: true })).toHaveValue('2026-12-18')
    await paste('No youth night this Saturday')
    const youth = page.getByRole('button', { name: /^Cancel this day.*Youth night/ })
    await expect(youth).toBeVisible()
    await expectAccessible(page)
    await paste('Youth night moved to Thursday')
    await expect(youth.first()).toBeVisible()
    const move = page.getByRole('button', { name: /^Move.*Youth night/ }).first()
    const day = await move.textContent()
    await move.click()
    await expect(page.getByText(/^Something is moved to Thursday/).first()).toBeVisible()
    expect(day).not.toContain('Thursday')
    await expect(page.getByText(/^Only .* is moved\./)).toBeVisible()
    await page.getByLabel('New day').fill('2020-01-01')
    await expect(page.getByText('This is over already: choose a later one.')).toBeVisible()
    // The dialog stays open, and says in front of the page what went wrong.
    complaints.allow(/status of 500/)
    await page.route('**/api/events/*', route => route.fulfill({ status: 500, json: {} }))
    await page.getByRole('button', { name: 'Class off' }).click()
    const dialog = page.getByRole('dialog')
    await dialog
      .getByRole('button', { name: /^Cancel this day/ })
      .first()
      .click()
    await expect(dialog.getByRole('alert')).toContainText('Failed to update event')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('a field is found by the words that people have for it', async ({ page }) => {
    await page.goto('/admin/prayer-times')
    const find = async (words: string, place: string) => {
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Find' }).click()
      const dialog = page.getByRole('dialog', { name: 'Find' })
      await dialog.getByLabel('What are you looking for?').fill(words)
      await expectAccessible(page)
      await dialog.getByRole('link', { name: place }).first().click()
      await expect(dialog).toBeHidden()
    }
    await find('khatib', 'Khateebs')
    await expect(page.getByRole('textbox', { name: 'Khateeb' }).first()).toBeVisible()
    await find('parking', 'Parking notice')
    await expect(page.getByRole('dialog', { name: 'New notice' })).toBeVisible()
  })

  test('the dashboard stays short on a day with much to do', async ({ page }) => {
    const value = (value: object) => ({ value })
    const at = '2026-11-21T16:00:00Z'
    const entry = (id: number) => ({ id: `${id}`, action: 'Created', who: 'Amina', timestamp: at })
    const href = '/admin/prayer-times'
    const task = { title: 'The timetable ends soon', lines: ['It ends.'], href, label: 'Upload it' }
    await withDashboard(page, {
      activity: value({ data: [1, 2, 3, 4, 5].map(entry), totalPages: 3 }),
      prayer: value({ tasks: [task], coming: [], asksForMoon: false }),
      messages: value({ unread: 3, unanswered: 0, undelivered: 0 }),
      notices: value([{ id: '1', text: 'Janazah', end: '2099-01-01T00:00:00Z' }]),
      setup: value({ steps: [{ title: 'Name', hint: '', href, isDone: false }], examples: [] }),
    })
    await page.goto('/admin')
    await expect(page.getByText('3 messages are unread.')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(1500)
  })

  test('the menu has every page', async ({ page }) => {
    await page.goto('/admin')
    const menu = page.getByRole('dialog', { name: 'Menu' })
    // The second of two taps meets what the first one opened.
    const { x = 0, y = 0 } = (await page.getByRole('button', { name: 'Menu' }).boundingBox()) ?? {}
    for (const _ of [1, 2]) await page.touchscreen.tap(x + 30, y + 20)
    for (const name of [
      'Dashboard',
      'Prayer times',
      'Events',
      'Content',
      'Screens',
      'People',
      'Settings',
    ]) {
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
    }
    await expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
    await page.getByRole('button', { name: 'Menu' }).click()
    await menu.getByRole('link', { name: 'Settings' }).click()
    await expect(menu).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused()
    // The theme, the password and a new event are at most three actions away.
    await expect(page.getByText('Blue', { exact: true })).toBeInViewport()
    await page.getByRole('link', { name: 'Security' }).click()
    await expect(page.getByLabel('Current password')).toBeInViewport()
    await expect(page.getByRole('button', { name: 'Change password' })).toBeInViewport()
    const bar = page.getByRole('navigation', { name: 'Admin' })
    await bar.getByRole('link', { name: 'Events' }).click()
    await expect(page.getByRole('button', { name: 'Add Event' })).toBeInViewport()
    // The list of sections is long, and what takes its place begins at its top.
    await page.goto('/admin/content/about')
    await page.getByRole('link', { name: 'Edit Board of Directors', exact: true }).click()
    await expect(
      page.getByRole('button', { name: 'Board member, President', exact: true }),
    ).toBeInViewport()
  })

  test('the bar comes first for the keyboard, and can be skipped', async ({ page }) => {
    await page.goto('/admin')
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    const bar = page.getByRole('navigation', { name: 'Admin' })
    await expect(bar.getByRole('link', { name: 'Today' })).toBeFocused()
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.locator('.panel-page').getByRole('link').first()).toBeFocused()
  })
})

test.describe('the activity log', () => {
  const entries = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      id: `${index}`,
      action: ['Created an event', 'Changed content of home', 'Changed the theme'][index % 3],
      who: 'Amina',
      timestamp: '2026-11-21T16:00:00Z',
    }))

  test('is paged, and the page is in the address', async ({ page }) => {
    await withDashboard(page, { activity: { value: { data: entries(5), totalPages: 3 } } })
    await page.route('**/api/recent-activity?*', route =>
      route.fulfill({ json: { data: entries(10), totalPages: 3 } }),
    )
    await page.goto('/admin')
    await expect(page.getByText('Created an event').first()).toBeVisible()
    await expect(page.locator('.activity > li')).toHaveCount(5)
    await page.getByRole('link', { name: 'View all activities' }).click()
    await expect(page.getByText('Page 1 of 3')).toBeVisible()
    await expect(page.locator('.activity > li')).toHaveCount(10)
    await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page).toHaveURL('/admin/activities?page=2')
    await page.reload()
    await expect(page.getByText('Page 2 of 3')).toBeVisible()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Next' })).toBeFocused()
    await page.goBack()
    await expect(page.getByText('Page 2 of 3')).toBeVisible()
  })

  test('shows a failed load, and tries again', async ({ page, complaints }) => {
    complaints.allow(/status of 500/)
    await page.route('**/api/recent-activity?*', route =>
      route.fulfill({ status: 500, json: { success: false, error: 'Storage is away.' } }),
    )
    await withDashboard(page, { activity: { failure: 'Storage is away.' } })
    await page.goto('/admin')
    await expect(page.getByText('Failed to load recent activity')).toBeVisible()
    await page.goto('/admin/activities')
    await expect(page.getByText('Failed to load activities.')).toBeVisible()
    await page.unroute('**/api/recent-activity?*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText(/^Page 1 of/)).toBeVisible()
  })
})
