import { COLORS, type Color, colorOf } from './colors.ts'
import { hex, isInGamut, type Lab, labOfHex, lch } from './oklch.ts'
import type { SiteColor } from './siteColor.ts'

/**
 * What all colors of a look are derived from (styles/tokens.css): lightness of the accent in light
 * mode, hue in degrees, chroma of the accent and of the dark band.
 */
export interface Palette {
  lightness: number
  hue: number
  accent: number
  deep: number
}

/** The four themes, as in styles/themes.css. */
const THEMES: Readonly<Record<Color, Palette>> = {
  green: { lightness: 0.43, hue: 163, accent: 0.088, deep: 0.054 },
  blue: { lightness: 0.43, hue: 261, accent: 0.135, deep: 0.088 },
  purple: { lightness: 0.43, hue: 325, accent: 0.115, deep: 0.07 },
  red: { lightness: 0.43, hue: 17, accent: 0.142, deep: 0.082 },
}

/** The darkest still differs from ink, and the lightest has contrast on every paper (docs/product.md, section 12). */
const LIGHTNESS = { least: 0.34, most: 0.45 }
const MOST_CHROMA = 0.142
/** The dark band is as much less vivid than the accent as in the four themes. */
const DEEP = 0.62
/** Lightness of the dark band in light and in dark mode, as in styles/tokens.css. */
const BAND = { light: 0.305, dark: 0.262 }

/**
 * The palette of a site's color. One of its own keeps its hue, and as much of its lightness and chroma as
 * texts leave it: every text in it has contrast.
 */
export function paletteOf(color: SiteColor): Palette {
  const named = colorOf(color)
  if (named) return THEMES[named]
  const [l, a, b] = labOfHex(color)
  const lightness = rounded(Math.min(LIGHTNESS.most, Math.max(LIGHTNESS.least, l)))
  const hue = Math.round((Math.atan2(b, a) * 180) / Math.PI + 360) % 360
  const accent = vivid(Math.min(MOST_CHROMA, Math.hypot(a, b)), lightness, hue)
  return { lightness, hue, accent, deep: vivid(accent * DEEP, BAND.dark, hue) }
}

/** The chroma, or the largest that screens have at that lightness. */
function vivid(chroma: number, lightness: number, hue: number): number {
  let shown = chroma
  while (shown > 0 && !isInGamut(lch(lightness, shown, hue))) shown -= 0.001
  return rounded(Math.max(0, shown))
}

const rounded = (value: number) => Math.round(value * 1000) / 1000

/** The palette as custom properties, in place of a theme's. */
export const paletteProperties = ({ lightness, hue, accent, deep }: Palette) => ({
  '--accent-l': `${lightness}`,
  '--accent-h': `${hue}`,
  '--accent-c': `${accent}`,
  '--deep-c': `${deep}`,
})

/** The palette of a color as declarations of a style sheet; '' for a theme, which has its class. */
export const ownDeclarations = (color: SiteColor): string =>
  colorOf(color)
    ? ''
    : Object.entries(paletteProperties(paletteOf(color)))
        .map(([name, value]) => `${name}:${value}`)
        .join(';')

/** The dark band, --color-deep, as '#rrggbb': for what reads no style sheet. */
export const bandHex = ({ hue, deep }: Palette, mode: 'light' | 'dark'): string =>
  hex(lch(BAND[mode], mode === 'light' ? deep : deep * 0.85, hue))

/** The accent in light mode, --color-accent. */
export const accentHex = ({ lightness, accent, hue }: Palette): string =>
  hex(lch(lightness, accent, hue))

/** The theme that is nearest to a color, for clients that know the four. */
export function nearestTheme(color: SiteColor): Color {
  const named = colorOf(color)
  if (named) return named
  const mine = accentLab(paletteOf(color))
  const distance = (theme: Color) => {
    const theirs = accentLab(THEMES[theme])
    return Math.hypot(mine[1] - theirs[1], mine[2] - theirs[2])
  }
  return COLORS.reduce((near, theme) => (distance(theme) < distance(near) ? theme : near))
}

const accentLab = ({ lightness, accent, hue }: Palette): Lab => lch(lightness, accent, hue)
