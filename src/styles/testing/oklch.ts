/** Reads the color tokens of the style sheets, so that a test can measure what a visitor sees. */

interface Rgb {
  r: number
  g: number
  b: number
}

/** The custom properties declared in the blocks whose selector list has `selector`, later ones first. */
export function declarations(css: string, selector: string): Map<string, string> {
  const found = new Map<string, string>()
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '')
  for (const [, selectors = '', block = ''] of plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!selectors.split(',').some(each => each.trim() === selector)) continue
    for (const [, name = '', value = ''] of block.matchAll(/(--[\w-]+)\s*:\s*([^;]+);/g))
      found.set(name, value.replace(/\s+/g, ' ').trim())
  }
  return found
}

/** The arguments of a function call in CSS: `light-dark(a, b)` gives a and b. */
function args(text: string): string[] {
  const parts: string[] = []
  let depth = 0
  let part = ''
  for (const char of text.slice(text.indexOf('(') + 1, text.lastIndexOf(')'))) {
    if (char === '(') depth += 1
    if (char === ')') depth -= 1
    if (char === ',' && depth === 0) {
      parts.push(part.trim())
      part = ''
    } else part += char
  }
  return [...parts, part.trim()]
}

/** The opaque sRGB color of a token in a mode; throws when the token is missing or not understood. */
export function colorToken(
  tokens: ReadonlyMap<string, string>,
  name: string,
  mode: 'light' | 'dark',
): Rgb {
  let value = tokens.get(name)
  if (value === undefined) throw new Error(`no token ${name}`)
  if (value.startsWith('light-dark(')) value = args(value)[mode === 'light' ? 0 : 1]!
  value = value.replace(/var\((--[\w-]+)\)/g, (_, key: string) => {
    const inner = tokens.get(key)
    if (inner === undefined) throw new Error(`no token ${key} for ${name}`)
    return inner
  })
  value = value.replace(/calc\(([\d.]+) ([*-]) ([\d.]+)\)/g, (_, a, sign, b) =>
    String(sign === '*' ? Number(a) * Number(b) : Number(a) - Number(b)),
  )
  const [, l, c, h] = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(value) ?? []
  if (h === undefined) throw new Error(`${name}: ${value} is not an opaque oklch color`)
  return oklchToRgb(Number(l), Number(c), Number(h))
}

/** OKLCH to gamma-encoded sRGB in 0…1, clipped to the gamut (Ottosson 2020, the CSS Color 4 matrices). */
export function oklchToRgb(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const encode = (x: number) => {
    const v = Math.min(1, Math.max(0, x))
    return v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055
  }
  return {
    r: encode(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    g: encode(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    b: encode(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  }
}

export function toHex({ r, g, b }: Rgb): string {
  return `#${[r, g, b]
    .map(x =>
      Math.round(x * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** The contrast ratio of WCAG 2.2, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const luminance = ({ r, g, b }: Rgb) => {
    const [x, y, z] = [r, g, b].map(v => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
    return 0.2126 * x! + 0.7152 * y! + 0.0722 * z!
  }
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high! + 0.05) / (low! + 0.05)
}
