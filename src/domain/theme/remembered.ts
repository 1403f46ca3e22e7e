import { type Color, colorOf } from './visitorTheme.ts'

/** The name in browser storage under which a page keeps that the site's theme is newer than itself. */
export const SITE_THEME_KEY = 'siteTheme'

/**
 * What to keep: 'green>red' where a page built green learned red; null where nothing is to be
 * kept. The built color is part of it, so that a rebuilt page overrules what was kept before.
 */
export function themeToRemember(built: Color, site: Color): string | null {
  return built === site ? null : `${built}>${site}`
}

/** The site's color that was kept for pages built in that color; null: the built one is kept. */
export function rememberedTheme(stored: string | null, built: Color): Color | null {
  const [from, to, ...more] = (stored ?? '').split('>')
  return from === built && more.length === 0 && to !== undefined && !to.startsWith('theme-')
    ? colorOf(to)
    : null
}
