import type { Page } from 'playwright/test'
import { prayerTimesResponse } from '#domain/prayer/prayerTimesResponse.ts'
import type { PrayerRow, PrayerTimesResponse } from '#domain/prayer/response.ts'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import { changeNewer } from './newer.ts'
import { expect, test } from './site.ts'
import { expectToFit } from './sound.ts'

const widget = (page: Page) => page.getByRole('region', { name: 'Today’s prayer times' })
const arch = (page: Page) => page.getByRole('region', { name: 'Next prayer' })
const line = (page: Page, prayer: string) =>
  widget(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: prayer }) })

const badge = (page: Page) => page.locator('[data-prayer-badge]:visible').first()

/** Changes the rows of the API's responses; a row that becomes null is left out. */
async function changeRows(page: Page, change: (row: PrayerRow) => PrayerRow | null) {
  const changed = (times: PrayerTimesResponse) => ({
    ...times,
    info: times.info.map(change).filter(row => row !== null),
  })
  await changeNewer(page, ({ prayer }) => ({ prayer: prayer && changed(prayer) }))
  await page.route('**/api/prayertimes*', async route => {
    const response = await route.fetch()
    await route.fulfill({ response, json: changed(await response.json()) })
  })
}

test.describe('today’s prayer times', () => {
  test('show the mosque’s day and time in any time zone of the visitor', async ({ page }) => {
    await page.goto('/prayer-times?at=2026-11-21T12:00')
    const today = widget(page)
    await expect(today.getByText('Saturday, November 21')).toBeVisible()
    await expect(today.getByText('Jumada al-Thani 11, 1448')).toBeVisible()
    await expect(today.getByText('Dhuhr iqama in 1h 15m · 1:15 PM')).toBeVisible()
    await expect(today.getByText('Next: Asr in 02:13')).toBeVisible()
    for (const [prayer, ...times] of [
      ['Fajr', '5:30 AM', '5:50 AM'],
      ['Sunrise', '6:50 AM'],
      ['Dhuhr', '11:43 AM', '1:15 PM'],
      ['Asr', '2:13 PM', '2:28 PM'],
      ['Maghrib', '4:33 PM', '4:38 PM'],
      ['Isha', '5:53 PM', '7:30 PM'],
    ]) {
      for (const time of times) await expect(line(page, prayer ?? '')).toContainText(time)
    }
    await expect(line(page, 'Dhuhr')).toContainText('Current')
  })

  test('count down by the minute, in the widget and in the header', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-21T19:00:30Z') })
    await page.goto('/prayer-times')
    await expect(widget(page).getByText('Next: Asr in 00:13')).toBeVisible()
    await expect(badge(page)).toContainText('Asr in 0h 13m')
    await page.clock.runFor(60_000)
    await expect(widget(page).getByText('Next: Asr in 00:12')).toBeVisible()
    await expect(badge(page)).toContainText('Asr in 0h 12m')
    await page.clock.runFor(12 * 60_000)
    await expect(widget(page).getByText('Asr iqama in 15 min · 2:28 PM')).toBeVisible()
    await expect(widget(page).getByText('Next: Maghrib in 02:20')).toBeVisible()
    await expect(badge(page)).toContainText('Asr iqama in 15m')
  })

  test('switch to tomorrow after Isha at the end of a year, and are right as clocks change', async ({
    page,
  }) => {
    await page.goto('/prayer-times?at=2026-12-31T20:30')
    await expect(widget(page).getByText('Next: Fajr in 09:28')).toBeVisible()
    await expect(widget(page).getByText('Thursday, December 31')).toBeVisible()
    await expect(line(page, 'Isha')).toContainText('Current')
    await page.goto('/prayer-times?at=2027-03-14T03:30')
    await expect(page.getByText(/This page shows .*March 14, 2027/)).toBeVisible()
    await expect(line(page, 'Dhuhr')).toContainText('1:30 PM')
    await expect(line(page, 'Fajr')).toContainText('5:54 AM')
    await page.getByRole('link', { name: 'Back to now' }).click()
    await expect(page).toHaveURL(/\/prayer-times\??$/)
    await expect(page.getByText(/This page shows/)).toBeHidden()
  })

  test('announce tomorrow’s iqama and never show it as today’s', async ({ page }) => {
    await page.goto('/prayer-times?at=2026-11-26T12:00')
    await expect(widget(page).getByText('From tomorrow, Friday, November 27:')).toBeVisible()
    await expect(widget(page).getByText('Fajr iqama 6:01 AM (was 5:55 AM)')).toBeVisible()
    await expect(line(page, 'Fajr')).toContainText('5:55 AM')
    await expect(line(page, 'Fajr')).not.toContainText('6:01 AM')
    await page.goto('/prayer-times?at=2026-11-27T05:45')
    await expect(line(page, 'Fajr')).toContainText('6:01 AM')
    await expect(widget(page).getByText('From today, Friday, November 27:')).toBeVisible()
    await page.goto('/prayer-times?at=2026-11-27T06:01')
    await expect(line(page, 'Fajr')).toContainText('6:01 AM')
    await expect(widget(page).getByText('(was 5:55 AM)')).toBeHidden()
    await page.goto('/prayer-times?at=2026-12-08T12:00')
    await expect(line(page, 'Fajr')).toContainText('AM')
    await expect(widget(page).getByText(/changes/)).toBeHidden()
    // Nor is room left for it.
    await expect(widget(page).locator('.announcement')).toHaveCount(0)
  })

  test('announce every step of a rounding rule', async ({ page }) => {
    const settings = seedPrayerSettings(new Date('2027-01-18T17:00:00Z'))
    const rounded = (minutes: number) => [
      { rule: { kind: 'after-athan' as const, minutes, roundTo: 5 as const } },
    ]
    settings.iqama = {
      ...settings.iqama,
      fajr: rounded(15),
      asr: rounded(13),
      maghrib: rounded(10),
    }
    settings.extraTimes = { ...settings.extraTimes, asr: true }
    settings.place = { ...settings.place, name: 'Yonkers' }
    await page.route('**/api/prayertimes*', route =>
      route.fulfill({ json: prayerTimesResponse(settings, { now: new Date(), year: 2027 }) }),
    )
    await page.goto('/prayer-times?at=2027-01-18T12:00')
    await expect(widget(page).getByText('From tomorrow, Tuesday, January 19:')).toBeVisible()
    await expect(
      widget(page).getByText(/^From tomorrow.*Asr iqama 2:55\u00a0PM \(was 2:50\u00a0PM\)/),
    ).toBeVisible()
    // Times of another place than that of the build are shown under its name.
    await expect(page.locator('.prayer-page .eyebrow')).toHaveText('Yonkers')
    const lines = widget(page).locator('.announcement p')
    await expect(lines).toHaveCount(5)
    // Sentences of Urdu and Bengali end otherwise.
    expect((await lines.allTextContents()).filter(text => text.endsWith('.'))).toEqual([])
    await expect(page.locator('.prayer-embed')).toContainText('right away? Turn on')
    await test.step('two beginnings of Asr stay in their column on a phone', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      const cell = line(page, 'Asr').getByRole('cell').first()
      await expect(cell).toContainText(' & ')
      expect(await cell.evaluate(one => one.scrollWidth - one.clientWidth)).toBe(0)
      const heights = await line(page, 'Dhuhr')
        .locator('bdi')
        .evaluateAll(times => times.map(time => time.getClientRects().length))
      expect(heights).toEqual([1, 1])
    })
  })

  test("keep the week's Jumu'ah clear of what changes, on home", async ({ page }) => {
    await page.goto('/?at=2026-11-26T12:00')
    const slot = page.locator('.today-jumuah-slot').last()
    for (const width of [320, 600, 900, 1100, 1366]) {
      await page.setViewportSize({ width, height: 900 })
      await page.locator('.today-section').scrollIntoViewIfNeeded()
      await expect(slot).toContainText('Arabic')
      // The prebuilt row says it, too, and the script's own takes its place.
      await expect(() => slot.scrollIntoViewIfNeeded({ timeout: 1_000 })).toPass()
      const [one, other] = await Promise.all([
        slot.boundingBox(),
        page.locator('.announcement-box').boundingBox(),
      ])
      const { x = 0, y = 0, width: wide = 0, height = 0 } = one ?? {}
      const isBeside = x + wide <= (other?.x ?? 0)
      expect(isBeside || y + height <= (other?.y ?? 0), `at ${width} px`).toBe(true)
    }
  })

  test("name Jumu'ah on Friday with khutbah and language", async ({ page }) => {
    await page.goto('/prayer-times?at=2026-11-27T11:42')
    await expect(
      widget(page).getByText("Jumu'ah: khutbah at 1:15 PM, in 1h 33m · prayer 1:45 PM"),
    ).toBeVisible()
    await expect(widget(page).getByText('Next: Dhuhr in 00:03')).toBeVisible()
    await expect(badge(page)).toContainText("Jumu'ah khutbah in 1h 33m")
    await expect(badge(page)).toContainText('khutbah 1:15 · prayer 1:45 PM')
    await expect(line(page, "Jumu'ah").getByRole('cell').first()).toHaveText('11:45 AM')
    await expect(line(page, "Jumu'ah").getByRole('cell').last()).toHaveText('')
    for (const [time, language] of [
      ['khutbah 1:15 · prayer 1:45 PM', 'English'],
      ['khutbah 1:55 · prayer 2:05 PM', 'Arabic'],
    ] as const) {
      await expect(widget(page).getByRole('cell', { name: time })).toContainText(language)
    }
    await expect(widget(page)).not.toContainText('iqama 1:15 PM')
    const month = page.getByRole('table', { name: /Prayer times of November 2026/ })
    const friday = month.locator('[aria-current="date"]')
    await expect(friday).toContainText('11:45 AM / --')
    await expect(month.getByRole('columnheader').last()).toHaveText("Jumu'ah prayer")
    await expect(friday).toContainText('1:45 PM & 2:05 PM')
    await expect(friday).toContainText('khutbah 1:15 & 1:55 PM')
  })

  test("say on the day and the evening before that Jumu'ah is cancelled", async ({ page }) => {
    await changeRows(page, row =>
      row.iso === '2026-11-27' ? { ...row, jumuah: [], override: { jumuah: true } } : row,
    )
    await page.goto('/prayer-times?at=2026-11-26T20:00')
    await expect(widget(page).getByText("No Jumu'ah tomorrow")).toBeVisible()
    await expect(badge(page)).toContainText("No Jumu'ah tomorrow")
    await page.goto('/prayer-times?at=2026-11-27T11:50')
    await expect(widget(page).getByText("No Jumu'ah today")).toBeVisible()
    await expect(widget(page).getByText('Dhuhr iqama in 1h 25m · 1:15 PM')).toBeVisible()
    await expect(badge(page)).toContainText("No Jumu'ah today")
    await expect(page.locator('[aria-current="date"]')).toContainText("No Jumu'ah")
  })

  test('show the note of Eid on the day and the evening before', async ({ page }) => {
    const note = 'Eid al-Adha: prayer at 8:00 AM'
    await changeRows(page, row => (row.iso === '2027-05-16' ? { ...row, note } : row))
    await page.goto('/prayer-times?at=2027-05-15T19:00')
    await expect(badge(page)).toContainText(`Tomorrow: ${note}`)
    await expect(widget(page).getByText(`Tomorrow: ${note}`)).toBeVisible()
    await page.goto('/?at=2027-05-16T07:00')
    await expect(badge(page)).toContainText(note)
    await expect(arch(page).getByText(note)).toBeVisible()
  })

  test('explain where they come from, however early it is asked', async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        const why = document.querySelector<HTMLDetailsElement>('.why')
        if (!why) return
        why.open = true
        observer.disconnect()
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto('/prayer-times?at=2026-11-21T12:00')
    await expect(widget(page).getByText(/America\/New_York/)).toBeVisible()
    await expect(widget(page).getByText('20 minutes after athan', { exact: false })).toBeVisible()
  })
})

