import type { Browser, Locator, Page } from 'playwright/test'
import type { PrayerSettingsResponse } from '#contract/prayerSettings.ts'
import type { PrayerRow } from '#domain/prayer/response.ts'
import { computeRange } from '#domain/prayer/testing/computeRange.ts'
import { api, openPanel, site, withOwnSite } from './ownSite.ts'
import { expect, test } from './site.ts'
import { expectAccessible, expectToFit } from './sound.ts'
import { ONE_CHECK, reopenUntil } from './visitor.ts'

/** Monday noon in New York. */
const NOW = '2026-11-23T17:00:00Z'

/** The rules of a site of its own are changed: other tests expect the seed's. */
test.describe.configure({ mode: 'serial', timeout: 90_000 })

withOwnSite({ SITE_NOW: NOW })

/** The prayer settings on a device of that width. */
const panel = (browser: Browser, width: number) =>
  openPanel(browser, '/admin/prayer-times', { width, now: NOW })

const iqamaForm = (page: Page, prayer: string) =>
  page.getByRole('form', { name: `${prayer} iqama` })

async function open(page: Page, prayer: string): Promise<Locator> {
  await page.getByRole('button', { name: new RegExp(`^${prayer} `) }).click()
  return iqamaForm(page, prayer)
}

async function save(form: Locator) {
  await form.locator('button[type="submit"]').click()
  await expect(form.page().getByText('Prayer times have been successfully updated.')).toBeVisible()
}

/** Expects what a visitor, with the browser in that zone, reads in the widget at a moment. */
async function expectRead(browser: Browser, zone: string, at: string, text: RegExp, not?: RegExp) {
  const context = await browser.newContext({ baseURL: site.url, timezoneId: zone })
  const visitor = await context.newPage()
  await reopenUntil(visitor, `/prayer-times?at=${at}`, async () => {
    const widget = visitor.getByRole('region', { name: 'Today’s prayer times' })
    await expect(widget).toContainText(text, ONE_CHECK)
    if (not) await expect(widget).not.toContainText(not)
  })
  return visitor
}

test('Isha is set to 7:45 from Friday on a phone, and visitors everywhere read it', async ({
  browser,
}) => {
  const page = await panel(browser, 390)
  const form = await open(page, 'Isha')
  await form.getByLabel('Time', { exact: true }).fill('19:45')
  await form.getByLabel('From Friday, November 27').check()
  await expect(
    form.getByText(/^Isha at 7:45 PM from Friday, November 27 until .*; no iqama from /),
  ).toBeVisible()
  await save(form)
  const change = /Friday, November 27: [^.]*Isha iqama 7:45\u00a0PM \(was 7:30\u00a0PM\)/
  await expectRead(browser, 'America/New_York', '2026-11-23T12:00', change)
  await expectRead(browser, 'Pacific/Auckland', '2026-11-27T12:00', /Isha.*7:45 PM/)
  await expectRead(browser, 'Asia/Karachi', '2026-11-27T19:46', /Isha.*7:45 PM/, change)
  await page.context().close()
})

test('a khateeb is named for next Friday and suggested for the one after', async ({ browser }) => {
  const page = await panel(browser, 1440)
  await page.getByRole('button', { name: 'Khateebs' }).click()
  await page.getByRole('button', { name: /^Edit Friday, November 27/ }).click()
  const form = page.getByRole('form', { name: 'Khutbah Friday, November 27' })
  await expect(form.locator('button[type="submit"]')).toBeDisabled()
  const second = form.getByRole('group', { name: "Jumu'ah at 2:05 PM" })
  await form.getByRole('textbox', { name: 'Khateeb' }).first().fill('Imam Yusuf')
  await form.getByRole('textbox', { name: 'Topic' }).first().fill('Patience')
  await second.getByRole('textbox', { name: 'Place' }).fill('Second hall')
  await expect(
    form.getByText('Friday, November 27: Imam Yusuf: Patience; in: Second hall.'),
  ).toBeVisible()
  await expectAccessible(page)
  await save(form)
  await page.getByRole('button', { name: /^Edit Friday, December 4/ }).click()
  await page.getByRole('button', { name: 'Imam Yusuf' }).first().click()
  await expect(page.getByText('Friday, December 4: Imam Yusuf.')).toBeVisible()
  const leaving = page.getByRole('dialog', { name: 'Leave without saving?' })
  await page.getByRole('button', { name: 'Cancel' }).click()
  await leaving.getByRole('button', { name: 'Go on editing' }).click()
  await page.getByRole('button', { name: /^Edit Friday, December 11/ }).click()
  await leaving.getByRole('button', { name: 'Keep, and change more' }).click()
  await expect(page.getByRole('form', { name: 'Khutbah Friday, December 11' })).toBeVisible()
  const list = page.getByText('Khateebs of December 4, 2026: Imam Yusuf')
  await expect(list.first()).toBeVisible()
  await page.context().close()

  const friday = '2026-11-27T12:00'
  const visitor = await expectRead(browser, 'Pacific/Auckland', friday, /Imam Yusuf: Patience/)
  const lead = visitor.getByRole('region', { name: 'Next prayer' })
  await expect(lead).toContainText('Imam Yusuf')
  await expect(visitor.getByRole('row', { name: /Nov 27/ })).toContainText('Second hall')
  const feed = await visitor.request.get('/prayer-times.ics?prayers=jumuah')
  expect(await feed.text()).toContain('DESCRIPTION:Imam Yusuf: Patience')
})

