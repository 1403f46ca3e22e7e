/** The cache of pages, which the offline page lists. The number changes with the form of what is kept. */
export const PAGES = 'pages-1'

/** The header of a kept response with the moment at which it was kept. */
export const KEPT_AT = 'x-kept-at'

/** Marks the root of a page that comes from what is kept, with that moment: `data-known`. */
export const markKnown = (html: string, keptAt: string): string =>
  html.replace(/<html(?=[\s>])/i, `<html data-known="${keptAt.replace(/[^\w:.+-]/g, '')}"`)
