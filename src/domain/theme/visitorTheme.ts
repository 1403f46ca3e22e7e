import { type Color, colorOf } from './colors.ts'
import { colorClass, type SiteColor } from './siteColor.ts'

export const FONT_THEMES = ['default', 'alt'] as const
export type Font = (typeof FONT_THEMES)[number]

export const MODES = ['system', 'light', 'dark'] as const
export type Mode = (typeof MODES)[number]

/** A visitor's own look, three independent axes; `color: null` follows the site's theme. */
export interface VisitorTheme {
  color: Color | null
  font: Font
  mode: Mode
}

/** The names in browser storage (docs/product.md, section 12). */
export const STORAGE_KEYS = {
  color: 'colorTheme',
  font: 'fontTheme',
  mode: 'isDarkMode',
} as const

export type SavedThemeKeys = Record<keyof typeof STORAGE_KEYS, string | null>

/** Reads what browser storage holds; a value that is missing or unknown means the default. */
export function visitorThemeOf(stored: SavedThemeKeys): VisitorTheme {
  return {
    color: colorOf(stored.color),
    font: stored.font === 'alt' ? 'alt' : 'default',
    mode: stored.mode === 'true' ? 'dark' : stored.mode === 'false' ? 'light' : 'system',
  }
}

/** What browser storage has to hold; null removes the entry, so that a default stays a default. */
export function storedThemeOf(theme: VisitorTheme): SavedThemeKeys {
  return {
    color: theme.color,
    font: theme.font === 'alt' ? 'alt' : null,
    mode: theme.mode === 'system' ? null : String(theme.mode === 'dark'),
  }
}

/** What the root element carries: its theme class and the two data attributes (null: absent). */
interface RootLook {
  themeClass: `theme-${Color | 'own'}`
  mode: 'light' | 'dark' | null
  font: 'alt' | null
}

/** The look of the root: a visitor's color replaces the site's theme (docs/product.md, section 12). */
export function rootLook(theme: VisitorTheme, site: SiteColor): RootLook {
  return {
    themeClass: colorClass(theme.color ?? site),
    mode: theme.mode === 'system' ? null : theme.mode,
    font: theme.font === 'alt' ? 'alt' : null,
  }
}
