import type { Page } from 'playwright/test'
import { placeOn } from '#domain/sky/sky.ts'
import { changeNewer, newerContent } from './newer.ts'
import { expect, test } from './site.ts'
import { expectContrast } from './sound.ts'

const welcome = (page: Page) => page.locator('[data-sky]')
const banner = (page: Page) => page.getByRole('region', { name: 'Announcement and quick links' })

test('the drawn sky follows the hour and the season of the moment', async ({ page }) => {
  for (const [at, hour, light, words] of [
    ['2026-11-27T11:45', 'noon', 'day', "Jumu'ah today: khutbah 1:15 · prayer 1:45 PM"],
    // After its last prayer.
    ['2026-11-27T16:30', 'maghrib', 'day', /^(?!.*Jumu'ah today).*Assalamu alaikum/s],
    ['2027-02-20T19:30', 'night', 'night', 'Ramadan Mubarak'],
  ] as const) {
    await page.goto(`/?at=${at}`)
    await expect(welcome(page)).toHaveAttribute('data-hour', hour)
    await expect(welcome(page)).toHaveAttribute('data-light', light)
    await expect(banner(page)).toContainText(words)
    if (hour === 'maghrib') await expect(welcome(page)).not.toContainText("Jumu'ah today")
  }
  await expect(page.locator('html')).toHaveAttribute('data-season', 'ramadan')
  // By night the texts on the sky are light in the light scheme too.
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', /oklch\(0?\.942/)
  await expectContrast(page)
})

test('the way of the sun keeps clear of the words, on every width and mirrored', async ({
  page,
}) => {
  await page.goto('/?at=2026-11-24T11:43')
  for (const width of [360, 390, 768, 960, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(wordsTouchedBySun, SUN_WAY), `at ${width} px`).toEqual([])
  }
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl'
  })
  expect(await page.evaluate(wordsTouchedBySun, SUN_WAY)).toEqual([])
})

/** From rising to setting. */
const SUN_WAY = Array.from({ length: 21 }, (_, step) => placeOn(step / 10 - 1, 1))

/** The texts that the sun, in its glow, touches in any of these places. */
function wordsTouchedBySun(places: typeof SUN_WAY): (string | null)[] {
  const sky = document.querySelector<HTMLElement>('[data-sky]')
  const range = document.createRange()
  const texts = [...(sky?.querySelectorAll('.welcome-text :is(h1, .lead, .button)') ?? [])]
  const touched = new Set<string | null>()
  for (const place of places) {
    sky?.style.setProperty('--sun-x', place.x)
    sky?.style.setProperty('--sun-y', place.y)
    const sun = sky?.querySelector('.sky-sun')?.getBoundingClientRect() ?? new DOMRect()
    const [x, y] = [sun.x + sun.width / 2, sun.y + sun.height / 2]
    for (const text of texts) {
      range.selectNodeContents(text)
      for (const line of range.getClientRects()) {
        const across = Math.max(line.left - x, 0, x - line.right)
        const down = Math.max(line.top - y, 0, y - line.bottom)
        if (Math.hypot(across, down) < sun.width / 2) touched.add(text.textContent)
      }
    }
  }
  return [...touched]
}

test('a picture of the home page stands in an arch, in place of the drawn building', async ({
  page,
}) => {
  const html = '<img src="/og.png" alt="The prayer hall">'
  await changeNewer(page, () =>
    newerContent({ 'home/hero-bg-image': { content: '/og.png', html } }),
  )
  await page.goto('/?at=2026-11-24T11:43')
  const picture = page.getByRole('img', { name: 'The prayer hall' })
  await expect(picture).toBeVisible()
  await expect(page.locator('.of-building').first()).toBeHidden()
  await expect(page.locator('.sky-sun')).toBeVisible()
  const [text, arch] = await Promise.all([
    page.getByRole('heading', { level: 1 }).boundingBox(),
    picture.boundingBox(),
  ])
  expect(arch?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0) / 2)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the sky is that of a plain day', async ({ page }) => {
    await page.goto('/')
    await expect(welcome(page)).not.toHaveAttribute('data-hour')
    await expect(page.locator('.sky-sun')).toBeVisible()
    await expect(page.locator('.sky-moon')).toHaveCSS('opacity', '0')
  })
})
