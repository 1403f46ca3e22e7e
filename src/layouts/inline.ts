import { ownDeclarations } from '#domain/theme/palette.ts'
import type { SiteColor } from '#domain/theme/siteColor.ts'

/* What pages contain as it is: astro.config.mjs adds its hashes to the policy. */

/**
 * The order of the cascade layers, first in every head: a page's own sheet may arrive before the
 * shared one, and the first mention of a layer decides. And the palette of a color that is the site's
 * own, which no sheet has.
 */
export function headStyle(color: SiteColor): string {
  const layers = '@layer tokens,base,components,utilities;'
  const own = ownDeclarations(color)
  return own ? `${layers}@layer tokens{:root.theme-own{${own}}}` : layers
}

/** Keeps zod from trying eval, which Firefox reports; before the panel's schemas are made. */
export const WITHOUT_EVAL = '__zod_globalConfig={jitless:true}'
