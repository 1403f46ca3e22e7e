import { type Color, colorOf } from './colors.ts'

/** The color of a site: that of one of the four themes, or one of its own as '#rrggbb'. */
export type SiteColor = Color | OwnColor
export type OwnColor = `#${string}`

const isOwnColor = (value: unknown): value is OwnColor =>
  typeof value === 'string' && /^#[\da-f]{6}$/.test(value)

/** Reads 'green' or '#0a7c55'; null for anything else. */
export const siteColorOf = (value: unknown): SiteColor | null =>
  isOwnColor(value) ? value : colorOf(value)

/** Reads a color that a person typed: with or without '#', three or six digits. */
export function typedColor(text: string): OwnColor | null {
  const [, digits = ''] = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim()) ?? []
  const six = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  return six ? `#${six.toLowerCase()}` : null
}

/** The class that a color gives the root. */
export const colorClass = (color: SiteColor): `theme-${Color | 'own'}` =>
  `theme-${colorOf(color) ?? 'own'}`
