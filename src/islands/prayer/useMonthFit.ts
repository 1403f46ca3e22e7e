import { type RefObject, useEffect } from 'react'

/**
 * Keeps the month's column heads below the sticky masthead, whatever its height, and lets the table
 * scroll inside its box only where it is too wide for it: a box that scrolls cannot keep its heads.
 */
export function useMonthFit(box: RefObject<HTMLDivElement | null>, shown: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another month can have another width
  useEffect(() => {
    const masthead = document.querySelector<HTMLElement>('.masthead')
    const fit = () => {
      const { current } = box
      if (!current) return
      if (masthead) {
        const top = Number.parseFloat(getComputedStyle(masthead).top) || 0
        current.style.setProperty('--month-head-top', `${top + masthead.offsetHeight}px`)
      }
      const table = current.firstElementChild
      const isWide = table !== null && table.scrollWidth > current.clientWidth
      current.classList.toggle('is-wide', isWide)
      // What scrolls is reached by keyboard, under the month's name.
      for (const [name, value] of [
        ['role', 'group'],
        ['aria-labelledby', 'month-title'],
        ['tabindex', '0'],
      ] as const) {
        if (isWide) current.setAttribute(name, value)
        else current.removeAttribute(name)
      }
    }
    const sizes = new ResizeObserver(fit)
    for (const element of [box.current, masthead]) if (element) sizes.observe(element)
    return () => sizes.disconnect()
  }, [shown])
}
