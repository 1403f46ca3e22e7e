import type { APIRequestContext, Page } from 'playwright/test'
import type { PrayerSettingsResponse } from '#contract/prayerSettings.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import {
  expect,
  firstAccount,
  newAccount,
  signedInContext,
  signedInRequest,
  signIn,
  test,
} from './adminAccount.ts'
import { serverIsAt } from './panelClock.ts'
import { expectAccessibleInBoth, expectToFit } from './sound.ts'
import { visitorSees } from './visitor.ts'

/** Far from the days that other tests look at; all tests here change the one set of settings. */
const TODAY = new Date('2028-02-15T17:00:00Z')
const ADDRESS = '/admin/prayer-times'

/** One after the other, and each of them a walk over several pages. */
test.describe.configure({ mode: 'default', timeout: 90_000 })

test.beforeEach(async ({ page }) => {
  await serverIsAt(page, TODAY)
  await page.clock.setFixedTime(TODAY)
})

let api: APIRequestContext
let original: PrayerSettings

async function stored(): Promise<PrayerSettings> {
  const response = (await (await api.get('/api/prayer-settings')).json()) as PrayerSettingsResponse
  return response.settings
}

test.beforeAll(async ({ browser: _ }, { project }) => {
  api = await signedInRequest(project.use.baseURL, firstAccount())
  original = await stored()
})

test.afterEach(async () => {
  const { iqama, jumuah, overrides, hijri, calculation, eid, ramadan, extraTimes } = original
  const changed = { iqama, jumuah, overrides, hijri, calculation, eid, ramadan, extraTimes }
  const settings = { ...(await stored()), ...changed }
  expect((await api.put('/api/prayer-settings', { data: { settings } })).status()).toBe(200)
})

test.afterAll(() => api.dispose())

const row = (page: Page, prayer: string) =>
  page.getByRole('button', { name: new RegExp(`^${prayer} `) })
/** The button of the open form, which says what it saves. */
const save = (page: Page) => page.getByRole('form').locator('button[type="submit"]')

/** Opens how the time of the open form is found. */
const more = (page: Page) => page.getByText(/^More: /).click()

/** Opens the form of Isha, whose stored rule counts from the athan, and gives it a clock time. */
async function openIshaAt(page: Page, clock: string) {
  await row(page, 'Isha').click()
  const form = page.getByRole('form', { name: 'Isha iqama' })
  await form.getByLabel('Time', { exact: true }).fill(clock)
}

const saved = (page: Page) => page.getByText('Prayer times have been successfully updated.')

/** Expects that a visitor reads a time in the line of a prayer on a day, or no such time. */
function visitorReads(page: Page, day: string, prayer: string, time: string, not = false) {
  return visitorSees(page, `/prayer-times?at=${day}T12:00`, visitor =>
    visitor
      .getByRole('region', { name: 'Today’s prayer times' })
      .getByRole('row')
      .filter({ has: visitor.getByRole('rowheader', { name: prayer }) })
      .filter(not ? { hasText: /\d [AP]M/, hasNotText: time } : { hasText: time }),
  )
}

