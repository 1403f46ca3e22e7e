/** A size and a weight of each typeface that all pages use. */
const TYPEFACES = ['400 1em "Figtree Variable"', '560 1em "Fraunces Display"']
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
      await Promise.all(TYPEFACES.map(typeface => document.fonts.load(typeface)))
      dataset.typefaces = ''
      localStorage.setItem(REMEMBERED, '1')
    } catch {
      // Without the files the system's fonts stay; without storage the next page loads them again.
    }
  }
}
