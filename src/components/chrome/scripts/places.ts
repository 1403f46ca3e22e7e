import type { ContentChanges } from '#contract/content.ts'
import { replaceContent } from './place.ts'

/** Puts every section into its elements, and shows or hides the parts that depend on one. */
export function putAll(sections: ContentChanges['changed']): void {
  const release = holdReading()
  const { lang: ofPage, dataset } = document.documentElement
  for (const [path, { html, lang = ofPage }] of Object.entries(sections)) {
    for (const place of all(`[data-section="${path}"]`)) {
      replaceContent(place, html)
      // A text that is in Arabic on purpose stays so.
      if (dataset.translated && !path.endsWith('-arabic'))
        Object.assign(place, { lang, dir: 'auto' })
    }
    for (const part of all(`[data-needs="${path}"]`)) part.hidden = !html
  }
  release()
}

/** In the page, and in what it can show later. */
const all = (selector: string) =>
  [document, ...[...document.querySelectorAll('template')].map(({ content }) => content)].flatMap(
    root => [...root.querySelectorAll<HTMLElement>(selector)],
  )

/**
 * Remembers the element a third down the window, and returns a function that scrolls it back to its
 * position, since not every browser supports scroll anchoring. At the top of a page nothing moves.
 */
function holdReading(): () => void {
  const seen = scrollY > 0 && document.elementFromPoint(innerWidth / 2, innerHeight / 3)
  if (!seen) return () => {}
  const read = seen.closest('[data-section]') ?? seen
  const top = () => read.getBoundingClientRect().top
  const before = top()
  return () => {
    if (read.getClientRects().length > 0) scrollBy({ top: top() - before, behavior: 'instant' })
  }
}
