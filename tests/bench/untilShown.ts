import type { Page } from 'playwright'

/**
 * Milliseconds from an input to the frame that shows what it asked for: other first lines of the
 * table within `around`, or another count.
 */
export async function untilShown(
  page: Page,
  around: string,
  input: () => Promise<unknown>,
): Promise<number> {
  await page.evaluate(around => {
    const bench = globalThis as unknown as { took: Promise<number> }
    bench.took = new Promise(resolve => {
      let began = 0
      const begin = (event: Event) => {
        began ||= event.timeStamp
      }
      for (const name of ['keydown', 'click'])
        addEventListener(name, begin, { once: true, capture: true })
      const lines = document.querySelector(around)
      if (!lines) throw new Error('There is no table')
      const firstLines = () =>
        [...lines.querySelectorAll('[role=status], tbody tr:nth-child(-n + 4)')]
          .map(({ textContent }) => textContent)
          .join('\n')
      const before = firstLines()
      const seen = new MutationObserver(() => {
        // The rest of an earlier answer may come after the input too: below the first lines.
        if (began === 0 || firstLines() === before) return
        seen.disconnect()
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)))
      })
      seen.observe(lines, { childList: true, characterData: true, subtree: true })
    })
  }, around)
  await input()
  return page.evaluate(() => (globalThis as unknown as { took: Promise<number> }).took)
}
