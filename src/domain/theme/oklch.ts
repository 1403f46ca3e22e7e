/** A color in OKLab. */
export type Lab = readonly [l: number, a: number, b: number]

/** A color of OKLCH: lightness, chroma, hue in degrees. */
export const lch = (l: number, c: number, h: number): Lab => {
  const angle = (h * Math.PI) / 180
  return [l, c * Math.cos(angle), c * Math.sin(angle)]
}

/** Linear sRGB; outside of 0 to 1 for what screens lack. By https://bottosson.github.io/posts/oklab. */
function linearRgb([lightness, a, b]: Lab): [r: number, g: number, b: number] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/** Whether every screen has the color. */
export const isInGamut = (color: Lab): boolean =>
  linearRgb(color).every(value => value > -0.0001 && value < 1.0001)

/** The color as '#rrggbb', for what is older than oklch(); what sRGB lacks is cut off. */
export function hex(color: Lab): `#${string}` {
  const channel = (value: number) => {
    const held = Math.max(0, Math.min(1, value))
    const gamma = held <= 0.0031308 ? 12.92 * held : 1.055 * held ** (1 / 2.4) - 0.055
    return Math.round(gamma * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${linearRgb(color).map(channel).join('')}`
}

/** Reads six hex digits, with or without '#'. */
export function labOfHex(text: string): Lab {
  const digits = text.replace('#', '')
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map(at => linear(digits.slice(at, at + 2)))
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function linear(twoDigits: string): number {
  const value = Number.parseInt(twoDigits, 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
