import { type SiteColor, siteColorOf } from './siteColor.ts'

/** The key in browser storage of a site theme that is newer than the pages. */
export const SITE_THEME_KEY = 'siteTheme'

/** A site's color that is newer than the page; `palette`: the declarations of one of its own, '' for a theme. */
export interface Remembered {
  color: SiteColor
  palette: string
}

/** 'green>red' when the site is red and the page was built green: a rebuilt page ignores an older value. */
export const themeToRemember = (built: SiteColor, { color, palette }: Remembered): string | null =>
  built === color ? null : [built, color, ...(palette ? [palette] : [])].join('>')

/** The stored site color for pages built in that color; undefined: use the built one. */
export function rememberedTheme(stored: string | null, built: SiteColor): Remembered | undefined {
  const [from, name, palette = '', more] = stored?.split('>') ?? []
  const color = siteColorOf(name)
  const isOwn = name?.startsWith('#')
  const isValid = color === name && color !== built && isOwn === (palette !== '')
  return from === built && color && isValid && more === undefined ? { color, palette } : undefined
}
