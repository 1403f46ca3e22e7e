/** The typefaces that all pages use, with a weight of each. */
const TYPEFACES = { 'Figtree Variable': 400, 'Fraunces Display': 560 }
/** The key under which the browser remembers that it has them. */
const REMEMBERED = 'typefaces'

/**
 * Loads the typefaces after the first paint of a first visit, which they would delay by a fifth on
 * a slow line: until then the pages show the system's fonts, fitted to the same widths. Later pages
 * have them from the start, out of the browser's cache.
 */
export function startTypefaces(): void {
  const { dataset } = document.documentElement
  if (dataset.typefaces !== undefined) return
  requestAnimationFrame(() => setTimeout(load))

  async function load(): Promise<void> {
    try {
      await Promise.all(
        Object.entries(TYPEFACES).map(([name, weight]) =>
          document.fonts.load(`${weight} 1em "${name}"`),
        ),
      )
      dataset.typefaces = ''
      localStorage.setItem(REMEMBERED, '1')
    } catch {
      // Without the files the system's fonts stay; without storage the next page loads them again.
    }
  }
}
