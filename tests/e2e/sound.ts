import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright/test'
import { expect, watchLayoutShifts } from './site.ts'

/**
 * The small form of axe, since each document that is checked compiles it. Letters beyond ASCII are
 * escaped: a few of them would make the text twice as large.
 */
const AXE = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
).replace(/[^ -~\s]/g, sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** A color transition takes less than this. */
const LONGEST_TRANSITION_MS = 2_000
const SCHEMES = ['light', 'dark'] as const
const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 900 }
const SMALLEST = 320
const HOMES = ['/', '/alfirdaous']

/** Expects that axe finds nothing on the page, or within a selector. Frames are other services'. */
export async function expectAccessible(page: Page, within?: string) {
  await expectNoViolations(page, {}, within)
}

/** Expects that every text has enough contrast: a small part of axe's rules, in a fifth of the time. */
export async function expectContrast(page: Page) {
  await expectNoViolations(page, { runOnly: ['color-contrast'] })
}

/**
 * Expects that axe finds nothing at each of the widths, or at the page's own, and that texts have
 * contrast in the other color scheme too.
 */
export async function expectAccessibleInBoth(page: Page, ...widths: number[]) {
  for (const width of widths.length === 0 ? [undefined] : widths) {
    if (width !== undefined) await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme })
      if (colorScheme === SCHEMES[0]) await expectAccessible(page)
      else await expectContrast(page)
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

/**
 * Opens a page with letters of twice the size, as set in the browser. A process of its own starts with
 * the usual size, so what the first page of a site sets is set again.
 */
export async function openInLargeLetters(page: Page, path: string) {
  const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  await page.goto(path)
  if ((await size()) !== '32px') {
    const browser = await page.context().newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
    await page.reload()
  }
  expect(await size(), path).toBe('32px')
}

/** The least size of what is tapped, and of text in controls, in px. */
const TARGET = 44
const CONTROL_TEXT = 16

/**
 * Expects that all that is tapped is large enough, but links inside a sentence (WCAG 2.5.8), that text in
 * controls is, and that no field of a date, time or number is narrower than its value.
 */
export async function expectEasyToTap(page: Page) {
  const found = () =>
    page.evaluate(
      ([target, text]) => {
        const isSeen = (element: Element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          !element.matches('.visually-hidden')
        /** A field is tapped by its label, too, and a link by the box that it is spread over. */
        const sizeOf = (element: Element) => {
          const labels = 'labels' in element ? [...(element.labels as NodeListOf<Element>)] : []
          const { position } = getComputedStyle(element, '::after')
          const spread = position === 'absolute' && (element as HTMLElement).offsetParent
          const boxes = [element, ...labels, ...(spread ? [spread] : [])].map(one =>
            one.getBoundingClientRect(),
          )
          return boxes.reduce((a, b) => (a.width * a.height > b.width * b.height ? a : b))
        }
        const ofLimit = '[type=date], [type=time], [type=number], [inputmode=numeric]'
        const controls = 'a, button, input, select, textarea, summary, [role=button]'
        return [...document.querySelectorAll(controls)].filter(isSeen).flatMap(element => {
          const { width, height } = sizeOf(element)
          const { display, fontSize } = getComputedStyle(element)
          if (width === 0) return []
          const isField = element.matches('input, select, textarea')
          const name = element.textContent || element.getAttribute('aria-label') || element.id
          return [
            (Math.min(width, height) < target - 0.5 && display !== 'inline') ||
            (isField && height < target - 0.5)
              ? `${Math.round(width)} × ${Math.round(height)} px: ${name}`
              : '',
            !element.matches('a, summary') && Number.parseFloat(fontSize) < text
              ? `text of ${fontSize}: ${name}`
              : '',
            element.matches(ofLimit) && element.scrollWidth > element.clientWidth + 1
              ? `narrower than its value: ${name}`
              : '',
          ].filter(Boolean)
        })
      },
      [TARGET, CONTROL_TEXT] as const,
    )
  await expect.poll(found, `on ${page.url()}`).toEqual([])
}

/**
 * Opens a page on a desktop in light and on a phone in dark. Each time nothing moves while it
 * loads, and texts have contrast in both color schemes. On the phone axe finds nothing, on the
 * desktop so for the two home pages, which have the header and footer of all. Fits 320 px.
 */
export async function expectSound(page: Page, path: string, check = async () => {}) {
  const moved = await watchLayoutShifts(page)
  for (const [size, scheme] of [
    [DESKTOP, 'light'],
    [PHONE, 'dark'],
  ] as const) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme: scheme })
    await page.goto(path)
    await check()
    await page.waitForLoadState('networkidle')
    expect(await moved(), `shifts at ${size.width} px`).toEqual([])
    await (size === PHONE || HOMES.includes(path) ? expectAccessible(page) : expectContrast(page))
    await page.emulateMedia({ colorScheme: scheme === 'light' ? 'dark' : 'light' })
    await expectContrast(page)
  }
  await expectToFit(page, SMALLEST)
}

/** Expects that the texts of a page have contrast in each of the site's colors, light and dark. */
export async function expectContrastInEveryTheme(page: Page, open: () => Promise<unknown>) {
  await page.addInitScript(() => {
    localStorage.setItem('colorTheme', 'blue')
    localStorage.setItem('isDarkMode', 'false')
  })
  await open()
  const html = page.locator('html')
  await expect(html).toHaveClass(/theme-blue/)
  await expect(html).toHaveAttribute('data-mode', 'light')
  for (const theme of ['green', 'blue', 'purple', 'red']) {
    for (const mode of SCHEMES) {
      await html.evaluate(
        (element, [theme, mode]) => {
          element.classList.value = element.classList.value.replace(/theme-\w+/, `theme-${theme}`)
          element.dataset.mode = mode
        },
        [theme, mode] as const,
      )
      await expectContrast(page)
    }
  }
}

/** Tries again for a while: where a machine stalls, colors are still on their way. */
async function expectNoViolations(page: Page, options: axe.RunOptions, within?: string) {
  // axe-core itself: the Playwright wrapper opens a second page for each run, at four times the cost.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(`${AXE}; 0`)
  const violations = async () => {
    await colorsSettled(page)
    return page.evaluate(
      async ([options, within]) => {
        const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
        const { violations } = await axe.run(within ?? document, {
          ...options,
          iframes: false,
          // It would request every sheet and recording again, for rules that find nothing here.
          preload: false,
          resultTypes: ['violations'],
        })
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html)}`)
      },
      [options, within] as const,
    )
  }
  await expect.poll(violations).toEqual([])
}

/** Waits for color transitions: half-way through, texts lack contrast. */
async function colorsSettled(page: Page) {
  await page.evaluate(async longest => {
    const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
    // The first frame after a change of the color scheme starts the transitions.
    for (let frames = 0; frames < 2; frames++) await frame()
    const ending = document.getAnimations().filter(({ playState, effect, timeline }) => {
      const end = effect?.getComputedTiming().endTime
      return playState === 'running' && timeline instanceof DocumentTimeline && end !== Infinity
    })
    // An animation of what is not drawn may never end.
    await Promise.race([
      Promise.allSettled(ending.map(({ finished }) => finished)),
      new Promise(resolve => setTimeout(resolve, longest)),
    ])
  }, LONGEST_TRANSITION_MS)
}
