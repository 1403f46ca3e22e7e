import type { Page } from 'playwright/test'
import type { NoticesResponse } from '#contract/notices.ts'
import { changeNewer } from './newer.ts'
import { expect, scriptsHaveRun, test, watchLayoutShifts } from './site.ts'
import { expectAccessible, expectToFit, openInLargeLetters } from './sound.ts'

const arch = (page: Page) => page.getByRole('region', { name: 'Next prayer' })
/** The five prayers' iqamas: on home in the arch, on the page of prayer times in the table. */
const iqamasOn = (page: Page, path: string) =>
  path === '/'
    ? arch(page)
        .getByRole('row', { name: /^Iqama/ })
        .getByRole('cell')
    : page.locator('.today-rows .is-in-arch .is-iqama')

/** Nothing but the page itself and what it is drawn with: no function responds. */
async function withoutFunctions(page: Page) {
  await page.route('**/api/**', route => route.abort())
}

/** Posted after the build. */
const NOTICES: NoticesResponse = {
  zone: 'America/New_York',
  notices: [
    {
      id: 'n1',
      kind: 'announcement',
      title: 'Parking is behind the building while the street is repaired',
      text: 'Volunteers in vests show the way.',
      start: '2026-01-01T00:00:00.000Z',
      end: '2028-01-01T00:00:00.000Z',
    },
  ],
}

const SCREENS = [
  [320, 568],
  [360, 640],
  [375, 553],
  [390, 664],
  [768, 1024],
  [1366, 768],
] as const

test('what is next and its iqama are read without scrolling, on any screen', async ({
  page,
  complaints,
}) => {
  // Home's events say in the console that they could not be loaded.
  complaints.allow(/net::ERR_FAILED|CallError: Failed to fetch events/)
  await withoutFunctions(page)
  // The bar of ?at= is not there on a visit.
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => document.querySelector('[data-moment]')?.remove()),
  )
  for (const [at, texts] of [
    ['2026-11-21T12:00', ['Dhuhr iqama in 1h 15m', '1:15 PM', 'Next: Asr in 02:13']],
    ['2026-11-21T19:20', ['Isha iqama in 10 min', '7:30 PM', 'Next: Fajr in 10:11']],
    ['2026-11-27T11:42', ["Jumu'ah: khutbah", '1:15 PM', 'in 1h 33m · prayer 1:45 PM']],
    // Fifteen days after the build, and in Ramadan: from the build's file of the year.
    ['2026-12-06T09:00', ['Next: Dhuhr in 02:48', 'iqama 1:15 PM']],
    ['2027-02-27T16:30', ['Iftar in 1h 15m', '5:45 PM', 'iqama 5:50 PM']],
    // On the day of Eid.
    ['2027-03-09T07:00', ['Eid al-Fitr (expected)', 'Next: Dhuhr in 05:07']],
  ] as const) {
    await page.goto(`/?at=${at}`)
    for (const text of texts) {
      await expect(arch(page).getByText(text, { exact: true }).first()).toBeVisible()
    }
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height })
      const ends = await arch(page).evaluate(
        (element, looked) => {
          const all = [...element.querySelectorAll<HTMLElement>('p, span, tr.prayer-arch-iqamas')]
          const end = (found?: Element) => found?.getBoundingClientRect().bottom || Infinity
          const isShown = (one: Element) => one.checkVisibility() && one.clientHeight !== 1
          return {
            clock: end(element.querySelector('.prayer-arch-clock') ?? undefined),
            iqamas: end(all.find(one => one.matches('tr'))),
            texts: looked.map(text =>
              end(all.find(one => one.textContent.trim() === text && isShown(one))),
            ),
          }
        },
        [...texts],
      )
      const where = `${at} at ${width}`
      expect(Math.max(ends.iqamas, ...ends.texts), where).toBeLessThan(height)
      if (width === 1366) expect(ends.clock, where).toBeLessThan(500)
      if (width === 360 || width === 390) expect(ends.iqamas, where).toBeLessThan(560)
    }
  }
})

