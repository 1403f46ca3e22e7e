/**
 * Marks the header solid after 10 px of scroll (docs/product.md, section 3): it observes a sentinel
 * element, so that no scroll listener is needed.
 */
export function startMasthead(): void {
  const masthead = document.querySelector<HTMLElement>('[data-masthead]')
  const sentinel = document.querySelector<HTMLElement>('[data-scroll-sentinel]')
  if (!masthead || !sentinel) return
  new IntersectionObserver(([entry]) =>
    masthead.toggleAttribute('data-solid', entry?.isIntersecting === false),
  ).observe(sentinel)
}
