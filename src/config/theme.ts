import type { Color } from '#domain/theme/colors.ts'

/** The site's theme until an admin chooses another (docs/product.md, section 12). */
export const DEFAULT_THEME: Color = 'green'

/**
 * The dark band of each theme for <meta name="theme-color">: the sRGB value of
 * --color-deep in light and in dark mode. As a table, since visitors' pages load it.
 */
export const THEME_COLORS: Record<Color, { light: string; dark: string }> = {
  green: { light: '#0f3727', dark: '#0b2b1e' },
  blue: { light: '#132d5b', dark: '#0e2348' },
  purple: { light: '#402142', dark: '#331934' },
  red: { light: '#511a20', dark: '#401318' },
}