test('the times are painted before any module is loaded, and nothing moves', async ({
  page,
  complaints,
}) => {
  complaints.allow(/net::ERR_FAILED|Error hydrating/)
  await page.setViewportSize({ width: 390, height: 844 })
  const moved = await watchLayoutShifts(page)
  await withoutFunctions(page)
  // No Friday, which has no iqama of Dhuhr.
  await page.clock.setFixedTime(new Date('2026-11-23T17:00:00Z'))
  await page.route(/_astro\/(?!first\.).*\.js$/, route => route.abort())
  for (const path of ['/', '/prayer-times']) {
    await page.goto(path)
    await expect(arch(page).getByText(/^Next: \w+ in \d\d:\d\d$/)).toBeVisible()
    await expect(iqamasOn(page, path)).toHaveText(Array.from({ length: 5 }, () => /^\d{1,2}:\d\d/))
    // What waits below home's first screen, the footer too, is laid out as someone jumps to it.
    await page.evaluate(() => scrollTo(0, 1e6))
    await expect(page.getByRole('contentinfo')).toBeInViewport()
    expect(await moved(0.005), path).toEqual([])
  }
  // Home's week has its dates, and nothing of today that is over.
  await page.goto('/')
  await expect(page.locator('.week > li:visible h3')).toContainText(['Nov 23', 'Wed Nov 25'])
  await expect(page.locator('.week > .is-today li:visible')).toHaveText(['Nothing more today'])
  // Jumu'ah's row is in Dhuhr's place before the table is filled.
  await page.clock.setFixedTime(new Date('2026-11-27T15:00:00Z'))
  await page.goto('/prayer-times')
  await expect(page.locator('tr.today-jumuah + .today-jumuah-prayers')).toContainText('1:45 PM')
  await expect(page.locator('.today-jumuah-prayers')).toHaveCount(1)
  // The change that the build announced is over.
  await expect(page.locator('.announcement')).toHaveCSS('display', 'none')
  await page.clock.setFixedTime(new Date('2026-11-23T17:00:00Z'))
  await page.goto('/events')
  await expect(page.locator('[data-prayer-badge]:visible')).toContainText(/\d:\d\d [AP]M/)

  // Long after the build the arch keeps the room of what the year's file brings.
  await page.clock.setFixedTime(new Date('2026-12-20T14:00:00Z'))
  await page.route('**/prayer-times/*.json', async route => {
    await expect(arch(page)).toBeVisible()
    await route.continue()
  })
  await page.goto('/')
  await expect(arch(page)).toContainText('Next: Dhuhr in 02:55')
  expect(await moved(0.005)).toEqual([])
})

const MOMENTS = [
  ['/', 390, '2026-11-21T12:00'],
  ['/', 1440, '2026-11-27T12:00'],
  ['/about', 390, '2026-11-27T13:20'],
  ['/prayer-times', 390, '2026-11-27T20:00'],
  ['/', 390, '2026-12-04T13:50'],
  ['/events?view=calendar', 1440, '2026-12-20T09:00'],
  ['/events?view=calendar', 390, '2027-01-01T00:01'],
  ['/prayer-times', 390, '2027-02-07T20:30'],
  ['/', 390, '2027-02-20T18:00'],
  ['/youth', 1440, '2027-02-27T04:30'],
  ['/', 390, '2027-03-08T20:30'],
  ['/prayer-times/ramadan', 390, '2027-02-27T19:40'],
] as const

