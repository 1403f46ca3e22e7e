import { test as base, expect, type Page } from 'playwright/test'

/** What a page did wrong while a test looked at it: console errors, exceptions, refused content. */
export interface Complaints {
  readonly list: string[]
  /** Lets complaints that a test provokes on purpose pass. */
  allow(pattern: RegExp): void
}

/** Every test fails on an unexpected console error, page error or policy violation. */
export const test = base.extend<{ complaints: Complaints; isReturning: boolean }>({
  /** A returning visitor has the typefaces; the first visit of each page of a test has not. */
  isReturning: [true, { option: true }],
  page: async ({ page, isReturning }, use) => {
    if (isReturning) {
      await page.addInitScript(() => {
        try {
          localStorage.setItem('typefaces', '1')
        } catch {
          // A frame without an origin of its own has no storage.
        }
      })
    }
    await use(page)
  },
  complaints: [
    async ({ page }, use) => {
      const list: string[] = []
      const allowed: RegExp[] = []
      // Only offline.spec.ts lets pages register the service worker.
      allowed.push(/Service Worker registration blocked by Playwright/)
      page.on('console', message => {
        if (message.type() === 'error' || message.type() === 'warning') list.push(message.text())
      })
      page.on('pageerror', error => list.push(String(error)))
      await use({ list, allow: pattern => void allowed.push(pattern) })
      expect(list.filter(text => !allowed.some(pattern => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Resolves once the page's scripts, which start after its first paint, have run: buttons respond. */
export const scriptsHaveRun = (page: Page) =>
  page.evaluate(() =>
    Promise.all(
      [...document.querySelectorAll<HTMLElement>('script[data-script]')].map(
        ({ dataset }) => import(dataset.script ?? ''),
      ),
    ).then(() => undefined),
  )

/**
 * Watches the layout shifts of a page from now on; call before it is opened. The function returned
 * lists what moved once the shifts add up to a limit, and nothing below it.
 */
export async function watchLayoutShifts(
  page: Page,
): Promise<(limit?: number) => Promise<string[]>> {
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      value: number
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
    }
    const box = ({ x, y, width, height }: DOMRect) => `${width} × ${height} at ${x}, ${y}`
    const watched = { sum: 0, moved: [] as string[] }
    Object.assign(globalThis, { shifts: watched })
    new PerformanceObserver(list => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        watched.sum += value
        for (const { node, previousRect, currentRect } of sources) {
          const { localName, className } =
            (node instanceof Element ? node : node?.parentElement) ?? {}
          const text = node?.textContent?.replace(/\s+/g, ' ').trim().slice(0, 40)
          watched.moved.push(
            `${localName}.${className} '${text}': ${box(previousRect)} → ${box(currentRect)}`,
          )
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async (limit = 0.01) => {
    const { sum, moved } = await page.evaluate(
      () => (globalThis as unknown as { shifts: { sum: number; moved: string[] } }).shifts,
    )
    return sum < limit ? [] : [`${sum} in all`, ...moved]
  }
}
