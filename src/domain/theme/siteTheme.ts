import { COLORS, type Color, colorOf } from './visitorTheme.ts'

/** The site's theme by the name of its class, as the API sends it (docs/product.md, section 12). */
export type SiteTheme = `theme-${Color}`

export const SITE_THEMES: readonly SiteTheme[] = COLORS.map(color => `theme-${color}` as const)

/** The color of a site theme. */
export function colorOfTheme(theme: SiteTheme): Color {
  return colorOf(theme) ?? 'green'
}
