import type { Locator } from 'playwright/test'
import { expect, test } from './site.ts'

const PATHS = ['/', '/prayer-times', '/events', '/events?view=calendar', '/alfirdaous', '/contact']

/** Where each element begins, in pixels from the window's left edge. */
const lefts = (found: Locator) =>
  found.evaluateAll(all => all.map(one => Math.round(one.getBoundingClientRect().left)))

const descending = (numbers: number[]) => numbers.toSorted((one, other) => other - one)

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.documentElement) return
      document.documentElement.dir = 'rtl'
      observer.disconnect()
    }).observe(document, { childList: true })
  }),
)

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('pages written from right to left fit the window', async ({ page }) => {
      for (const path of PATHS) {
        await page.goto(path)
        const overflow = () =>
          page.evaluate(() => {
            const { scrollWidth, clientWidth, dir } = document.documentElement
            return `${dir} ${scrollWidth - clientWidth}`
          })
        expect(await overflow(), path).toBe('rtl 0')
      }
    })
  })
}

test('the arch and the carousel of home run from right to left', async ({ page }) => {
  await page.goto('/?at=2027-02-08T15:00')
  const columns = await lefts(page.locator('.prayer-arch table thead th[scope="col"]'))
  expect(columns).toHaveLength(5)
  expect(columns).toEqual(descending(columns))
  await test.step('the sun of the afternoon is left of the point', async () => {
    // Its place comes with the times of that day.
    await expect(page.locator('.prayer-arch')).toHaveAttribute('data-arch', 'ready')
    const [sun, top] = await Promise.all(
      ['[data-sun]', '[data-curve]'].map(part => page.locator(part).first().boundingBox()),
    )
    expect(sun?.x).toBeLessThan((top?.x ?? 0) + (top?.width ?? 0) / 2)
  })
  await test.step('the next slide comes from the left', async () => {
    const carousel = page.getByRole('region', { name: 'Events', exact: true })
    await carousel.scrollIntoViewIfNeeded()
    const next = carousel.getByRole('button', { name: 'Next event' })
    await expect(next).toBeVisible()
    const [before, after] = await lefts(carousel.locator('.carousel-slide'))
    expect(after).toBeLessThan(before ?? 0)
    const [back, on] = await lefts(carousel.getByRole('button', { name: /^(Previous|Next) event/ }))
    expect(on).toBeLessThan(back ?? 0)
    await next.click()
    await expect(carousel.locator('.carousel-slide').nth(1)).toBeInViewport({ ratio: 0.5 })
    await expect(carousel.locator('.carousel-slide').first()).not.toBeInViewport()
  })
})

test('weeks of a calendar begin at the right, and the left arrow goes on', async ({ page }) => {
  await page.goto('/events?view=calendar&at=2027-02-08T15:00')
  await expect(page.getByRole('columnheader')).toHaveCount(7)
  const days = await lefts(page.getByRole('columnheader'))
  expect(days).toEqual(descending(days))
  await test.step('a time keeps its figures before AM or PM', async () => {
    const time = page.locator('bdi.calendar-time').first()
    const [figures, half] = await time.evaluate(({ firstChild, lastElementChild }) => {
      const range = document.createRange()
      range.selectNode(firstChild as Text)
      return [range.getBoundingClientRect().left, lastElementChild?.getBoundingClientRect().left]
    })
    expect(figures).toBeLessThan(half ?? 0)
  })
  await page.locator('[aria-current="date"]').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.locator('[data-date="2027-02-09"]')).toBeFocused()
})
