import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { expect } from './site.ts'

/** Narrows down what axe looks at, and for what. */
type Scope = (axe: AxeBuilder) => AxeBuilder

/** Leaves out the frames, which are other services' pages. */
export const withoutFrames: Scope = axe => axe.exclude('iframe')

/** Longer than any colour is on its way. */
const LONGEST_MS = 2_000

/** Expects that axe finds nothing, once colours on their way have arrived: half-way they lack contrast. */
export async function expectAccessible(page: Page, scope: Scope = axe => axe) {
  await page.evaluate(async longest => {
    const ending = document.getAnimations().filter(({ playState, effect, timeline }) => {
      const end = effect?.getComputedTiming().endTime
      return playState === 'running' && timeline instanceof DocumentTimeline && end !== Infinity
    })
    // An animation of what is not drawn may never tell its end.
    await Promise.race([
      Promise.allSettled(ending.map(({ finished }) => finished)),
      new Promise(resolve => setTimeout(resolve, longest)),
    ])
  }, LONGEST_MS)
  const { violations } = await scope(new AxeBuilder({ page })).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html)}`)).toEqual([])
}

/** Expects that axe finds nothing in light and dark, at each of the widths or at the page's own. */
export async function expectAccessibleInBoth(page: Page, ...widths: number[]) {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    if (widths.length === 0) await expectAccessible(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await expectAccessible(page)
    }
  }
}

/** Expects that nothing is wider than a screen of that many pixels, or than the page's own. */
export async function expectToFit(page: Page, width?: number) {
  if (width !== undefined) await page.setViewportSize({ width, height: 700 })
  const excess = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(excess).toBe(0)
}