test('rules change on Fridays alone, and in Ramadan alone, on a phone', async ({ browser }) => {
  const page = await panel(browser, 390)
  const asr = await open(page, 'Asr')
  await asr.getByText(/^More: /).click()
  await asr.getByLabel('In steps of').selectOption('15 minutes')
  await asr.getByLabel('A new time').selectOption('Only on Fridays')
  await expect(asr.getByText('the iqama is the same from Friday to Thursday')).toBeVisible()
  await expect(asr.getByText(/The clocks change on Sunday, March 14: Asr is at/)).toBeVisible()
  await expectToFit(page)
  await asr.getByRole('button', { name: 'Keep, and change more' }).click()
  const maghrib = await open(page, 'Maghrib')
  await maghrib.getByLabel('Every year in Ramadan').check()
  await maghrib.getByText(/^More: /).click()
  await maghrib.getByLabel('Minutes after athan').fill('12')
  await expect(maghrib.getByText('Maghrib 12 minutes after athan in Ramadan.')).toBeVisible()
  await save(maghrib)
  await page.getByRole('button', { name: 'Iqama rules' }).click()
  await expect(page.getByText('Every year in Ramadan', { exact: true })).toBeVisible()
  await page.context().close()
  await expectRead(browser, 'Asia/Karachi', '2027-02-10T12:00', /Maghrib.*5:24 PM5:36 PM/)
  await expectRead(browser, 'Pacific/Auckland', '2027-02-11T12:00', /Asr.*PM3:30 PM/)
})

test('a rule that the timetable decides says so, and can take its place', async ({ browser }) => {
  const page = await panel(browser, 390)
  const response = await page.request.get('/api/prayer-settings')
  const { settings } = (await response.json()) as PrayerSettingsResponse
  const days = computeRange(settings, '2027-01-01', '2027-12-31').map(({ iso: date, athan }) => ({
    date,
    ...athan,
    iqama: { isha: '22:35' },
  }))
  const data = { settings: { ...settings, tables: [{ year: 2027, days }] } }
  expect((await page.request.put('/api/prayer-settings', { data })).status()).toBe(200)
  await page.reload()
  const form = await open(page, 'Isha')
  await form.getByLabel('Time', { exact: true }).fill('22:45')
  await form.getByLabel('First day').fill('2027-01-15')
  // Of the rule that ends on Thursday the field is open.
  await form.getByLabel('Last day').fill('2027-11-30')
  await expect(form.getByText('Visitors see no change: the timetable decides.')).toBeVisible()
  await expect(form.getByText('Your timetable decides the Isha iqama from')).toBeVisible()
  await form.getByRole('button', { name: 'Save, without a change for visitors' }).click()
  await expect(page.getByText(/saved. No change for visitors \(the timetable/)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('The change was undone.')).toBeVisible()

  await open(page, 'Isha')
  await form.getByLabel('Time', { exact: true }).fill('22:45')
  await form.getByLabel('First day').fill('2027-01-15')
  await form.getByRole('button', { name: 'Replace these days' }).click()
  await expect(form.getByText(/^Isha at 10:45 PM from Friday, January 15/)).toBeVisible()
  await expectToFit(page)
  await save(form)
  await page.context().close()
  await expectRead(browser, 'Asia/Karachi', '2027-01-15T12:00', /Isha.*10:45 PM/)
})

test('a new place is saved with the repairs of all that it makes impossible, on a phone', async ({
  browser,
}) => {
  const read = async () => (await api.get('/api/prayer-settings')).json()
  const { settings } = await read()
  const { info } = await (await api.get('/api/prayertimes?year=2027')).json()
  const days = info
    .filter(({ iso }: PrayerRow) => iso >= '2027-04-01' && iso <= '2027-04-20')
    .map(({ iso, fajr, sunrise, dhuhr, asr, maghrib, isha }: PrayerRow) => ({
      ...{ date: iso, fajr: fajr.time, sunrise, dhuhr: dhuhr.time },
      ...{ asr: asr.time, maghrib: maghrib.time, isha: isha.time },
    }))
  const fajr = [{ rule: { kind: 'fixed', time: '06:15' } }]
  const tables = [{ year: 2027, days }]
  const iqama = { ...settings.iqama, fajr }
  const stored = await api.put('/api/prayer-settings', {
    data: { settings: { ...settings, iqama, tables } },
  })
  expect(stored.status(), await stored.text()).toBe(200)
  const page = await panel(browser, 390)
  await page.getByRole('button', { name: 'Where and how times are calculated' }).click()
  await page.getByLabel('Name of the place').fill('Birmingham')
  await page.getByLabel('Latitude').fill('52.4862')
  await page.getByLabel('Longitude').fill('-1.8904')
  await page.getByLabel('Time zone').fill('Europe/London')
  const saveAll = page.getByRole('button', { name: /^Save (this|these)/ })
  await expect(saveAll).toBeDisabled()
  await page.getByRole('button', { name: 'Show what' }).click()
  const list = page.getByRole('region', { name: 'To correct before saving' })
  await expect(list.getByRole('heading')).toBeFocused()
  await expect(list).toContainText('Maghrib at 7:21 PM on April 1, 2027 is before sunset.')
  await expectToFit(page)
  await expectAccessible(page)
  await list.getByRole('button', { name: 'Remove the timetable of 2027' }).click()
  await list.getByRole('button', { name: /^Pray \d+ minutes earlier/ }).click()
  await list.getByRole('button', { name: /^Use 20 minutes after athan/ }).click()
  await expect(list).toBeHidden()
  await saveAll.click()
  await expect(page.getByText('Prayer times have been successfully updated.')).toBeVisible()
  const after = (await read()).settings
  expect(after.place.name).toBe('Birmingham')
  expect(after.tables).toEqual([])
  expect(after.iqama.fajr.map(({ rule }: { rule: object }) => rule)).toContainEqual({
    kind: 'after-athan',
    minutes: 20,
    notBefore: '06:15',
  })
  await page.context().close()
})
