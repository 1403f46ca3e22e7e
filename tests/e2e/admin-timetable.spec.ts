import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright/test'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { dayComputer } from '#domain/prayer/times.ts'
import { clockOf, datesFrom, minutesOf } from '#domain/time/civil.ts'
import { clock12 } from '#domain/time/format.ts'
import { api, openPanel, site, withOwnSite } from './ownSite.ts'
import { expect, test } from './site.ts'
import { expectAccessible, expectAccessibleInBoth, expectToFit } from './sound.ts'
import { ONE_CHECK, reopenUntil } from './visitor.ts'

const NOW = '2027-02-20T17:00:00Z'
const FILE = 'Timetable file'
/** The seed's times on the days around the change of the clocks on March 14. */
const computed = dayComputer(seedPrayerSettings(new Date(NOW)))
const MARCH = datesFrom('2027-03-01', '2027-03-31')

/** The timetable of a site of its own is changed: other tests expect computed times. */
test.describe.configure({ mode: 'serial', timeout: 90_000 })

withOwnSite({ SITE_NOW: NOW })

async function storedTables() {
  const response = await (await api.get('/api/prayer-settings')).json()
  return (response as { settings: PrayerSettings }).settings.tables
}

/** A timetable of March as a committee writes it: on 12 hours, Isha later than computed. */
function csv(
  change: (cells: string[], date: string) => string[] = cells => cells,
  minutes: (date: string) => number = () => 0,
) {
  const rows = MARCH.map(date => {
    const { athan } = computed(date)
    const at = (clock: string, more = 0) =>
      clock12(clockOf(minutesOf(clock) + minutes(date) + more)).replace(/ [AP]M/, '')
    const { fajr, sunrise, dhuhr, asr, maghrib, isha } = athan
    const times = [fajr, sunrise, dhuhr, asr, maghrib].map(clock => at(clock))
    const day = `${Number(date.slice(5, 7))}/${Number(date.slice(8))}/2027`
    return change([day, ...times, at(isha, 9), at(isha, 20), '1:30'], date)
  })
  const titles = [
    'Date',
    'Fajr',
    'Shuruq',
    'Zuhr',
    'Asr',
    'Maghrib',
    'Isha',
    'Isha Jama’at',
    "Jumu'ah",
  ]
  return [titles, ...rows].map(cells => cells.join(',')).join('\n')
}

const file = (text: string, name = 'committee.csv') => ({
  ...{ name, mimeType: 'text/csv' },
  buffer: Buffer.from(text),
})

async function openTimetable(browser: Browser, width: number): Promise<Page> {
  const page = await openPanel(browser, '/admin/prayer-times#timetable', { width, now: NOW })
  await expect(page.getByRole('heading', { name: 'Upload a timetable' })).toBeVisible()
  return page
}

const check = (page: Page) => page.getByRole('region', { name: 'committee.csv' })
const use = (page: Page) => page.getByRole('button', { name: 'Use this timetable' })

/** Expects the first time and its iqama in the visitor's row of Isha on March 20. */
async function expectIsha(visitor: Page, times: readonly string[]) {
  await reopenUntil(visitor, '/prayer-times?at=2027-03-20T12:00', async () => {
    const row = visitor
      .getByRole('region', { name: 'Today’s prayer times' })
      .getByRole('row', { name: /^Isha/ })
    for (const time of times) await expect(row).toContainText(time, ONE_CHECK)
  })
}

