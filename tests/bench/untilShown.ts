import type { Page } from 'playwright'

/**
 * Milliseconds from an input to the frame that shows what it asked for: new lines of the table
 * within `around`.
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
      const seen = new MutationObserver(changes => {
        const isLine = changes.some(({ target }) => (target as Element).closest?.('tbody'))
        // What came before the input is the rest of an earlier answer.
        if (!isLine || began === 0) return
        seen.disconnect()
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)))
      })
      seen.observe(lines, { childList: true, subtree: true })
    })
  }, around)
  await input()
  return page.evaluate(() => (globalThis as unknown as { took: Promise<number> }).took)
}