/** What of the next stops of the Tab key stands below a bar or a message. */
async function coveredStops(page: Page, stops: number): Promise<string[]> {
  const covered: string[] = []
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab')
    const name = await page.locator(':focus').evaluate(element => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const top = document.elementFromPoint(x + width / 2, y + height / 2)
      return element.contains(top) || top?.contains(element) ? '' : element.textContent
    })
    if (name) covered.push(name)
  }
  return covered
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, storageState: { cookies: [], origins: [] } })

  test('tomorrow’s iqama is changed by four actions after sign-in, and visitors see it', async ({
    page,
    account,
  }) => {
    await signIn(page, account)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page
      .getByRole('dialog', { name: 'Menu' })
      .getByRole('link', { name: 'Prayer times' })
      .click()
    await row(page, 'Isha').click()
    await page.getByLabel('Time', { exact: true }).fill('19:45')
    await expect(
      page.getByText(/^Isha at 7:45 PM.* from tomorrow, Wednesday, February 16/),
    ).toBeVisible()
    await expect(save(page)).toBeInViewport()
    await expect(page.getByLabel('Time', { exact: true })).toBeInViewport()
    await expect(page.getByText('Visitors see no iqama then.')).toBeInViewport()
    const day = page.getByLabel('First day')
    for (const [width, height] of [
      [320, 568],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      await row(page, 'Isha').focus()
      await day.focus()
      const isCovered = await day.evaluate(field => {
        const { left, top, height } = field.getBoundingClientRect()
        return document.elementFromPoint(left + 9, top + height / 2) !== field
      })
      expect(isCovered, `${width} × ${height}`).toBe(false)
    }
    await save(page).click()
    await expect(saved(page)).toBeVisible()
    await expect(row(page, 'Isha')).toContainText(/Today.*7:30 PM.*Tomorrow.*7:45 PM/)
    await expect(row(page, 'Isha')).toBeFocused()
    await expect(row(page, 'Isha')).toBeInViewport()
    expect(await coveredStops(page, 12), 'behind the message').toEqual([])
    await row(page, 'Asr').click()
    await page.getByRole('button', { name: 'Five minutes later' }).click()
    await page.getByRole('button', { name: 'Keep, and change more' }).click()
    await row(page, 'Asr').focus()
    expect(await coveredStops(page, 12), 'behind the bar').toEqual([])
    await visitorReads(page, '2028-02-15', 'Isha', '7:30 PM')
    await visitorReads(page, '2028-02-16', 'Isha', '7:45 PM')
  })
})

test('a fixed time starts on a day or counts for one day alone', async ({ page }) => {
  await page.goto(ADDRESS)
  await row(page, 'Asr').click()
  const form = page.getByRole('form', { name: 'Asr iqama' })
  await form.getByLabel('Time', { exact: true }).fill('15:45')
  await form.getByRole('button', { name: 'Five minutes later' }).click()
  await form.getByLabel('From Friday, February 18').check()
  await expect(
    form.getByText(/^Asr at 3:50 PM from Friday, February 18 until .*; no iqama from /),
  ).toBeVisible()
  await form.getByLabel('Only on one day').check()
  await form.getByLabel('Day', { exact: true }).fill('2028-02-28')
  await expect(form.getByText('Asr at 3:50 PM on Monday, February 28 only.')).toBeVisible()
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  await visitorReads(page, '2028-02-28', 'Asr', '3:50 PM')
  await visitorReads(page, '2028-02-29', 'Asr', '3:50 PM', true)
  await page.getByRole('button', { name: 'Single days' }).click()
  await expect(
    page.getByRole('region', { name: 'Single days' }).getByText('Asr iqama 3:50 PM'),
  ).toBeVisible()
  await row(page, 'Maghrib').click()
  await page.getByLabel('Time', { exact: true }).fill('18:00')
  await page.getByRole('button', { name: /^Use 5 minutes after athan from / }).click()
  await expect(row(page, 'Maghrib')).toContainText(/6:00 PM.*then 5 minutes after athan from/)
  await page.getByRole('button', { name: 'Save this change' }).click()
  const kinds = async () => (await stored()).iqama.maghrib.map(({ rule }) => rule.kind)
  await expect.poll(kinds).toEqual(['after-athan', 'fixed', 'after-athan', 'fixed'])
})

