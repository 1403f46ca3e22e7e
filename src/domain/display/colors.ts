import type { Sky } from '#domain/sky/sky.ts'
import { hex, type Lab, lch } from '#domain/theme/oklch.ts'
import { paletteOf } from '#domain/theme/palette.ts'
import type { SiteColor } from '#domain/theme/siteColor.ts'

/** The first color with a share of the second, mixed in OKLab. */
const mix = (one: Lab, other: Lab, share: number): Lab => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
  one[2] + (other[2] - one[2]) * share,
]

/** Reads 'oklab(0.9 0 0.02)', the form in which the sky's colors come. */
const labOf = (text: string | undefined): Lab => {
  const [l = 0, a = 0, b = 0] = (text?.match(/-?[\d.]+/g) ?? []).map(Number)
  return [l, a, b]
}

/**
 * All colors of a screen as custom properties: the sky of the hour, its light on the drawn mosque, and
 * the panels and letters. Dark ones at night, in the color of the site.
 */
export function displayColors(
  { properties }: Pick<Sky, 'properties'>,
  color: SiteColor,
  isDark: boolean,
): Record<`--${string}`, string> {
  const { lightness, hue, accent, deep } = paletteOf(color)
  const pick = (light: Lab, dark: Lab) => (isDark ? dark : light)
  const scheme = isDark ? 'dark' : 'light'
  const [top, low, cast] = (['top', 'low', 'cast'] as const).map(part =>
    labOf(properties[`--sky-${part}-${scheme}`]),
  ) as [Lab, Lab, Lab]
  const lamps = Number(properties['--lamps'] ?? 0)

  const stone = mix(pick(lch(0.985, 0.014, 84), lch(0.64, 0.02, 84)), cast, 0.55)
  const shade = mix(pick(lch(0.905, 0.028, 78), lch(0.53, 0.026, 84)), cast, 0.4)
  const dusk = mix(pick(lch(0.8, 0.038, 70), lch(0.42, 0.03, 70)), cast, 0.3)
  const tile = mix(lch(0.53, accent, hue), cast, 0.18)
  const tileShade = mix(lch(0.44, accent, hue), cast, 0.14)
  const glow = pick(lch(0.79, 0.105, 76), lch(0.83, 0.11, 80))
  const gold = pick(lch(0.735, 0.092, 84), lch(0.715, 0.086, 84))
  const surface = pick(lch(0.981, 0.0085, 84), lch(0.205, 0.029, 264))
  const lit = pick(lch(lightness, accent, hue), lch(0.33, deep, hue))
  const colors: Record<string, Lab> = {
    'sky-top': top,
    'sky-low': low,
    'art-stone': stone,
    'art-shade': shade,
    'art-dusk': dusk,
    'art-tile': tile,
    'art-tile-shade': tileShade,
    'art-leaf': mix(pick(lch(0.53, 0.068, 150), lch(0.4, 0.05, 160)), cast, 0.22),
    'art-leaf-shade': mix(pick(lch(0.44, 0.062, 155), lch(0.33, 0.045, 165)), cast, 0.18),
    'art-far': mix(low, tileShade, 0.16),
    'art-haze': mix(low, cast, 0.22),
    'art-ground': mix(surface, low, 0.3),
    'art-pane': mix(pick(lch(0.5, 0.04, 250), lch(0.27, 0.035, 264)), glow, lamps),
    'art-glow': glow,
    'art-gold': gold,
    'art-deep': pick(lch(0.315, deep, hue), lch(0.205, 0.034, 264)),
    'art-clay': pick(lch(0.64, 0.1, 45), lch(0.56, 0.085, 45)),
    'art-clay-shade': pick(lch(0.54, 0.095, 42), lch(0.46, 0.075, 42)),
    'art-sun': pick(lch(0.895, 0.125, 84), lch(0.86, 0.1, 80)),
    'art-moon': lch(0.95, 0.02, 90),
    surface,
    raised: pick(lch(0.995, 0.004, 84), lch(0.248, 0.033, 264)),
    sunken: pick(lch(0.957, 0.0125, 84), lch(0.174, 0.027, 264)),
    ink: pick(lch(0.255, 0.026, 264), lch(0.955, 0.011, 84)),
    muted: pick(lch(0.41, 0.024, 264), lch(0.8, 0.018, 264)),
    line: pick(lch(0.86, 0.02, 84), lch(0.36, 0.033, 264)),
    accent: pick(lch(lightness, accent, hue), lch(0.83, accent * 0.82, hue)),
    lit,
    'on-lit': lch(0.985, 0.008, 84),
    'on-lit-muted': lch(0.9, 0.02, 84),
    'lit-line': pick(lch(0.76, 0.1, 84), lch(0.76, 0.095, 84)),
    deep: lch(0.262, deep * 0.85, hue),
    urgent: pick(lch(0.46, 0.17, 27), lch(0.42, 0.14, 27)),
  }
  return Object.fromEntries(
    Object.entries(colors).map(([name, color]) => [`--${name}`, hex(color)]),
  )
}
