/** Three or six hex digits. */
export const isHexColor = (text: string): boolean => /^(?:[\da-f]{3}|[\da-f]{6})$/i.test(text)

/** The inputs of a theme (styles/themes.css): hue in degrees, chroma of the accent and of the dark band. */
interface ThemeInputs {
  hue: number
  accent: number
  deep: number
}

/** The most vivid a color may be: at the theme's lightness, more is outside of what screens show. */
const MOST_CHROMA = 0.135
/** The dark band is as much less vivid than the accent as in the site's own themes. */
const DEEP = 0.62

/**
 * The theme in a given color: its hue and, up to a limit, its chroma. The lightness stays the theme's,
 * so that texts have contrast in any color. From sRGB by OKLab (Ottosson 2020).
 */
export function themeInputsOf(hex: string): ThemeInputs {
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map(at => linear(hex.slice(at, at + 2)))
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  const accent = Math.min(MOST_CHROMA, Math.hypot(x, y))
  return {
    hue: Math.round((Math.atan2(y, x) * 180) / Math.PI + 360) % 360,
    accent: rounded(accent),
    deep: rounded(accent * DEEP),
  }
}

function linear(twoDigits: string): number {
  const value = Number.parseInt(twoDigits, 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

const rounded = (value: number) => Math.round(value * 1000) / 1000