test('errors of the form and of the server are shown at their field, and all input is kept', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 400/)
  let sent = 0
  await page.route('**/api/prayer-settings', route => {
    if (route.request().method() === 'PUT') sent += 1
    return route.continue()
  })
  await page.goto(ADDRESS)
  await openIshaAt(page, '18:00')
  const time = page.getByLabel('Time', { exact: true })
  await expect(time).toHaveAttribute('aria-invalid', 'true')
  await expect(
    page.getByText(/^Isha at 6:00 PM is before its athan at 6:\d\d PM on Wednesday, February 16/),
  ).toBeVisible()
  await expect(page.getByText('Correct what is wrong to see what will be saved.')).toBeVisible()
  await save(page).click()
  await expect(time).toBeFocused()
  await time.fill('')
  await save(page).click()
  await expect(page.getByText('Enter a time, for example 7:45 PM.')).toBeVisible()
  expect(sent).toBe(0)
  await time.fill('20:10')
  const fields = { 'iqama.isha.1.rule.time': 'Not at this time.' }
  const json = { success: false, error: 'Look again.', code: 'invalid', fields }
  await page.route('**/api/prayer-settings', route => route.fulfill({ status: 400, json }), {
    times: 1,
  })
  await save(page).click()
  await expect(page.getByText('Look again.')).toBeVisible()
  await expect(page.getByText('Not at this time.')).toBeVisible()
  await expect(time).toHaveValue('20:10')
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  expect(sent).toBe(1)
})

test('several changes show on the next days, are saved together, and undone', async ({ page }) => {
  await page.goto(ADDRESS)
  const days = page.getByRole('region', { name: 'The next 14 days' })
  await row(page, 'Isha').click()
  await expect(save(page)).toBeDisabled()
  await expect(days.getByRole('status')).toHaveText('As saved.')
  await more(page)
  await page.getByLabel('Never before').fill('19:45')
  await expect(days.getByRole('status')).toHaveText(
    'Your changes show on 13 of these days, first on Wednesday, February 16.',
  )
  await expect(days.getByRole('listitem').nth(1).getByRole('insertion')).toHaveText('7:45')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(days.getByRole('status')).toHaveText('As saved.')
  await row(page, 'Maghrib').click()
  await more(page)
  const minutes = page.getByLabel('Minutes after athan')
  await expect(minutes).toHaveValue('5')
  await minutes.fill('7')
  await expect(save(page)).toBeEnabled()
  await page.getByRole('button', { name: 'Keep, and change more' }).click()
  await page.getByRole('button', { name: 'Single days' }).click()
  await page.getByRole('button', { name: 'Add a day' }).click()
  const form = page.getByRole('form', { name: 'A single day' })
  await form.getByLabel('Day', { exact: true }).fill('2028-02-26')
  await form.getByLabel('Note').fill('Eid al-Fitr')
  await form.getByRole('button', { name: 'Keep, and change more' }).click()
  await page.getByRole('button', { name: 'Hijri months' }).click()
  await page.getByText('First days of other months').click()
  await page.getByLabel('Ramadan 1449').selectOption({ index: 1 })
  const bar = page.getByRole('region', { name: /not saved yet/ })
  await expect(bar.locator('li > :first-child')).toHaveText([
    'Maghrib: 5 → 7 minutes after athan from Feb 16',
    'February 26, 2028: Eid al-Fitr',
    /^First day of Ramadan 1449: /,
  ])
  await bar.getByRole('button', { name: 'Save these 3 changes' }).click()
  // Under the pointer the message stays as long as it is needed.
  await saved(page).hover()
  await expect(bar).toBeHidden()
  expect(await stored()).toMatchObject({
    iqama: { maghrib: [{}, { from: '2028-02-16', rule: { minutes: 7 } }] },
    overrides: [{ date: '2028-02-26', note: 'Eid al-Fitr' }],
    hijri: { confirmed: [{ year: 1449, month: 9 }] },
  })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('The change was undone.')).toBeVisible()
  expect(await stored()).toEqual(original)
})

