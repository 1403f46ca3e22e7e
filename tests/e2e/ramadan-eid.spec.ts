import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright/test'
import { prayerTimesResponse } from '#domain/prayer/prayerTimesResponse.ts'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { instantOf } from '#domain/time/civil.ts'
import { changeNewer } from './newer.ts'
import { expect, test } from './site.ts'
import { expectAccessible, expectContrast, expectSound, expectToFit } from './sound.ts'

const seed = seedPrayerSettings(new Date('2026-11-21T17:00:00Z'))
const SETTINGS: PrayerSettings = {
  ...seed,
  hijri: { confirmed: [], months: { begin: 'calculated' } },
  ramadan: {
    imsak: 10,
    tarawih: [
      { time: { afterIsha: 15 }, place: 'Main hall' },
      { time: '01:30', label: 'Qiyam', lastTen: true },
    ],
  },
  eid: {
    fitr: {
      year: 1448,
      prayers: [
        { time: '07:30', takbir: '07:00', place: 'Main hall', language: 'English' },
        { time: '09:00', place: 'Lincoln Park', note: 'Bring a prayer rug.' },
      ],
    },
    adha: { year: 1448, date: '2027-05-14', prayers: [{ time: '08:00' }] },
  },
  extraTimes: { sunrise: false, ishraq: 20, forbidden: true, lastThird: true },
}

const widget = (page: Page) => page.getByRole('region', { name: 'Today’s prayer times' })
const arch = (page: Page) => page.getByRole('region', { name: 'Next prayer' })
const line = (page: Page, name: string) =>
  widget(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) })

/** Opens a page at a moment on a site with these settings. */
async function open(page: Page, path: string, at: string) {
  const [date = '', clock = ''] = at.split('T')
  const now = instantOf(date, clock, seed.place.timeZone)
  await changeNewer(page, () => ({ prayer: prayerTimesResponse(SETTINGS, { now }) }))
  await page.goto(`${path}?at=${at}`)
  await widget(page).scrollIntoViewIfNeeded()
}

/** Expects the lead and the day's iqamas on the first screen of small phones. */
async function expectOnFirstScreen(page: Page) {
  await page.evaluate(() => {
    document.querySelector('[data-moment]')?.remove()
    scrollTo(0, 0)
  })
  const before = page.viewportSize() ?? { width: 390, height: 844 }
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [375, 553],
  ] as const) {
    await page.setViewportSize({ width, height })
    const box = await arch(page)
      .getByRole('row', { name: /^Iqama/ })
      .boundingBox()
    expect((box?.y ?? Infinity) + (box?.height ?? 0), `${width} px`).toBeLessThan(height)
  }
  await page.setViewportSize(before)
}

/** A visitor's page, with the browser in that zone. */
async function visitorIn(browser: Browser, timezoneId: string, width: number): Promise<Page> {
  const context = await browser.newContext({ timezoneId, viewport: { width, height: 844 } })
  return context.newPage()
}

/** What is read at a moment: the lead, the sentence below it, the header, and rows of the day. */
type Moment = readonly [
  at: string,
  texts: readonly string[],
  rows: Readonly<Record<string, string>>,
]

const MOMENTS: readonly [Moment, Moment, Moment, Moment] = [
  [
    '2027-02-27T16:30',
    ['Ramadan 20, 1448', 'Iftar in 1h 15m · 5:45 PM', 'Next: Maghrib in 01:15'],
    {
      'Fajr Suhoor ends': '5:18 AM',
      Imsak: '5:08 AM',
      Ishraq: '6:53 AM',
      Iftar: '5:50 PM',
    },
  ],
  [
    '2027-02-27T19:40',
    ['Last ten nights: night 21 (odd)', 'Tarawih in 5 min · 7:45 PM', 'Next: Fajr in 09:37'],
    { Tarawih: '1:30 AM', 'Last third of the night': '1:26 AM' },
  ],
  [
    '2027-03-09T05:55',
    ['Eid prayer: takbir at 7:00 AM, in 1h 5m · prayer 7:30 AM', 'Next: Dhuhr in 06:12'],
    { 'Forbidden time after sunrise': '6:18 AM – 6:38 AM' },
  ],
  ['2027-05-14T08:00', ["Jumu'ah: khutbah at 1:15 PM, in 5h 15m", 'Eid al-Adha'], {}],
]

