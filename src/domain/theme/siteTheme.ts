import type { Color } from './colors.ts'
import { type SiteColor, siteColorOf } from './siteColor.ts'

/** The site's theme by the name of its class, as the API sends it (docs/product.md, section 12). */
export type SiteTheme = `theme-${Color}`

/** The color of a site: its own, else its theme's. */
export const colorOfSite = ({
  theme,
  color,
}: {
  theme: string
  color?: string | undefined
}): SiteColor => siteColorOf(color) ?? siteColorOf(theme) ?? 'green'
