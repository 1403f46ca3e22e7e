import type { Page } from 'playwright/test'
import { onCurve } from '#components/prayer/arch/curve.ts'
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

test('sun, moon and stars keep clear of words and of the finial, on every width and mirrored', async ({
  page,
}) => {
  await page.goto('/?at=2026-11-24T11:43')
  for (const width of [320, 360, 390, 600, 768, 960, 1024, 1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(touchedInTheSky, SKY_WAY), `at ${width} px`).toEqual([])
  }
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl'
  })
  expect(await page.evaluate(touchedInTheSky, SKY_WAY)).toEqual([])
})

test('sun and moon are out of sight once they have set, on phones too', async ({ page }) => {
  await page.goto('/?at=2026-12-09T21:00')
  for (const width of [390, 768, 1366]) {
    await page.setViewportSize({ width, height: 844 })
    const seen = await page.evaluate(() => {
      const box = (selector: string) =>
        document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
      const end = box('.sky-lane').bottom
      return ['.sky-sun', '.sky-moon'].filter(body => box(body).top < end)
    })
    expect(seen, `at ${width} px`).toEqual([])
  }
})

test('the sun on the day’s line keeps clear of the words of the arch', async ({ page }) => {
  // The longest date.
  await page.goto('/?at=2027-09-22T11:43')
  for (const width of [320, 360, 390, 768, 1024, 1366]) {
    await page.setViewportSize({ width, height: 900 })
    const touched = await page.evaluate(places => {
      const arch = document.querySelector('.prayer-arch')
      const sun = arch?.querySelector<SVGElement>('[data-sun]')
      const words = [
        ...(arch?.querySelectorAll('.prayer-arch-body span, .prayer-arch-body th') ?? []),
      ]
        .filter(one => one.checkVisibility())
        .map(one => one.getBoundingClientRect())
      return places.filter(({ x, y }) => {
        sun?.setAttribute('transform', `translate(${x} ${y})`)
        const box = sun?.getBoundingClientRect() ?? new DOMRect()
        return words.some(
          word =>
            word.width > 1 &&
            box.left < word.right &&
            box.right > word.left &&
            box.top < word.bottom &&
            box.bottom > word.top,
        )
      })
    }, LINE)
    expect(touched, `at ${width} px`).toEqual([])
  }
})

const LINE = Array.from({ length: 41 }, (_, step) => onCurve(step / 20 - 1))

/** From rising to setting. */
const SKY_WAY = Array.from({ length: 21 }, (_, step) => placeOn(step / 10 - 1, 1))

/** What sun and moon in any of these places, or the field of stars, touch: words, or the column of the finial. */
function touchedInTheSky(places: typeof SKY_WAY): (string | null)[] {
  const sky = document.querySelector<HTMLElement>('[data-sky]')
  const box = (selector: string) => sky?.querySelector(selector)?.getBoundingClientRect()
  const range = document.createRange()
  const words = [...(sky?.querySelectorAll('.welcome-text :is(h1, .lead, .button)') ?? [])]
  const lines = words.flatMap(text => {
    range.selectNodeContents(text)
    return [...range.getClientRects()].map(rect => ({ rect, text: text.textContent }))
  })
  const touched = new Set<string | null>()
  const touch = (body: DOMRect | undefined) => {
    for (const { rect, text } of lines) {
      if (!body || body.bottom <= rect.top || body.top >= rect.bottom) continue
      if (body.right > rect.left && body.left < rect.right) touched.add(text)
    }
  }
  const lane = box('.sky-lane')
  for (const { x, y } of places) {
    for (const body of ['sun', 'moon']) {
      sky?.style.setProperty(`--${body}-x`, x)
      sky?.style.setProperty(`--${body}-y`, y)
      const { left = 0, right = 0, top = 0, bottom = 0 } = box(`.sky-${body}`) ?? {}
      // Below the lane it is not painted.
      const seen = Math.min(bottom, lane?.bottom ?? bottom)
      if (seen > top) touch(new DOMRect(left, top, right - left, seen - top))
      const portal = box('.portal')
      const finial = portal ? portal.left + portal.width / 2 : 0
      if (left < finial + 12 && right > finial - 12) touched.add(`the finial, by the ${body}`)
    }
  }
  touch(box('.sky-stars'))
  return [...touched]
}

test('a picture of the home page stands in an arch beside the portal, in place of a wing', async ({
  page,
}) => {
  const html = '<img src="/og.png" alt="The prayer hall">'
  await changeNewer(page, () =>
    newerContent({ 'home/hero-bg-image': { content: '/og.png', html } }),
  )
  await page.goto('/?at=2026-11-24T11:43')
  const picture = page.getByRole('img', { name: 'The prayer hall' })
  await expect(picture).toBeVisible()
  await expect(page.locator('.wing-before')).toBeHidden()
  await expect(page.locator('.front')).toBeVisible()
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