test.describe('prayer times without the functions', () => {
  test('come from the build’s own table', async ({ page, complaints }) => {
    complaints.allow(/net::ERR_FAILED/)
    await page.route('**/api/**', route => route.abort())
    await page.goto('/prayer-times?at=2026-11-21T12:00')
    await expect(widget(page).getByText('Next: Asr in 02:13')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'November 2026' })).toBeVisible()
  })
})

test('an error stands above the embedded widget, and no blank table, without rows of the day', async ({
  page,
  complaints,
}) => {
  complaints.allow(/net::ERR_(FAILED|NAME_NOT_RESOLVED)/)
  for (const isMissing of [
    () => true,
    (iso: string) => iso === '2026-11-21',
    (iso: string) => iso === '2026-11-22',
  ]) {
    await changeRows(page, row => (isMissing(row.iso) ? null : row))
    for (const path of ['/prayer-times', '/']) {
      await page.goto(`${path}?at=2026-11-21T12:00`)
      await expectEmbedded(page)
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
  await page.route('**/api/**', route => route.abort())
  await page.route('**/prayer-times/*.json', route => route.abort())
  // Beyond the days that every page carries.
  await page.goto('/prayer-times?at=2026-12-20T12:00')
  await expectEmbedded(page)
})

async function expectEmbedded(page: Page) {
  const error = page.getByText('Failed to load prayer times').first()
  await expect(error).toBeVisible()
  const frame = page.locator('iframe[title="Prayer times"]')
  await expect(frame).toHaveAttribute('src', /^https:\/\/.*theme=.*masjid_id=/)
  const [top, below] = [await error.boundingBox(), await frame.boundingBox()]
  expect(below?.height).toBe(480)
  expect(top?.y).toBeLessThan(below?.y ?? 0)
  await expect(page.getByRole('table')).toHaveCount(0)
}

const CLEAR = 'rgba(0, 0, 0, 0)'

test.describe('the prayer month', () => {
  test('opens at today, and shows every day with athan / iqama on demand', async ({ page }) => {
    await page.goto('/prayer-times?at=2026-11-21T12:00')
    const month = page.getByRole('table', { name: /Prayer times of November 2026/ })
    const today = month.locator('[aria-current="date"]')
    await expect(today).toContainText('Sat, Nov 21')
    await expect(today).toContainText('5:30 AM / 5:50 AM')
    await expect(today).toContainText('--')
    await expect(month.getByRole('row')).toHaveCount(11)
    const past = page.getByRole('button', { name: 'Show the past 20 days' })
    await expect(past).toHaveAttribute('aria-expanded', 'false')
    await past.click()
    await expect(month.getByRole('row')).toHaveCount(31)
    await expect(month.getByRole('row', { name: /Fri, Nov 20/ })).toContainText('1:45 PM & 2:05 PM')
    await page.getByRole('button', { name: 'Hide the past days' }).click()
    await expect(month.getByRole('row')).toHaveCount(11)
  })

  test('keeps the past days folded while another month is on its way', async ({ page }) => {
    await page.goto('/prayer-times?at=2026-11-21T12:00')
    const november = page.getByRole('table', { name: /November 2026/ })
    await expect(november.getByRole('row')).toHaveCount(11)
    await november.evaluate(table => {
      new MutationObserver(() => {
        if (!table.textContent?.includes('November')) return
        const rows = [...table.querySelectorAll('tr')].filter(
          row => row.getClientRects().length > 0,
        )
        if (rows.length > 11) document.title = 'unfolded'
      }).observe(table.closest('section') ?? table, { attributes: true, subtree: true })
    })
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByRole('table', { name: /December 2026/ })).toBeVisible()
    expect(await page.title()).not.toBe('unfolded')
  })

  test('keeps its column heads below the header while it scrolls, at any width', async ({
    page,
  }) => {
    await page.goto('/prayer-times?at=2026-12-01T12:00')
    const month = page.getByRole('table', { name: /December 2026/ })
    const rowHeads = month.getByRole('rowheader')
    await expect(rowHeads).toHaveCount(31)
    for (const width of [320, 390, 768, 1366]) {
      await page.setViewportSize({ width, height: 664 })
      await rowHeads.nth(25).evaluate(row => row.scrollIntoView({ block: 'end' }))
      const head = month.getByRole('columnheader', { name: /^Isha/ })
      await expect(head).toBeInViewport({ ratio: 0.9 })
      const edge = await page.locator('.masthead').evaluate(e => e.getBoundingClientRect().bottom)
      const top = await head.evaluate(
        e => e.closest('thead')!.firstElementChild!.getBoundingClientRect().top,
      )
      const own = await head.evaluate(e => e.getBoundingClientRect().top)
      expect(Math.max(top, own), `${width} px`).toBeGreaterThanOrEqual(edge - 1)
      await expectToFit(page)
    }
  })

  test('goes forward and back, over the end of the year', async ({ page }) => {
    await page.goto('/prayer-times?at=2026-12-21T12:00')
    await expect(page.getByRole('heading', { name: 'December 2026' })).toBeVisible()
    await page.getByRole('button', { name: 'Next month' }).click()
    await expect(page.getByRole('heading', { name: 'January 2027' })).toBeVisible()
    const month = page.getByRole('table', { name: /January 2027/ })
    await expect(month.getByRole('row', { name: /Fri, Jan 1 / })).toContainText('/')
    await expect(month.locator('[aria-current="date"]')).toHaveCount(0)
    await page.getByRole('button', { name: 'Previous month' }).click()
    await page.getByRole('button', { name: 'Previous month' }).click()
    await expect(page.getByRole('heading', { name: 'November 2026' })).toBeVisible()
  })

  test('prints on one page', async ({ page }) => {
    await page.goto('/prayer-times?at=2026-12-21T12:00')
    await expect(page.locator('[aria-current="date"]')).toBeVisible()
    const sheets = async () => {
      const pdf = await page.pdf({ format: 'Letter' })
      return pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length
    }
    expect(await sheets()).toBe(1)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('row', { name: /Tue, Dec 1 / })).toBeVisible()
    await expect(page.getByText(/^Athan \/ iqama\./)).toBeVisible()
    await expect(page.getByText(/\/prayer-times$/)).toBeVisible()
    await expect(page.locator('[aria-current="date"] th')).toHaveCSS('background-color', CLEAR)
    await page.goto('/?at=2026-12-21T12:00')
    await expect(page.getByRole('row', { name: /^Iqama/ })).toBeVisible()
    expect(await sheets(), 'home').toBeLessThan(4)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('prayer times are a plain table from the build’s day on', async ({ page }) => {
    await page.goto('/prayer-times')
    await expect(page.getByRole('row', { name: /Sat, Nov 21.* 5:30 5:50 / })).toBeVisible()
  })
})
