import type { EventResponse } from '#contract/events.ts'
import { expect, SLOW, signedOutContext, test } from './adminAccount.ts'
import { serverIsAt } from './panelClock.ts'
import { expectAccessible, expectToFit } from './sound.ts'
import { countSteps } from './steps.ts'
import { reopenUntil } from './visitor.ts'

/** One dot, as small as a PNG can be. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
/** A Friday, and the Friday of the week that the site under test takes for this one. */
const DATE = '2026-11-20'
const THIS_WEEK = '2026-11-27'
const SATURDAY = new Date('2026-11-21T17:00:00Z')

test('an event is created, shown, changed, canceled for a week, deleted and restored', async ({
  page,
  browser,
  complaints,
}) => {
  complaints.allow(/status of (409|500)|ERR_FAILED/)
  test.setTimeout(150_000)
  // The site's day, so that the panel shows the same one.
  await serverIsAt(page, SATURDAY)
  await page.clock.setSystemTime(SATURDAY)
  const title = `Soup evening ${crypto.randomUUID().slice(0, 8)}`
  const row = page.getByRole('row').filter({ hasText: title })
  const dialog = page.getByRole('dialog')
  const field = (name: string | RegExp) => dialog.getByLabel(name, { exact: true })
  /** On a phone a row shows what and when, and all else on request. */
  const more = () => row.getByRole('button', { name: `More for ${title}` }).click()
  const banner = (text: string) =>
    expect(page.locator('.toast').filter({ hasText: text })).toBeVisible(SLOW)
  const stored = async () => {
    const events = (await (await page.request.get('/api/admin/events')).json()) as EventResponse[]
    return events.find(event => event.title.startsWith(title))
  }

  await page.goto('/admin/events')
  await expect(page.getByRole('row').filter({ hasText: 'Friday family halaqa' })).toContainText(
    'Every Friday',
    SLOW,
  )
  await page.getByRole('button', { name: 'Add Event' }).click()
  await expect(dialog.getByRole('heading', { name: 'Create New Event' })).toBeVisible()
  await expect(field('Title')).toBeFocused()
  await dialog.getByRole('button', { name: 'Create event' }).click()
  await expect(field('Title')).toBeFocused()
  await expect(field('Title')).toHaveAccessibleDescription('Enter a title.')
  for (const text of [
    'Enter a description.',
    'Choose a date.',
    'Enter a start time.',
    'Enter an end time.',
    'Enter a location.',
    'Choose a category.',
  ]) {
    await expect(dialog.getByText(text)).toBeVisible()
  }

  await field('Title').fill(title)
  await field('Description').fill('Lentils, bread and talk.')
  await field('Category').selectOption('Social')
  await field('Location').fill('Kitchen')
  await field('Date').fill(DATE)
  await field('Start time').fill('19:00')
  await field('End time').fill('18:00')
  await expect(dialog.getByText('The end time is before the start time')).toBeVisible()
  await field('End time').fill('21:00')
  await expect(dialog.getByText('The end time is before the start time')).toHaveCount(0)
  await dialog.getByText('Repeats, or lasts several days').click()
  await field('Recurring').check()
  await expect(field(/^First day/)).toHaveValue(DATE)
  await dialog
    .getByLabel('Picture: choose a picture')
    .setInputFiles({ name: 'soup.png', mimeType: 'image/png', buffer: PNG })
  await expect(dialog.getByText(/^Uploaded: 1 × 1 pixels/)).toBeVisible(SLOW)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  const leaving = page.getByRole('dialog', { name: 'Leave without saving?' })
  await leaving.getByRole('button', { name: 'Go on editing' }).click()
  await expect(leaving).toHaveCount(0)
  await expect(field('Title')).toHaveValue(title)
  await dialog.getByRole('button', { name: 'Create event' }).click()
  await banner('Event has been successfully created.')
  await expect(dialog).toHaveCount(0)
  await expect(row).toContainText('Every Friday')
  await expect(row).toContainText('This Friday, November 27')
  await expect(row).toContainText('7:00 PM – 9:00 PM')
  await expect(row.locator('img')).toHaveAttribute('src', /uploads/)

  const visitors = await signedOutContext(browser)
  const visitor = await visitors.newPage()
  /** The prebuilt list never has the event, so its absence is checked only after the response. */
  const visitorSees = (count: number) =>
    reopenUntil(visitor, new URL('/events', page.url()).href, async () => {
      await visitor.waitForLoadState('networkidle')
      await expect(visitor.getByRole('article').first()).toBeVisible()
      expect(await visitor.getByRole('article').filter({ hasText: title }).count()).toBe(count)
    })
  await visitorSees(1)

  await page.getByLabel('Search').fill('no such event anywhere')
  await expect(
    page.getByText('No events found. Try adjusting your search or create a new event.'),
  ).toBeVisible()
  await page.getByLabel('Search').fill(title.toUpperCase())
  await expect(page.getByText('1 event', { exact: true })).toBeVisible()
  await page.getByLabel('Category').selectOption('Youth')
  await expect(row).toHaveCount(0)
  await page.getByLabel('Category').selectOption('All Categories')

  await row.getByRole('button', { name: /^Not / }).click()
  await banner('is off on Friday, November 27.')
  expect((await stored())?.skipped).toEqual([THIS_WEEK])
  await row.getByRole('button', { name: /^Bring back Fri/ }).click()
  await banner('is on again on Friday, November 27.')
  await expect(row.getByRole('button', { name: /^Not / })).toBeVisible(SLOW)
  expect((await stored())?.skipped ?? []).toEqual([])

  await row.getByRole('button', { name: /^Edit/ }).click()
  await expect(dialog.getByRole('heading', { name: 'Edit Event' })).toBeVisible()
  await field('Location').fill('Big kitchen')
  const before = await stored()
  const theirs = { ...before, location: 'Garden', base: String(before?.revision) }
  const saved = await page.request.put(`/api/events/${before?.id}`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    multipart: Object.fromEntries(
      Object.entries(theirs)
        .filter(([, value]) => typeof value !== 'object')
        .map(([name, value]) => [name, String(value)]),
    ),
  })
  expect(saved.status(), await saved.text()).toBe(200)
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  const versions = dialog.getByRole('region', { name: 'Two versions' })
  await expect(versions).toContainText('Garden', SLOW)
  await expect(versions).toContainText('Big kitchen')
  await versions.getByRole('radio', { name: 'Keep mine' }).check()
  await versions.getByRole('button', { name: 'Save what I chose' }).click()
  await banner('Event has been successfully updated.')
  await expect(row).toContainText('Big kitchen')

  await row.getByRole('button', { name: /^Edit/ }).click()
  await field('Starts').selectOption('With a prayer')
  await expect(dialog.getByText('Starts 15 minutes after Maghrib iqama')).toBeVisible()
  await expect(dialog.getByText(/^[45]:\d\d PM – 9:00 PM on Friday, November 27$/)).toBeVisible(
    SLOW,
  )
  await page.route('**/api/events/*', route => route.abort())
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog.getByText('No internet: kept on this computer')).toBeInViewport()
  await page.unroute('**/api/events/*')
  await dialog.getByRole('button', { name: 'Send now' }).click()
  await banner('Event has been successfully updated.')
  await expect
    .poll(async () => (await stored())?.startsAt)
    .toEqual({ prayer: 'maghrib', at: 'iqama', minutes: 15 })

  await row.getByRole('button', { name: /^Edit/ }).click()
  await dialog.getByText('Earlier versions').click()
  await dialog
    .getByRole('button', { name: /^Compare/ })
    .first()
    .click(SLOW)
  await expect(dialog.getByRole('cell', { name: 'Changed: Starts: 7:00 PM' })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Restore this version' }).click()
  await banner('Event has been successfully updated.')
  await expect(row).toContainText('7:00 PM – 9:00 PM')
  expect(await stored()).not.toHaveProperty('startsAt')

  await row.getByRole('switch').click()
  await banner('is hidden now.')
  await expect(row.getByRole('switch')).not.toBeChecked()
  await visitorSees(0)
  await visitors.close()

  await row.getByRole('button', { name: /^Duplicate/ }).click()
  await expect(field('Title')).toHaveValue(`${title} (copy)`)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await leaving.getByRole('button', { name: 'Discard changes' }).click()
  await expect(dialog).toHaveCount(0)
  await row.getByRole('button', { name: /^Duplicate/ }).click()
  await field('Title').fill('Supper by mistake')
  await field('Description').fill(title)
  await dialog.getByRole('button', { name: 'Create event' }).click()
  const mistake = page.getByRole('row').filter({ hasText: 'Supper by mistake' })
  await expect(mistake).toBeVisible(SLOW)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(mistake).toHaveCount(0, SLOW)

  await page.setViewportSize({ width: 390, height: 844 })
  await more()
  await expectAccessible(page)
  await expectToFit(page)
  await row.getByRole('button', { name: /^Delete/ }).click()
  await expect(dialog).toContainText(
    'Are you sure you want to delete this event? This action cannot be undone.',
  )
  await expect(dialog).toContainText('It stays under Deleted events for 30 days.')
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await banner('Event has been successfully deleted.')
  await expect(row).toHaveCount(0)
  await expect(page.getByText('Event has been successfully deleted.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible(SLOW)
  await more()
  await row.getByRole('button', { name: /^Delete/ }).click()
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(row).toHaveCount(0)
  await page.getByText(/^Deleted events/).click()
  await page.getByRole('button', { name: `Restore ${title}` }).click()
  await expect(row).toBeVisible(SLOW)
  const { id } = (await stored()) ?? {}

  await more()
  await row.getByRole('button', { name: /^Delete/ }).click()
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(row).toHaveCount(0)
  await page.goto('/admin/activities')
  await page.getByRole('button', { name: `Undo the deletion of ${title}` }).click(SLOW)
  await banner('is back.')
  await expect(page.getByText(`Restored event: ${title}`).first()).toBeVisible(SLOW)
  await expect(page.getByRole('button', { name: `Undo the deletion of ${title}` })).toHaveCount(0)
  const gone = await page.request.delete(`/api/events/${id}`, {
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(gone.status()).toBe(200)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('an event with a flyer takes 3 steps besides its fields, a week off 2', async ({ page }) => {
    await serverIsAt(page, SATURDAY)
    await page.clock.setSystemTime(SATURDAY)
    const title = `Bazaar ${crypto.randomUUID().slice(0, 8)}`
    const dialog = page.getByRole('dialog')
    const field = (name: string) => dialog.getByLabel(name, { exact: true })
    const { use, expectAtMost } = countSteps(page)
    // Until its style sheet is there, the sidebar shows as well: the bar of phones comes after it.
    const link = (name: string) =>
      page.getByRole('navigation').getByRole('link', { name, exact: true }).last()
    const menu = link('Events')

    await page.goto('/admin')
    await use(menu)
    await use(page.getByRole('button', { name: 'Add Event' }))
    await expect(page.locator('.events-table thead').getByText('Category')).toBeHidden()
    await field('Title').fill(title)
    await field('Description').fill('Stalls of our families.')
    await field('Category').selectOption('Social')
    await field('Location').fill('Parking lot')
    await field('Date').fill('2026-12-05')
    await field('Start time').fill('11:00')
    await field('End time').fill('15:00')
    await dialog.getByText('Repeats, or lasts several days').click()
    await field('Recurring').check()
    await field('How often').selectOption('First Saturday of each month')
    await dialog
      .getByLabel('Picture: choose a picture')
      .setInputFiles({ name: 'flyer.png', mimeType: 'image/png', buffer: PNG })
    await dialog.getByText('Picture on cards').click()
    await dialog.getByRole('slider', { name: 'From the top' }).press('ArrowLeft')
    await expect(dialog.getByText('the point 50% from the left and 40% from the top')).toBeVisible()
    await dialog.getByText('See it as visitors will').click()
    await expect(dialog.getByText('First Saturday of each month').last()).toBeVisible()
    // The slide of the home page.
    await expect(dialog.locator('.event-slide')).toContainText('Saturday, December 5', SLOW)
    await expectAccessible(page)
    await expectToFit(page)
    await use(dialog.getByRole('button', { name: 'Create event' }))
    const made = page.getByRole('row').filter({ hasText: title })
    await expect(made).toContainText('Sat, Dec 5', SLOW)
    expectAtMost(3, 'Event with a flyer, besides its fields')

    // Ten events are within two screens.
    const tenth = await page.locator('.events-table tbody tr').nth(8).boundingBox()
    expect((tenth?.y ?? 0) + (tenth?.height ?? 0)).toBeLessThan(2 * 844)

    await link('Today').click()
    await use(menu)
    const row = page.getByRole('row').filter({ hasText: 'Garden morning' })
    await use(row.getByRole('button', { name: /^Not / }))
    await expect(row.getByRole('button', { name: /^Bring back Mon/ })).toBeVisible(SLOW)
    expectAtMost(2, 'Class off this week')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(row.getByRole('button', { name: /^Not / })).toBeVisible(SLOW)

    await page.getByRole('button', { name: 'Choose', exact: true }).click()
    await page.getByLabel(`Choose ${title}`).check()
    await page.getByRole('button', { name: 'Hide', exact: true }).click()
    await expect(made.getByText('Hidden')).toBeVisible(SLOW)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(made.getByText('Hidden')).toHaveCount(0, SLOW)
  })
})
