import type { CDPSession, Page } from 'playwright/test'
import { addDays, civilDateIn, clockIn } from '#domain/time/civil.ts'
import { clockParts, formatDay } from '#domain/time/format.ts'
import { expect, test } from './site.ts'

const HOUR = 3_600_000
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
    const now = new Date(await page.evaluate(() => Date.now()))
    const [digits, half] = clockParts(clockIn(zone, now))
    await expect(put(page, 'date')).toHaveText(formatDay(civilDateIn(zone, now)))
    await expect(put(page, 'clock')).toHaveText(digits)
    await expect(put(page, 'half')).toHaveText(half)
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
