import { COLORS, type Color } from './visitorTheme.ts'

/** The key in browser storage of a site theme that is newer than the pages. */
export const SITE_THEME_KEY = 'siteTheme'

/** 'green>red' when the site is red and the page was built green: a rebuilt page ignores an older value. */
const remember = (built: Color, site: Color) => `${built}>${site}`

/** The value to store; null when there is nothing to store. */
export const themeToRemember = (built: Color, site: Color): string | null =>
  built === site ? null : remember(built, site)

/** The stored site color for pages built in that color; undefined: use the built one. */
export const rememberedTheme = (stored: string | null, built: Color): Color | undefined =>
  COLORS.find(site => stored === remember(built, site))
