import type { CDPSession, Page } from 'playwright/test'
import { addDays, civilDateIn, clockIn, HOUR } from '#domain/time/civil.ts'
import { clockParts, formatDay } from '#domain/time/format.ts'
import { expect, test } from './site.ts'
import { ONE_CHECK } from './visitor.ts'

const put = (page: Page, name: string) => page.locator(`[data-put="${name}"]`)

/** Nodes that are alive, attached or not, and the bytes in use, after what is unused was collected. */
async function measure(page: Page, devtools: CDPSession) {
  await devtools.send('HeapProfiler.collectGarbage')
  const { nodes } = await devtools.send('Memory.getDOMCounters')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const bytes = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0
  const elements = await page.evaluate(() => document.querySelectorAll('*').length)
  return { nodes, elements, bytes }
}

test("Jumu'ah is in view all Friday with khutbah and prayer, on the dark screen too", async ({
  page,
}) => {
  const both = /khutbah 1:55 · prayer 2:05 PM/
  for (const [clock, ...places] of [
    ['12:00', '[data-prayer="dhuhr"]', '.foot'],
    ['12:30', '[data-prayer="dhuhr"]', '.lead'],
    ['13:15', '.hush'],
    ['13:20', '.dim'],
    ['13:50', '.dim'],
    ['14:30', '.dim'],
    ['20:00', '[data-prayer="dhuhr"]', '.foot'],
  ] as const) {
    await page.goto(`/display?at=2026-12-04T${clock}`)
    for (const place of places) {
      const shown = page.locator(place)
      await expect(shown, clock).toContainText(
        place === '.dim' || place === '.hush' ? both : 'khutbah 1:15',
      )
      await expect(shown).not.toContainText(/Jumu'ah \d/)
      await expect(shown).toBeInViewport()
    }
  }
})

test('a countdown fits in languages whose units are words', async ({ page }) => {
  await page.goto('/display?at=2026-11-24T13:05')
  await expect(put(page, 'figures')).toBeVisible()
  for (const [language, text] of [
    ['bn', '49 মি. 59 সে.'],
    ['fr', '49 min 59 s'],
    ['ur', '49 منٹ 59 س'],
  ] as const) {
    // Measured at once, before the next second is painted.
    const room = await put(page, 'figures').evaluate(
      (figures, shown) => {
        const root = figures.closest<HTMLElement>('[data-phase]')!
        ;[document.documentElement.lang, figures.textContent] = shown
        root.dataset.phase = 'countdown'
        const range = document.createRange()
        range.selectNodeContents(figures)
        const within = figures.closest('.lead-figures')!.getBoundingClientRect()
        return within.width - range.getBoundingClientRect().width
      },
      [language, text] as const,
    )
    expect(room, language).toBeGreaterThanOrEqual(0)
  }
})

/** The sizes of televisions, wide and upright, and moments whose texts are the longest. */
const SIZES = [
  [1280, 720],
  [1920, 1080],
  [3840, 2160],
  [720, 1280],
  [1080, 1920],
] as const
const MOMENTS = [
  '2026-11-24T05:00',
  '2026-11-24T13:05',
  '2026-12-04T12:35',
  '2026-12-04T13:50',
  // The day of Eid without prayers leads with a word.
  '2027-03-09T08:00',
]

/** Texts that cross another or the 3 % of the shorter side that a television may cut off, by their middle half. */
const misplacedTexts = (page: Page) =>
  page.evaluate(() => {
    const edge = 0.03 * Math.min(innerWidth, innerHeight)
    const found: { text: string; parent: Element; box: DOMRect }[] = []
    const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement!
      const text = node.textContent!.trim()
      const isShown =
        parent.getClientRects().length > 0 && !parent.closest('.slide:not([data-shown])')
      if (!text || !isShown || getComputedStyle(parent).visibility === 'hidden') continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const { left, top, width, height } of range.getClientRects()) {
        const box = new DOMRect(left, top + height / 4, width, height / 2)
        if (width > 1) found.push({ text, parent, box })
      }
    }
    const isOutside = ({ left, right, top, bottom }: DOMRect) =>
      left < edge || top < edge || right > innerWidth - edge || bottom > innerHeight - edge
    const doCross = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
    return [
      ...found.filter(({ box }) => isOutside(box)).map(({ text }) => `outside: ${text}`),
      ...found.flatMap((one, at) =>
        found
          .slice(at + 1)
          .filter(other => other.parent !== one.parent && doCross(one.box, other.box))
          .map(other => `${one.text} crosses ${other.text}`),
      ),
    ]
  })

