/** A line icon as HTML, for scripts without React: the shapes of lucide.json, as Icon shows them. */
export const glyphHtml = (shapes: string): string =>
  `<svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">${shapes}</svg>`
