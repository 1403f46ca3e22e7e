/**
 * Keeps the month's column heads below the sticky masthead, whatever its height, and lets the table
 * scroll inside its box only where it is too wide for it: a box that scrolls cannot keep its heads.
 */
export function fitMonth(box: HTMLElement): void {
  const masthead = document.querySelector<HTMLElement>('.masthead')
  const fit = () => {
    if (masthead) {
      const top = Number.parseFloat(getComputedStyle(masthead).top) || 0
      box.style.setProperty('--month-head-top', `${top + masthead.offsetHeight}px`)
    }
    const table = box.firstElementChild
    const isWide = table !== null && table.scrollWidth > box.clientWidth
    box.classList.toggle('is-wide', isWide)
    // What scrolls is reached by keyboard, under the month's name.
    for (const [name, value] of [
      ['role', 'group'],
      ['aria-labelledby', 'month-title'],
      ['tabindex', '0'],
    ] as const) {
      if (isWide) box.setAttribute(name, value)
      else box.removeAttribute(name)
    }
  }
  const sizes = new ResizeObserver(fit)
  for (const element of [box, masthead]) if (element) sizes.observe(element)
}