for (const [width, height] of SIZES) {
  test(`no text crosses another or leaves the screen at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    for (const moment of MOMENTS) {
      await page.goto(`/display?at=${moment}`)
      await page.evaluate(() => document.fonts.ready)
      expect(await misplacedTexts(page), moment).toEqual([])
      const leads = put(page, 'figures')
      if (/[a-z]{3}/.test(await leads.innerText())) {
        const isCut = await leads.evaluate(word => {
          const [box, within] = [word, word.closest('.lead-figures')!].map(one =>
            one.getBoundingClientRect(),
          )
          return box!.bottom > within!.bottom
        })
        expect(isCut, 'the word that leads is cut off').toBe(false)
      }
      const shares = await page
        .locator('.prayer-athan [data-part], .prayer-iqama:not([data-form])')
        .evaluateAll(figures =>
          figures.map(
            one => parseFloat(getComputedStyle(one).fontSize) / Math.min(innerWidth, innerHeight),
          ),
        )
      expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.045)
    }
  })
}

test('a screen runs for hours without a network, right and no larger than at its start', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  const start = Date.now()
  await page.clock.install({ time: start })
  await page.setViewportSize({ width: 1280, height: 720 })
  const years = page.waitForResponse(/\/api\/prayertimes\?year=/)
  await page.goto('/display')
  await years
  const zone = (await page.locator('html').getAttribute('data-zone')) ?? ''
  const expectRightAt = async () => {
    let now = new Date()
    // Again where a minute ends between the two clocks.
    await expect(async () => {
      now = new Date(await page.evaluate(() => Date.now()))
      const [digits, half] = clockParts(clockIn(zone, now))
      const date = formatDay(civilDateIn(zone, now))
      await expect(put(page, 'date')).toHaveText(date, ONE_CHECK)
      await expect(put(page, 'clock')).toHaveText(digits, ONE_CHECK)
      await expect(put(page, 'half')).toHaveText(half, ONE_CHECK)
    }).toPass({ timeout: 20_000 })
    return now
  }
  await expectRightAt()
  await expect(put(page, 'mark')).toHaveText('')
  // Every place has its words before it is measured: an hour shows a few slides.
  await page.clock.runFor(HOUR / 6)

  await context.setOffline(true)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  const before = await measure(page, devtools)
  await page.clock.runFor(HOUR)
  await expectRightAt()
  // With the day, once the hour has passed midnight.
  await expect(put(page, 'mark')).toHaveText(/^No network since (\w+, \w+ \d+, )?\d+:\d\d/)
  const after = await measure(page, devtools)
  expect(after.elements).toBe(before.elements)
  // Drawings in slides are documents of their own, of which the browser keeps a few.
  expect(after.nodes).toBeLessThanOrEqual(before.nodes + 300)
  expect(after.bytes).toBeLessThan(before.bytes + 1024 ** 2)

  // A device that slept is right at once.
  await page.clock.fastForward(27 * HOUR)
  const now = await expectRightAt()
  const day = civilDateIn(zone, now)
  expect(day > civilDateIn(zone, new Date(start))).toBe(true)
  expect(day <= addDays(civilDateIn(zone, new Date(start)), 2)).toBe(true)

  // The server's clock is now a day behind this one.
  await context.setOffline(false)
  await page.clock.runFor(2 * 60_000)
  await expect
    .poll(async () => {
      await page.clock.runFor(60_000)
      return put(page, 'mark').textContent()
    })
    .toMatch(/^This screen’s clock is \d+h \d+m fast$/)
})
