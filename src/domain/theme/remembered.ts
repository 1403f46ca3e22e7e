import { type Color, colorOf } from './visitorTheme.ts'

/** The key in browser storage of a site theme that is newer than the pages. */
export const SITE_THEME_KEY = 'siteTheme'

/**
 * The value to store: 'green>red' when the site is red and the page was built green; null when there
 * is nothing to store. It contains the built color, so that a rebuilt page ignores an older value.
 */
export function themeToRemember(built: Color, site: Color): string | null {
  return built === site ? null : `${built}>${site}`
}

/** The stored site color for pages built in that color; null: use the built one. */
export function rememberedTheme(stored: string | null, built: Color): Color | null {
  const [from, to, ...more] = (stored ?? '').split('>')
  return from === built && more.length === 0 && to !== undefined && !to.startsWith('theme-')
    ? colorOf(to)
    : null
}
