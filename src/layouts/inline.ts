/* What pages contain as it is: astro.config.mjs adds its hashes to the policy. */

/**
 * The order of the cascade layers, first in every head: a page's own sheet may arrive before the
 * shared one, and the first mention of a layer decides.
 */
export const LAYERS = '@layer tokens,base,components,utilities;'

/** Keeps zod from trying eval, which Firefox reports; before the panel's schemas are made. */
export const WITHOUT_EVAL = '__zod_globalConfig={jitless:true}'