test('on a phone a broken timetable is reported by row and column, and nothing is stored', async ({
  browser,
}) => {
  const page = await openTimetable(browser, 390)
  await page.getByLabel(FILE).setInputFiles(file('%PDF-1.7', 'march.pdf'))
  await expect(page.getByRole('alert')).toContainText('save it as CSV')
  const broken = csv((cells, date) => {
    if (date === '2027-03-05') return cells.with(4, '3:2o')
    if (date === '2027-03-09') return cells.with(0, '3/39/2027')
    return date === '2027-03-20' ? cells.with(7, '1:05 PM') : cells
  })
  await page.getByLabel(FILE).setInputFiles(file(broken))
  const errors = check(page).getByRole('alert')
  await expect(errors).toContainText('3 things have to be fixed first')
  await expect(errors).toContainText('Row 6, column E: ‘3:2o’ is not a time for Asr.')
  await expect(errors).toContainText('Row 10, column A: ‘3/39/2027’ is not a date.')
  await expect(errors).toContainText('Row 21, column H: Isha cannot be at 1:05 PM')
  await expect(use(page)).toBeDisabled()
  await errors.getByRole('button', { name: /3:2o/ }).click()
  await expect(page.getByRole('cell', { name: '3:2o' })).toBeFocused()
  await expectToFit(page)
  await expectAccessibleInBoth(page)
  expect(await storedTables()).toEqual([])

  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose another' }).click()
  const winter = csv(undefined, date => (date < '2027-03-14' ? 0 : -60))
  await (await chooser).setFiles(file(winter))
  await expect(errors).toContainText(
    'From March 14, 2027 to March 31, 2027 every time is about an hour too early. The timetable does not follow the change of the clocks there.',
  )
  await expect(use(page)).toBeDisabled()
  await errors.getByRole('button', { name: 'Add an hour on these days' }).click()
  await expect(errors).toBeHidden()
  await expect(use(page)).toBeEnabled()

  await page.getByRole('button', { name: 'Cancel' }).click()
  const sparse = csv((cells, date) => (date === '2027-03-01' ? cells : cells.with(7, '')))
  await page.getByLabel(FILE).setInputFiles(file(sparse))
  await expect(errors).toContainText('30 iqamas are empty below one that is set')
  await expect(use(page)).toBeDisabled()
  await page.getByLabel('An empty iqama is').selectOption('The same as the one above it')
  await expect(check(page)).toContainText('30 empty iqamas repeat the one above them.')
  await expectToFit(page)
  await expectAccessible(page)
  expect(await storedTables()).toEqual([])
  await page.context().close()
})

test('on a desktop a timetable is uploaded, read by visitors anywhere, undone, and downloaded', async ({
  browser,
}) => {
  const page = await openTimetable(browser, 1440)
  await page.getByLabel(FILE).setInputFiles(file(csv()))
  await expect(check(page)).toContainText('31 days, March 1, 2027 to March 31, 2027.')
  await expect(check(page)).toContainText("The Jumu'ah column is left out")
  await expect(check(page)).toContainText('On 31 of 31 days an athan differs')
  const cell = page.getByRole('row', { name: 'Sat 20' }).getByRole('cell', { name: /computed/ })
  const computedIsha = computed('2027-03-20').athan.isha
  const [isha, iqama] = [9, 20].map(more => clock12(clockOf(minutesOf(computedIsha) + more)))
  await expect(cell).toHaveText(
    `${isha?.replace(' PM', '')}computed ${clock12(computedIsha).replace(' PM', '')}`,
  )
  const error = 'Failed to save the prayer settings. Please try again.'
  await page.route('**/api/prayer-settings', route =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 500, json: { success: false, error, code: 'internal' } })
      : route.continue(),
  )
  await use(page).click()
  await expect(check(page).getByRole('alert')).toContainText(error)
  await page.unroute('**/api/prayer-settings')
  await use(page).click()
  await expect(page.getByText('Prayer times have been successfully updated.')).toBeVisible()
  await expect(page.getByText('31 days, March 1, 2027 to March 31, 2027, athan and')).toBeVisible()

  const zones = ['America/New_York', 'Pacific/Auckland', 'Asia/Karachi']
  const contexts = zones.map(timezoneId => browser.newContext({ baseURL: site.url, timezoneId }))
  const visitors = await Promise.all(contexts.map(async context => (await context).newPage()))
  for (const visitor of visitors) await expectIsha(visitor, [isha ?? '', iqama ?? ''])

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('The change was undone.')).toBeVisible()
  expect(await storedTables()).toEqual([])
  const [first, ...others] = visitors
  if (first) await expectIsha(first, [clock12(computedIsha)])
  for (const visitor of [first, ...others]) await visitor?.context().close()

  // The whole year as a file to start from, uploaded as it is.
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Excel file of 2027' }).click()
  const template = await (await download).path()
  await page.getByLabel(FILE).setInputFiles({
    name: 'committee.csv',
    mimeType: 'application/octet-stream',
    buffer: readFileSync(template),
  })
  await expect(check(page)).toContainText('365 days, January 1, 2027 to December 31, 2027.')
  await expect(check(page)).toContainText('No athan differs from the computed one')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Paste a table' }).click()
  await page.getByLabel('The table').fill('Fajr and Isha')
  await page.getByRole('button', { name: 'Read the table' }).click()
  await expect(page.getByRole('alert')).toContainText('No timetable was found in it.')
  await page.getByRole('link', { name: 'Print 2027' }).click()
  await page.getByRole('button', { name: 'Leave and discard changes' }).click()
  await expect(page.getByRole('article', { name: 'March 2027' })).toContainText(
    'Sunday, March 14: clocks go forward one hour.',
  )
  await expect(page.getByRole('article')).toHaveCount(12)
  await page.getByLabel('Pages').selectOption('March 2027')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expectAccessible(page)
  await page.context().close()
})