test('nothing moves as a page loads and is scrolled, at twelve moments and with a newer notice', async ({
  page,
}) => {
  const moved = await watchLayoutShifts(page)
  await changeNewer(page, () => (isBuilt() ? { notices: NOTICES } : {}))
  // Either a notice is newer than the page, or its times come from the year's file.
  let shown = ''
  const isBuilt = () => shown < '2026-12-05'
  for (const [index, [path, width, at]] of MOMENTS.entries()) {
    shown = at
    await page.emulateMedia({ reducedMotion: index % 3 ? 'reduce' : 'no-preference' })
    await page.setViewportSize({ width, height: width < 500 ? 844 : 900 })
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}at=${at}`)
    await scriptsHaveRun(page)
    await expect(page.locator('[data-prayer-badge]').first()).not.toHaveAttribute(
      'data-state',
      'loading',
    )
    await page.waitForLoadState('networkidle')
    for (const top of [11, 700, 0]) {
      await page.evaluate(
        y => new Promise<void>(done => requestAnimationFrame(() => done(scrollTo(0, y)))),
        top,
      )
      // What the day is completed with comes as it is in view.
      if (top === 700) await expect(page.locator('[data-blank]')).toHaveCount(0)
    }
    expect.soft(await moved(), `${path} at ${at}`).toEqual([])
  }

  await test.step('nor does what is read below day and week as these are filled in', async () => {
    await page.setViewportSize({ width: 320, height: 568 })
    await page.goto('/?at=2026-11-24T10:00')
    const day = page.locator('.today-section')
    const { height } = (await day.boundingBox()) ?? {}
    const week = page.locator('.week')
    // Nobody gets there without a first turn of the wheel, which lays out what was held back.
    await page.mouse.wheel(0, 10)
    await expect(page.locator('html')).toHaveAttribute('data-fresh', '')
    await week.evaluate(list => scrollTo(0, list.getBoundingClientRect().bottom - 250))
    await expect(week.locator('.is-today')).toBeAttached()
    expect(await moved()).toEqual([])
    await day.scrollIntoViewIfNeeded()
    await expect(day).toContainText('English')
    expect((await day.boundingBox())?.height).toBe(height)
  })
})

test('the badge is in view at every place of a page, with the clock time', async ({ page }) => {
  for (const width of [320, 1100, 1366]) {
    await page.setViewportSize({ width, height: 640 })
    for (const path of ['/', '/about', '/alfirdaous']) {
      await page.goto(`${path}?at=2026-11-21T12:00`)
      // At the top the banner has it, or the arch.
      const badges = page.locator('[data-prayer-badge]:visible')
      await expect(badges).toHaveCount(path === '/' && width < 1024 ? 0 : 1)
      await page.evaluate(() => scrollTo(0, 1500))
      const badge = page.locator('[data-masthead] [data-prayer-badge]')
      await expect(badge).toBeInViewport({ ratio: 1 })
      await expect(badge).toContainText('Dhuhr iqama in 1h 15m 1:15 PM')
      await expectToFit(page)
    }
  }
  await expectAccessible(page, '.masthead')
})

test('the WhatsApp card waits until the arch has left the view', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-21T17:00:00Z') })
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto('/')
  const card = page.locator('[data-group-card]')
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('[data-group-card] a')
    if (link) link.href = 'https://example.org/group'
  })
  await page.clock.runFor(10_000)
  await expect(card).toBeHidden()
  await page.evaluate(() => scrollTo(0, 1500))
  await expect(card).toBeVisible()
})

test('a janazah and a closure move nothing on home, and are in the strip of every page', async ({
  page,
}) => {
  const moved = await watchLayoutShifts(page)
  const ends = { start: '2026-01-01T00:00:00.000Z', end: '2028-01-01T00:00:00.000Z' }
  const prayer = { name: 'dhuhr', date: '2026-11-24', time: '13:15' } as const
  const notices = [
    { id: 'a', kind: 'janazah', title: 'Salat al-Janazah for Ahmad Rahman', text: '', prayer },
    { id: 'b', kind: 'closure', title: 'Weekend school is closed', text: 'Until Monday.' },
  ] as const
  let posted = 0
  await changeNewer(page, () => {
    const last = notices.slice(notices.length - posted).map(one => ({ ...one, ...ends }))
    return posted ? { notices: { zone: 'America/New_York', notices: last } } : {}
  })
  const strip = page.getByRole('region', { name: 'Notices' })
  const heading = page.getByRole('heading', { level: 1 })
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [768, 1024],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height })
    posted = 0
    await page.goto('/?at=2026-11-24T11:00')
    await expect(strip.getByRole('link')).toHaveText(/^Next: .+\s(AM|PM), ./)
    const before = await heading.boundingBox()
    posted = 2
    await page.goto('/?at=2026-11-24T11:00')
    const line = strip.getByText('Salat al-Janazah for Ahmad Rahman, after Dhuhr today (1:15 PM)')
    await expect(line).toBeVisible()
    expect(await heading.boundingBox()).toEqual(before)
    expect(await moved(0.005)).toEqual([])
    expect((await strip.boundingBox())?.height).toBe(48)
    // Letters reach out of tight lines by a few pixels; a line that is cut is 15 px high.
    const cut = await strip
      .locator('.strip-lines')
      .evaluate(lines => lines.scrollHeight - lines.clientHeight)
    expect(cut, `at ${width}`).toBeLessThan(8)
  }
  await test.step('a notice alone fits the smallest phone', async () => {
    posted = 1
    await page.goto('/?at=2026-11-24T11:00')
    await expect(strip.locator('.strip-lines')).toHaveText(/^Weekend school is closed/)
    await expectToFit(page, 320)
    posted = 2
  })
  for (const path of ['/alfirdaous', '/prayer-times']) {
    await page.goto(`${path}?at=2026-11-24T11:00`)
    await strip.locator('summary').click()
    await expect(strip.getByText('Until Monday.')).toBeVisible()
  }
  await expect(page.getByRole('row', { name: /^Dhuhr\s+Janazah after this prayer/ })).toBeVisible()
  await expectAccessible(page, '.strip')
})

test('letters of twice the size fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of [
    '/',
    '/prayer-times',
    '/prayer-times/ramadan',
    '/events?view=calendar',
    '/alfirdaous/enroll',
    '/alfirdaous/info',
  ]) {
    await openInLargeLetters(page, path)
    await expectToFit(page)
    const cut = await page
      .locator('.prayer-arch-body, .hero-text, .prose')
      .evaluateAll(boxes =>
        boxes.filter(box => box.clientWidth > 1 && box.scrollWidth > box.clientWidth).map(String),
      )
    expect(cut, path).toEqual([])
  }
  for (const path of ['/prayer-times', '/notifications', '/developers', '/about', '/login']) {
    await openInLargeLetters(page, path)
    await expectToFit(page, 320)
  }
  await page.goto('/about')
  await page.locator('.settings > summary').click()
  const settings = page.locator('.settings-panel')
  await expect(settings).toBeVisible()
  expect(await settings.evaluate(panel => panel.scrollWidth - panel.clientWidth)).toBe(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await openInLargeLetters(page, '/alfirdaous/info')
  await page.evaluate(() => scrollTo(0, 1500))
  await expect(page.locator('[data-masthead] [data-prayer-badge]')).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.menu-button')).toBeInViewport({ ratio: 1 })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } })

  test('the arch has the build’s day and claims nothing about what is next', async ({ page }) => {
    await page.goto('/')
    await expect(arch(page)).toContainText('Saturday, November 21')
    await expect(arch(page).getByRole('row', { name: /^Iqama/ })).toContainText('5:50')
    await expect(page.getByText('Next:')).toHaveCount(0)
    await page.goto('/prayer-times')
    const table = page.getByRole('table', { name: /^Prayer times, athan and iqama, from/ })
    expect((await table.boundingBox())?.width).toBeLessThan(320)
  })
})

test.describe('a first visit', () => {
  test.use({ isReturning: false })

  /** Has the page respond after so many ms, as it sees it. */
  const respondAfter = (page: Page, ms: number) =>
    page.addInitScript(ms => {
      const at = (value: number) => ({ get: () => value })
      const { prototype } = PerformanceResourceTiming
      Object.defineProperties(prototype, { requestStart: at(0), responseStart: at(ms) })
    }, ms)
  const fontOf = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.body).fontFamily.split(',')[0])

  test('has its typefaces before the first paint, where the line is quick', async ({ page }) => {
    await respondAfter(page, 30)
    const moved = await watchLayoutShifts(page)
    await page.goto('/about')
    await page.evaluate(() => document.fonts.ready)
    expect(await fontOf(page)).toContain('Figtree Variable')
    expect(await moved()).toEqual([])
    await expect.poll(() => page.evaluate(() => localStorage.getItem('typefaces'))).not.toBeNull()
  })

  test('on a slow line keeps the system’s fonts as its typefaces load, and later pages have them from the start', async ({
    page,
  }) => {
    await respondAfter(page, 300)
    await page.goto('/about')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('typefaces'))).not.toBeNull()
    const [paintedAt, typefacesAt] = await page.evaluate(() => [
      performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
      Math.min(
        ...performance
          .getEntriesByType('resource')
          .flatMap(({ name, startTime }) => (/woff2$/.test(name) ? startTime : [])),
      ),
    ])
    expect(paintedAt).toBeLessThan(typefacesAt ?? 0)
    expect(await fontOf(page)).toContain('Figtree Fallback')
    await page.goto('/contact')
    expect(await fontOf(page)).toContain('Figtree Variable')
  })
})
