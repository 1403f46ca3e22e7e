import type { Browser, Page } from 'playwright/test'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { signedInPage } from './adminAccount.ts'
import { api, openPanel, site, withOwnSite } from './ownSite.ts'
import { serverIsAt } from './panelClock.ts'
import { expect, test } from './site.ts'
import { expectAccessible, expectToFit } from './sound.ts'
import { countSteps } from './steps.ts'
import { ONE_CHECK, reopenUntil } from './visitor.ts'

/** 6 PM on the 29th of a Sha'ban that began a day later than calculated: the mosque waits for the moon. */
const NOW = '2027-02-07T23:00:00Z'
const SHABAN = { year: 1448, month: 8, date: '2027-01-10' }
const EVENING = '2027-02-07T18:00'
const NEXT_EVENING = '2027-02-08T18:00'

/** The Hijri calendar of a site of its own is changed: other tests expect the calculated one. */
test.describe.configure({ mode: 'serial', timeout: 90_000 })

withOwnSite({ SITE_NOW: NOW }, () =>
  save(({ iqama, ...settings }) => ({
    ...settings,
    hijri: { confirmed: [SHABAN] },
    iqama: {
      ...iqama,
      isha: [...iqama.isha, { hijriMonth: 9, rule: { kind: 'fixed', time: '21:00' } }],
    },
  })),
)

async function save(change: (settings: PrayerSettings) => PrayerSettings) {
  const { settings } = await (await api.get('/api/prayer-settings')).json()
  const response = await api.put('/api/prayer-settings', { data: { settings: change(settings) } })
  expect(response.status(), await response.text()).toBe(200)
}

const card = (page: Page, heading: string) => page.getByRole('region', { name: heading })

/** A visitor's page, with the browser in that zone. */
async function visitorIn(browser: Browser, timezoneId: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url, timezoneId })
  return context.newPage()
}

/** Expects that a visitor reads all this in the widget of prayer times at a moment. */
async function expectRead(visitor: Page, at: string, texts: readonly string[]) {
  await reopenUntil(visitor, `/prayer-times?at=${at}`, async () => {
    const widget = visitor.getByRole('region', { name: 'Today’s prayer times' })
    for (const text of texts) await expect(widget).toContainText(text, ONE_CHECK)
  })
}

test('on a phone Ramadan is confirmed a day later than calculated, seen by visitors, and undone', async ({
  browser,
}) => {
  const page = await openPanel(browser, '/admin', { width: 390, now: NOW })
  const expected = card(page, 'Ramadan may begin this evening')
  await expected.getByRole('button', { name: 'We follow an announcement' }).click()
  const late = expected.getByRole('button', { name: "Tomorrow is Sha'ban 30" })
  await expect(expected.getByRole('button', { name: 'Ramadan begins tonight' })).toBeVisible()
  await expect(expected).toContainText('Tomorrow, Monday, February 8, is Ramadan 1, 1448.')
  await expected.getByText("What changes with: Tomorrow is Sha'ban 30").click()
  await expect(expected).toContainText('The first fast is on Tuesday, February 9')
  await expect(expected).toContainText('No athan and no iqama moves.')
  await expected.getByText('What changes with: Ramadan begins tonight').click()
  await expect(expected).toContainText(
    'Isha iqama moves on 2 days, first on Sunday, February 7: 9:00 PM instead of 7:30 PM.',
  )
  await expect(expected).toContainText('From Maghrib on visitors read both outcomes')
  await expectToFit(page)
  const visitor = await visitorIn(browser, 'America/New_York')
  const bothOutcomes = [
    "Evening of Sha'ban 30 or Ramadan 1, 1448",
    'If the moon is seen: Ramadan begins tonight, Isha iqama 9:00 PM',
    "If not: tomorrow is Sha'ban 30",
    '7:30 PM',
  ]
  const expectCalendar = (days: string) =>
    reopenUntil(visitor, `/prayer-times/ramadan?at=${EVENING}`, () =>
      expect(visitor.getByText(days, { exact: true })).toBeVisible(ONE_CHECK),
    )
  await expectRead(visitor, EVENING, bothOutcomes)
  await expect(visitor.getByRole('row', { name: /Ramadan 1 \(expected\)/ })).toContainText('Feb 9')
  await expect(
    visitor.getByText('Ramadan 1, 1448 if the moon is seen', { exact: true }),
  ).toBeVisible()
  await expect(visitor.getByText('Hijri dates are expected')).toBeVisible()

  await late.click()
  const confirmed = card(page, 'Ramadan begins tomorrow evening')
  await expect(confirmed).toContainText('Confirmed: Tuesday, February 9 is Ramadan 1, 1448.')
  const abroad = ['Pacific/Auckland', 'Asia/Karachi'].map(zone => visitorIn(browser, zone))
  for (const reader of [visitor, ...(await Promise.all(abroad))]) {
    await expectRead(reader, NEXT_EVENING, [
      ...['Monday, February 8', 'Evening of Ramadan 1, 1448', '9:00 PM'],
    ])
    await expect(reader.getByRole('row', { name: /^Ramadan 1 - Tue, Feb 9/ })).toBeVisible()
    if (reader !== visitor) await reader.context().close()
  }
  await expectRead(visitor, EVENING, [
    ...["Evening of Sha'ban 30, 1448", 'Ramadan begins tomorrow evening', '7:30 PM'],
  ])
  const feed = await (await api.get('/prayer-times.ics')).text()
  expect(feed).toMatch(/DTSTART;VALUE=DATE:20270209[\s\S]{0,60}SUMMARY:Ramadan 1\\, 1448\r/)
  await expectCalendar('February 9, 2027 to March 9, 2027 or March 10, 2027')

  await confirmed.getByRole('button', { name: 'Undo' }).click()
  await expect(expected).toBeVisible()
  await expectRead(visitor, EVENING, bothOutcomes)
  await expectCalendar('February 9, 2027 to March 9, 2027, expected')
  await visitor.context().close()
  await page.context().close()
})

