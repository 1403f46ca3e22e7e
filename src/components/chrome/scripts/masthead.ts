/** The height of the header on a phone: what is behind it is out of view. */
const ROW = 64

/**
 * Marks the header solid after 10 px of scroll (docs/product.md, section 3), and as the place of the
 * badge while neither the arch nor the banner with its badge is in view. It observes elements, so
 * that no scroll listener is needed.
 */
export function startMasthead(): void {
  const masthead = document.querySelector<HTMLElement>('[data-masthead]')
  const sentinel = document.querySelector<HTMLElement>('[data-scroll-sentinel]')
  if (!masthead || !sentinel) return
  new IntersectionObserver(([entry]) =>
    masthead.toggleAttribute('data-solid', entry?.isIntersecting === false),
  ).observe(sentinel)

  const seen = new Set<Element>()
  const observe = (places: string, rootMargin: string) => {
    const observer = new IntersectionObserver(
      entries => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target)
          else seen.delete(target)
        }
        masthead.toggleAttribute('data-badge', seen.size === 0)
      },
      { rootMargin },
    )
    for (const place of document.querySelectorAll(places)) observer.observe(place)
  }
  // The banner is above the header, which never covers it.
  observe('.banner .prayer-badge', '0px')
  observe('.prayer-arch', `-${ROW}px 0px 0px`)
}
