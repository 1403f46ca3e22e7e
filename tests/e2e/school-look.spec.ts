import { expect, test, watchLayoutShifts } from './site.ts'
import { expectAccessible, expectToFit, withoutFrames } from './sound.ts'

const PAGES = ['', '/info', '/enroll', '/registration', '/calendar', '/contact', '/donate'].map(
  path => `/alfirdaous${path}`,
)
/** Frames of other services cannot be reached from here; that they may be loaded is checked. */
const UNREACHABLE = /net::ERR_/

test.beforeEach(({ complaints }) => complaints.allow(UNREACHABLE))

for (const path of PAGES) {
  for (const width of [390, 1440]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test.describe(`${path} at ${width} px, ${colorScheme}`, () => {
        test.use({ viewport: { width, height: 900 }, colorScheme })

        test('has no accessibility violation, no complaint and no shift', async ({ page }) => {
          test.slow()
          const shifts = await watchLayoutShifts(page)
          await page.goto(path)
          await page.waitForLoadState('networkidle')
          expect(await shifts()).toBeLessThan(0.01)
          await expectAccessible(page, withoutFrames)
        })
      })
    }
  }

  test(`${path} fits 320 px without sideways scroll`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await expectToFit(page)
  })
}
