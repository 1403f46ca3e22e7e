/**
 * The order of the cascade layers, first in every head: a page's own sheet may arrive before the
 * shared one, and the first mention of a layer decides. Document.astro adds its hash to the CSP.
 */
export const LAYERS = '@layer tokens,base,components,utilities'