test('on a desktop a failed save stays in the card, and a late confirmation can be corrected in the list', async ({
  browser,
}) => {
  // Noon of the next day: the evening passed without a confirmation.
  const page = await openPanel(browser, '/admin/prayer-times', {
    ...{ width: 1440, now: '2027-02-08T17:00:00Z' },
  })
  const open = card(page, 'Ramadan is not confirmed yet')
  await expect(open).toContainText("Sha'ban 30, 1448")
  await expect(open).toContainText('A tap still turns everything at once')
  const began = open.getByRole('button', { name: 'Ramadan began last night' })
  await expect(open.getByRole('button', { name: 'Ramadan begins tonight' })).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page, '.moon')
  }
  const error = 'Failed to save the prayer settings. Please try again.'
  await page.route('**/api/prayer-settings', route =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 500, json: { success: false, error, code: 'internal' } })
      : route.continue(),
  )
  await began.click()
  await expect(open.getByRole('alert')).toContainText(error)
  await page.unroute('**/api/prayer-settings')
  await began.click()
  await expect(card(page, 'Ramadan began last night')).toBeVisible()

  await page.getByRole('button', { name: 'Hijri months' }).click()
  await expect(page.getByLabel('We follow an announcement')).toBeChecked()
  await page.getByLabel('Ramadan 1448').selectOption('Confirmed: Tuesday, February 9')
  await expect(page.getByText('Ramadan 1448 begins on Tuesday, February 9.')).toBeVisible()
  await page.getByRole('checkbox', { name: /^Visitors see ‘expected’/ }).check()
  const bar = page.getByRole('region', { name: /not saved yet/ })
  await expect(bar.locator('li > :first-child')).toHaveText([
    /^What visitors read before a month: /,
    /^First day of Ramadan 1448: /,
  ])
  await bar.getByRole('button', { name: /^Save th/ }).click()
  await expect(card(page, 'Ramadan begins tonight')).toBeVisible()
  await page.context().close()
})

test('the commonest changes take few steps on a phone', async ({ browser }) => {
  await save(({ iqama, eid: _, ...settings }) => ({
    ...settings,
    hijri: { confirmed: [SHABAN], months: { begin: 'announced', since: SHABAN.date } },
    iqama: { ...iqama, isha: [{ rule: { kind: 'fixed', time: '22:30' } }] },
  }))
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const page = await signedInPage(browser, site.url, undefined, phone)
  await serverIsAt(page, new Date(NOW))
  await page.clock.setFixedTime(new Date(NOW))
  await page.goto('/admin')
  const { use, fill, expectAtMost } = countSteps(page)
  const shortcut = (name: string) =>
    page.getByRole('navigation', { name: 'Change the time of' }).getByRole('link', { name })
  const form = page.getByRole('form')
  const saved = page.getByText('Prayer times have been successfully updated.')

  await use(page.getByRole('button', { name: 'Ramadan begins tonight' }))
  await expect(card(page, 'Ramadan begins tonight')).toBeVisible()
  await expectToFit(page)
  expectAtMost(2, 'Moon')

  await page.goto('/admin')
  await use(shortcut('Isha'))
  await fill(form.getByLabel('Time', { exact: true }), '22:45')
  await fill(form.getByLabel('First day'), '2027-03-05')
  await use(form.getByRole('button', { name: 'Change Isha to 10:45 PM from Mar 5' }))
  await expect(
    page.getByText('Isha: 10:30 → 10:45 PM from Mar 5', { exact: false }).first(),
  ).toBeVisible()
  await expect(
    page.getByRole('button', { name: /^Isha .* then 10:45 PM from Fri, Mar 5/ }),
  ).toBeVisible()
  expectAtMost(4, 'Iqama from a date')

  await page.goto('/admin')
  await use(shortcut('Jumu'))
  await use(form.getByRole('button', { name: 'Add a Jumu' }))
  await fill(
    form.getByRole('group', { name: 'Third Jumu' }).getByLabel('Prayer', { exact: true }),
    '12:45',
  )
  await use(form.getByRole('button', { name: /^Change Jumu'ah to .* and 12:45 PM from Friday$/ }))
  await expect(saved).toBeVisible()
  expectAtMost(4, "Third Jumu'ah")

  // The page is loaded once more there, and keeps the form that was asked for.
  await page.getByRole('link', { name: 'Today', exact: true }).click()
  await use(shortcut('Eid'))
  await fill(form.getByLabel('Prayer time'), '07:30')
  await use(form.getByRole('button', { name: 'Set Eid al-Fitr prayers to 7:30 AM' }))
  await expect(saved).toBeVisible()
  expectAtMost(4, 'Eid prayers')
  await page.context().close()
})
