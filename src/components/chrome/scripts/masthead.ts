/**
 * Marks the header solid after 10 px of scroll (docs/product.md, section 3): a sentinel that the style sheet
 * puts there tells, so that scrolling itself costs nothing.
 */
export function startMasthead(): void {
  const masthead = document.querySelector<HTMLElement>('[data-masthead]')
  const sentinel = document.querySelector<HTMLElement>('[data-scroll-sentinel]')
  if (!masthead || !sentinel) return
  new IntersectionObserver(([entry]) =>
    masthead.toggleAttribute('data-solid', entry?.isIntersecting === false),
  ).observe(sentinel)
}
