import { COLORS, type Color, colorOf } from './visitorTheme.ts'

/** The site's theme by the name of its class, as the API speaks it (SPEC section 3, Theme). */
export type SiteTheme = `theme-${Color}`

export const SITE_THEMES: readonly SiteTheme[] = COLORS.map(color => `theme-${color}` as const)

/** Whether a text names one of the site's themes, class name and all. */
export function isSiteTheme(value: unknown): value is SiteTheme {
  return SITE_THEMES.includes(value as SiteTheme)
}

/** The colour of a site theme. */
export function colorOfTheme(theme: SiteTheme): Color {
  return colorOf(theme) ?? 'green'
}
