/** Far enough for a page of any length: what has a place on this screen, wherever it is. */
const ANYWHERE = '999999px'

/**
 * Draws the scenes below the first screen (components/art/Scene.astro) that this screen has a place for:
 * a phone shows one of home's eight, and each would be read and styled before the first paint.
 */
export function startScenes(): void {
  const observer = new IntersectionObserver(
    entries => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        const held = target.querySelector('noscript[data-scene]')
        if (held) held.outerHTML = held.textContent
      }
    },
    { rootMargin: ANYWHERE },
  )
  for (const held of document.querySelectorAll('noscript[data-scene]')) {
    if (held.parentElement) observer.observe(held.parentElement)
  }
}