test('a rule is changed and removed without a gap', async ({ page }) => {
  await page.goto(ADDRESS)
  await row(page, 'Dhuhr').click()
  await page.getByLabel('Time in winter').fill('13:30')
  await page.getByLabel('Time in summer').fill('13:45')
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  await page.getByRole('button', { name: 'Iqama rules' }).click()
  await page.getByRole('button', { name: /^Edit Dhuhr at 1:30 PM/ }).click()
  const form = page.getByRole('form', { name: 'Change a rule of Dhuhr' })
  await form.getByLabel('First day').fill('2028-03-01')
  await form.getByLabel('Last day').fill('2028-02-20')
  await expect(form.getByText('That is before the first day, March 1, 2028.')).toBeVisible()
  await form.getByLabel('Last day').fill('')
  await save(page).click()
  await expect
    .poll(async () => (await stored()).iqama.dhuhr)
    .toMatchObject([{ until: '2028-02-29' }, { from: '2028-03-01' }])
  await page.getByRole('button', { name: /^Remove Dhuhr at 1:30 PM/ }).click()
  await page.getByRole('button', { name: 'Save this change' }).click()
  await expect.poll(async () => (await stored()).iqama.dhuhr).toEqual(original.iqama.dhuhr)
})

test('a conflict of two admins lists only the iqama that both changed', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  complaints.allow(/status of 409/)
  const context = await signedInContext(browser, baseURL, await newAccount(baseURL, 'Bilal'))
  const other = await context.newPage()
  await serverIsAt(other, TODAY)
  await other.clock.setFixedTime(TODAY)
  await other.goto(ADDRESS)
  await page.goto(ADDRESS)
  await row(other, 'Fajr').click()
  await more(other)
  await other.getByLabel('Minutes after athan').fill('30')
  await other.getByRole('button', { name: 'Keep, and change more' }).click()
  await openIshaAt(other, '20:00')
  await openIshaAt(page, '19:45')
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  await save(other).click()
  const conflict = other.getByRole('region', { name: 'Two versions' })
  await expect(conflict).toContainText('changed the same thing and saved it first')
  await expect(conflict).toContainText('at 7:45 PM from tomorrow, Wednesday, February 16')
  await expect(conflict).toContainText('at 8:00 PM from tomorrow, Wednesday, February 16')
  await expect(conflict.getByRole('group')).toHaveCount(1)
  const isha = conflict.getByRole('group', { name: 'Isha iqama' })
  await isha.getByRole('radio', { name: 'Keep mine' }).check()
  await conflict.getByRole('button', { name: 'Save what I chose' }).click()
  await expect(saved(other)).toBeVisible()
  const { iqama } = await stored()
  expect(iqama.isha.at(-1)).toMatchObject({ rule: { time: '20:00' } })
  expect(iqama.fajr.at(-1)).toMatchObject({ rule: { minutes: 30 } })
  await context.close()
})

test('the rules for long twilights are compared on the longest day', async ({ page }) => {
  await page.goto(ADDRESS)
  await page.getByRole('button', { name: 'Where and how times are calculated' }).click()
  await page.getByLabel('Latitude').fill('51.5074')
  await page.getByLabel('Longitude').fill('-0.1278')
  const zone = page.getByRole('combobox', { name: 'Time zone' })
  await zone.fill('Europe/Lon')
  await expect(zone).toHaveAccessibleDescription(/^Unknown time zone/)
  await zone.fill('Europe/London')
  await page.getByRole('combobox', { name: 'Method' }).selectOption('MWL')
  const rule = page.getByLabel('Fajr and Isha where twilight lasts long')
  await expect(rule).toHaveValue('by-latitude')
  const table = page.getByRole('table', { name: /^Wednesday, June 21, the longest day/ })
  const chosen = table.getByRole('row', { name: /^Seventh of the night Chosen/ })
  await expect(chosen).toContainText('3:40')
  await expect(chosen).toContainText('10:25')
  await expect(chosen).toContainText('Never')
  const warning = page.getByText(/^Isha is not before the next Fajr on/)
  await expect(warning).toBeHidden()
  await rule.selectOption('middle-of-the-night')
  await expect(warning).toContainText('on 48 days between May 27, 2028 and July 13, 2028')
  const middle = table.getByRole('row', { name: /^Middle of the night Chosen/ })
  await expect(middle).toContainText('48 days a year')
  await expectAccessibleInBoth(page, 390)
  await expectToFit(page)
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(rule).toHaveValue('by-latitude')
})