for (const [zone, path, width, moments] of [
  ['America/New_York', '/prayer-times', 1440, MOMENTS],
  ['Pacific/Auckland', '/', 390, [MOMENTS[0], MOMENTS[2]]],
] as const) {
  test(`Ramadan and Eid lead on ${path} at ${width} px for a visitor in ${zone}`, async ({
    browser,
  }) => {
    const page = await visitorIn(browser, zone, width)
    for (const [at, texts, rows] of moments) {
      await open(page, path, at)
      for (const text of texts) await expect(arch(page)).toContainText(text)
      for (const [name, text] of Object.entries(rows)) {
        await expect(line(page, name)).toContainText(text)
      }
      if (path === '/') await expectOnFirstScreen(page)
      const sunrise = widget(page).getByRole('rowheader', { name: 'Sunrise', exact: true })
      await expect(sunrise).toHaveCount(0)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
    await page.context().close()
  })
}

/** Months are sighted, and nobody has confirmed how Ramadan ends. */
const SIGHTED: PrayerSettings = {
  ...SETTINGS,
  iqama: {
    ...seed.iqama,
    isha: [...seed.iqama.isha, { hijriMonth: 9, rule: { kind: 'fixed', time: '20:15' } }],
  },
  hijri: {
    confirmed: [{ year: 1448, month: 9, date: '2027-02-08' }],
    months: { begin: 'sighted' },
  },
  ramadan: { tarawih: [{ time: '20:30' }] },
}

test('an open page waits for the moon from Maghrib to Fajr, greets nothing, and turns on day 30', async ({
  page,
}) => {
  const now = instantOf('2027-03-08', '12:00', seed.place.timeZone)
  await changeNewer(page, () => ({ prayer: prayerTimesResponse(SIGHTED, { now }) }))
  await page.clock.install()
  await page.goto('/prayer-times?at=2027-03-08T17:54')
  const banner = page.locator('[data-season-words]').first()
  const hours = (count: number) => page.clock.fastForward(count * 3_600_000)
  await expect(line(page, 'Tarawih')).toContainText('If the moon is not seen')
  await expect(banner).toHaveText('Ramadan Mubarak')
  await hours(1 / 30)
  const both = [
    'If the moon is seen: Eid tomorrow, prayers 7:30 AM & 9:00 AM, Isha iqama 7:30 PM',
    'If not: Tarawih tonight, Ramadan 30',
  ]
  for (const text of [...both, 'Evening of Ramadan 30 or Shawwal 1, 1448']) {
    await expect(arch(page)).toContainText(text)
  }
  await expect(banner).toHaveText(both.join(' · '))
  await expect(line(page, 'Isha')).toContainText('8:15 PM')
  await expect(line(page, 'Tarawih')).toContainText('8:30 PM')
  await hours(7)
  await expect(arch(page)).toContainText('If the moon was seen: Eid today')
  await hours(6)
  await expect(arch(page)).toContainText('Ramadan 30: not confirmed by the mosque yet')
  await expect(banner).toHaveText('Ramadan 30: not confirmed by the mosque yet')
  await hours(11.5)
  await expect(arch(page)).toContainText('Evening of Shawwal 1, 1448')
  await expect(banner).toHaveText('Eid Mubarak')
})

test('a screen shows both outcomes of the night of the moon in full', async ({ page }) => {
  const now = instantOf('2027-03-08', '20:00', seed.place.timeZone)
  await changeNewer(page, () => ({ prayer: prayerTimesResponse(SIGHTED, { now }) }))
  await page.goto('/display?at=2027-03-08T19:30')
  const notes = page.locator('[data-put="notes"]')
  for (const [width, height] of [
    [1280, 720],
    [720, 1280],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(notes).toContainText('If the moon is seen: Eid tomorrow')
    await expect(notes).toContainText('If not: Tarawih tonight, Ramadan 30')
    for (const place of [notes, page.locator('.mosque-name')]) {
      const isWhole = () =>
        place.evaluate(element => {
          const range = document.createRange()
          range.selectNodeContents(element)
          const { top, bottom } = [...range.getClientRects()].at(-1)!
          return (top + bottom) / 2 < element.getBoundingClientRect().bottom
        })
      // Once it has its typeface.
      await expect.poll(isWhole, `${width} px`).toBe(true)
    }
    const end = await notes.evaluate(element => element.getBoundingClientRect().bottom)
    expect(end, `${width} px`).toBeLessThan(height)
    const text = await notes.boundingBox()
    for (const line of await page.locator('[data-prayer]').all()) {
      const box = await line.boundingBox()
      if (!text || !box) continue
      const isBelow = text.y >= Math.floor(box.y + box.height)
      const isAbove = text.y + text.height <= Math.ceil(box.y)
      expect(isAbove || isBelow, `${width} px`).toBe(true)
    }
  }
})

test('Eid has a card from a week before until its day is over', async ({ page }) => {
  const card = page.getByRole('region', { name: 'Eid al-Fitr' })
  for (const [at, isShown] of [
    ['2027-03-01T22:00', false],
    ['2027-03-02T08:00', true],
    ['2027-03-09T22:00', true],
    ['2027-03-10T06:00', false],
  ] as const) {
    await open(page, '/', at)
    await expect(widget(page).locator('.today-jumuah-prayers')).toContainText('PM')
    await expect(card).toHaveCount(isShown ? 1 : 0)
    if (isShown) {
      await expect(card).toContainText('Tuesday, March 9')
      await expect(card).toContainText('takbir 7:00 AM · Main hall · English')
      await expect(card).toContainText('Bring a prayer rug.')
      await expectAccessible(page, '.prayer-widget')
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
  // Without a fast too, a further time stands beside its name.
  const rows = widget(page).locator('.today-rows tr:has(td[aria-label])')
  await expect(rows).toHaveCount(2)
  const below = await rows.evaluateAll(
    all =>
      (all as HTMLTableRowElement[]).filter(
        ({ cells: [name, time] }) => Number(time?.offsetTop) > Number(name?.offsetTop),
      ).length,
  )
  expect(below).toBe(0)
})

test('the calendar of Ramadan is sound, and linked within a month', async ({ page }) => {
  test.slow()
  await page.goto('/prayer-times?at=2027-01-05T12:00')
  await expect(page.getByRole('row', { name: /Jan 5/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Calendar of Ramadan' })).toHaveCount(0)
  await page.goto('/prayer-times?at=2027-01-10T12:00')
  await page.getByRole('link', { name: 'Calendar of Ramadan' }).click()
  await expect(page.getByRole('heading', { name: 'Ramadan 1448' })).toBeVisible()
  await expectSound(page, '/prayer-times/ramadan')
})

test('the calendar of Ramadan prints on one page and is saved as a picture', async ({ page }) => {
  const now = new Date('2027-01-20T12:00:00Z')
  await page.route('**/api/prayertimes*', route =>
    route.fulfill({ json: prayerTimesResponse(SETTINGS, { now, year: 2027 }) }),
  )
  await page.goto('/prayer-times/ramadan?at=2027-02-08T12:00')
  await expect(page.getByRole('row', { name: /^1 Mon, Feb 8/ })).toContainText('5:42 / 6:07')
  await expect(page.getByRole('row', { name: /^1 Mon, Feb 8/ })).toHaveAttribute(
    'aria-current',
    'date',
  )
  await expect(page.getByRole('row', { name: /^Eve Sun, Feb 7/ })).toContainText(
    'First Tarawih: 7:45',
  )
  await expect(page.getByRole('row', { name: /^20 Sat, Feb 27/ })).toContainText('night 21')
  await expect(
    page.getByText('Tuesday, March 9: Eid al-Fitr, prayers at 7:30 AM & 9:00 AM'),
  ).toBeVisible()
  for (const format of ['A4', 'Letter']) {
    const pdf = (await page.pdf({ format, printBackground: true })).toString('latin1')
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
  }
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as picture' }).click(),
  ])
  expect(picture.suggestedFilename()).toBe('ramadan-1448.png')
  expect(readFileSync(await picture.path()).toString('latin1', 1, 4)).toBe('PNG')
})

test('the calendar of Ramadan is as it was built where no function responds', async ({
  page,
  complaints,
}) => {
  complaints.allow(/503/)
  await page.route('**/api/**', route => route.fulfill({ status: 503, json: {} }))
  await page.goto('/prayer-times/ramadan?at=2027-01-20T12:00')
  await expect(page.getByRole('row', { name: /^29 Mon, Mar 8/ })).toBeVisible()
  await page.route('**/prayer-times/*.json', route => route.fulfill({ status: 503, json: {} }))
  await page.goto('/prayer-times/ramadan?at=2027-12-20T12:00')
  await expect(page.getByRole('alert')).toHaveText('Failed to load prayer times')
  await expectToFit(page, 320)
  await expectContrast(page)
})

test('Eid stays above the times while the day goes on', async ({ page }) => {
  const now = instantOf('2027-03-09', '05:55', seed.place.timeZone)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.clock.install({ time: now })
  await changeNewer(page, () => ({ prayer: prayerTimesResponse(SETTINGS, { now }) }))
  await page.goto('/prayer-times')
  const heights = async () => {
    const eid = await widget(page).getByRole('heading', { name: 'Eid al-Fitr' }).boundingBox()
    const times = await widget(page).locator('.today-rows').boundingBox()
    return [eid?.y ?? NaN, times?.y ?? NaN] as const
  }
  const next = widget(page).getByRole('row').filter({ hasText: 'next' })
  await expect(next).toContainText('Dhuhr')
  expect((await heights())[0]).toBeLessThan((await heights())[1])
  await page.clock.fastForward('08:00:00')
  await expect(next).toContainText('Asr')
  expect((await heights())[0]).toBeLessThan((await heights())[1])
})
