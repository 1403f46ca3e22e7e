/**
 * The order of the cascade layers, first in every head: a page's own sheet may arrive before the
 * shared one, and the first mention of a layer decides. astro.config.mjs adds its hash to the policy.
 */
export const LAYERS = '@layer tokens,base,components,utilities;'
