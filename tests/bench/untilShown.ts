import type { Page } from 'playwright'

/**
 * Milliseconds from an input to the paint that shows its result: other first lines of the
 * table within `around`, or another count. Measured by the browser's own Event Timing, in steps of 8 ms.
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
      let shown = 0
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
        // The rest of an earlier result may come after the input too: below the first lines.
        if (began === 0 || firstLines() === before) return
        seen.disconnect()
        shown = performance.now()
        // Lines that come after the input's own frame have no entry.
        requestAnimationFrame(() =>
          setTimeout(() => {
            const late = performance.now() - began
            setTimeout(() => resolve(late), 1000)
          }),
        )
      })
      seen.observe(lines, { childList: true, characterData: true, subtree: true })
      const paints = new PerformanceObserver(list => {
        const paint = list
          .getEntries()
          .map(({ startTime, duration }) => startTime + duration)
          .find(end => shown > 0 && end >= shown)
        if (paint === undefined) return
        paints.disconnect()
        resolve(paint - began)
      })
      const options = { type: 'event', durationThreshold: 16 }
      paints.observe(options as PerformanceObserverInit)
    })
  }, around)
  await input()
  return page.evaluate(() => (globalThis as unknown as { took: Promise<number> }).took)
}