test('every open prayer form is accessible and fits', async ({ page }) => {
  await page.goto(ADDRESS)
  for (const part of [
    'Iqama rules',
    'Single days',
    'Hijri months',
    'Where and how times are calculated',
  ]) {
    await page.getByRole('button', { name: part }).click()
  }
  await page.getByLabel('Longitude').fill('73.97')
  await openIshaAt(page, '18:00')
  await expectAccessibleInBoth(page, 1440, 390)
  await expectToFit(page, 320)
})

test('Eid prayers are added in four steps, seen by visitors, and removed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(ADDRESS)
  await page.getByRole('button', { name: 'Eid prayers' }).click()
  await page.getByRole('button', { name: 'Add Eid al-Fitr prayers' }).click()
  const form = page.getByRole('form', { name: 'Eid al-Fitr prayers' })
  await form.getByLabel('Prayer time').fill('05:30')
  await expect(form.getByText(/is before sunrise at 6:\d\d AM/)).toBeVisible()
  await form.getByLabel('Prayer time').fill('07:30')
  await form.getByRole('button', { name: 'Add another prayer' }).click()
  await expect(form.getByLabel('Prayer time').nth(1)).toBeFocused()
  await form.getByRole('button', { name: 'Remove the second prayer' }).click()
  await expectToFit(page)
  await expect(form.getByText('Eid al-Fitr 1449, on the first of Shawwal')).toBeVisible()
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  // The form is gone, and the focus with what stands in its place.
  await expect(page.getByRole('button', { name: 'Edit Eid al-Fitr' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Edit Eid al-Fitr' })).toBeInViewport()
  await visitorSees(page, '/prayer-times?at=2028-02-25T12:00', visitor =>
    visitor.getByRole('region', { name: 'Eid al-Fitr' }).getByText('Prayer 7:30 AM'),
  )
  await page.getByRole('button', { name: 'Remove Eid al-Fitr' }).click()
  await page.getByRole('button', { name: 'Save this change' }).click()
  await expect.poll(async () => (await stored()).eid).toBeUndefined()
})

test('Tarawih, imsak and the times of the day are set in their parts', async ({ page }) => {
  await page.goto(ADDRESS)
  await page.getByRole('button', { name: 'Ramadan', exact: true }).click()
  await page.getByRole('button', { name: 'Add Tarawih' }).click()
  const form = page.getByRole('form', { name: 'Tarawih' })
  await form.getByLabel('When').selectOption('At a time of the clock')
  await save(page).click()
  await expect(form.getByText('Enter a time, for example 7:30 AM.')).toBeVisible()
  await form.getByLabel('Time', { exact: true }).fill('20:45')
  await form.getByRole('button', { name: 'Keep, and change more' }).click()
  await page.getByLabel('Show imsak').check()
  await page.getByRole('button', { name: 'Times of the day' }).click()
  await page.getByLabel('Ishraq', { exact: true }).check()
  const minutes = page.getByLabel('Ishraq: minutes after sunrise')
  await minutes.fill('x')
  await expect(minutes).toHaveAccessibleDescription('Enter whole minutes from 1 to 60.')
  await minutes.fill('20')
  await expectAccessibleInBoth(page, 390)
  const bar = page.getByRole('region', { name: /not saved yet/ })
  await expect(bar.locator('li > :first-child')).toHaveText([
    'Imsak: 10 minutes before Fajr',
    'Tarawih at 8:45 PM',
    /^Times of the day: .*Ishraq \(20 minutes after sunrise\)/,
  ])
  await page.getByRole('button', { name: 'Save these 3 changes' }).click()
  await expect(saved(page)).toBeVisible()
  expect(await stored()).toMatchObject({
    ramadan: { imsak: 10, tarawih: [{ time: '20:45' }] },
    extraTimes: { ishraq: 20 },
  })
})
