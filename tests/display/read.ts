import type { CDPSession, Page } from 'playwright/test'

/** The texts that are visible on a screen, by their place, as `Expected` names them. */
export function readScreen(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const isVisible = (selector: string) => {
      const element = document.querySelector(selector)
      return element !== null && getComputedStyle(element).display !== 'none'
    }
    const text = (selector: string, within: ParentNode = document) =>
      (within.querySelector(selector)?.textContent ?? '').replace(/\s+/g, ' ').trim()
    const found: Record<string, string> = { phase: document.documentElement.dataset.phase ?? '' }
    const read = (names: readonly string[]) => {
      for (const name of names) found[name] = text(`[data-put="${name}"]`)
    }
    if (isVisible('.hush')) read(['hush', 'hush-clock', 'hush-jumuah'])
    if (isVisible('.dim')) read(['dim-clock', 'since', 'dim-more', 'dim-next', 'dim-jumuah'])
    if (!isVisible('.board')) return found
    read(['clock', 'seconds', 'half', 'date', 'hijri', 'head', 'figures', 'lead-half', 'rest'])
    read(['mark'])
    for (const prayer of document.querySelectorAll<HTMLElement>('[data-prayer]')) {
      const words = ['label', 'athan', 'iqama', 'mark'].map(part =>
        text(`[data-part="${part}"]`, prayer),
      )
      if (prayer.hasAttribute('data-next')) words.push('lit')
      if (prayer.hasAttribute('data-past')) words.push('past')
      found[prayer.dataset.prayer ?? ''] = words.filter(Boolean).join(' ')
    }
    // The seconds that are counted stand in a box of their own, which their line must not cut off.
    const figures = document.querySelector('[data-phase="countdown"] .lead-figures > bdi')
    const bottomOf = (element: Element | null | undefined) =>
      element?.getBoundingClientRect().bottom ?? 0
    found.cut = bottomOf(figures) > bottomOf(figures?.parentElement) + 1 ? 'figures' : ''
    const further = [...document.querySelectorAll('[data-further]:not([hidden])')]
    found.sunrise =
      further
        .map(item => text('*', item) && item.textContent!.replace(/\s+/g, ' ').trim())
        .find(words => words.startsWith('Sunrise')) ?? ''
    return found
  })
}

/** What a page takes, after what is unused was collected. */
export interface Size {
  readonly bytes: number
  /** Alive, attached or not. */
  readonly nodes: number
  readonly elements: number
  readonly listeners: number
}

export async function measure(page: Page, devtools: CDPSession): Promise<Size> {
  await devtools.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const bytes = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0
  const elements = await page.evaluate(() => document.querySelectorAll('*').length)
  return { bytes, nodes, elements, listeners: jsEventListeners }
}
