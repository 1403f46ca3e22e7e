import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { skyAt } from '#domain/sky/sky.ts'
import { winterDay as today } from '#domain/sky/testing/winterDay.ts'
import { accentHex, nearestTheme, paletteOf, paletteProperties } from '#domain/theme/palette.ts'
import { type OwnColor, typedColor } from '#domain/theme/siteColor.ts'
import { colorToken, contrast, declarations, oklchToRgb, toHex } from './testing/oklch.ts'
import { CONTROLS, TEXT } from './testing/pairs.ts'

const sheet = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const tokens = declarations(sheet, ':root')
const MODES = ['light', 'dark'] as const

/** The grounds of home's words in each mode, through a day. */
const skies = MODES.map(mode => {
  const minutes = Array.from({ length: 48 }, (_, half) => half * 30)
  const shown = minutes
    .map(minute => skyAt({ today, tomorrow: today, minutes: minute, latitude: 40 }))
    .filter(sky => mode === 'dark' || sky.attributes['data-light'] !== 'night')
  return shown.flatMap(({ properties }) =>
    (['--sky-top', '--sky-low'] as const).map(part => {
      const [l = 0, a = 0, b = 0] = [
        ...(properties[`${part}-${mode}`] ?? '').matchAll(/-?[\d.]+/g),
      ].map(Number)
      return oklchToRgb(l, Math.hypot(a, b), (Math.atan2(b, a) * 180) / Math.PI)
    }),
  )
})

/** What in a site of that color has too little contrast. */
function weakIn(color: OwnColor): string[] {
  const theme = new Map([...tokens, ...Object.entries(paletteProperties(paletteOf(color)))])
  return MODES.flatMap((mode, index) => {
    const get = (name: string) => colorToken(theme, `--color-${name}`, mode)
    const found = new Map([...TEXT, ...CONTROLS].flat(2).map(name => [name, get(name)]))
    const check = (pairs: typeof TEXT, least: number) =>
      pairs.flatMap(([front, grounds]) =>
        grounds
          .filter(ground => contrast(found.get(front)!, found.get(ground)!) < least)
          .map(ground => `${color} ${mode}: ${front} on ${ground}`),
      )
    const accent = get('accent')
    const overSky = (skies[index] ?? []).some(sky => contrast(accent, sky) < 4.5)
    return [
      ...check(TEXT, 4.5),
      ...check(CONTROLS, 3),
      ...(overSky ? [`${color} ${mode}: accent on the sky`] : []),
    ]
  })
}

const colorOf = (lightness: number, chroma: number, hue: number): OwnColor =>
  typedColor(toHex(oklchToRgb(lightness, chroma, hue))) ?? '#000000'

describe('a color of the site’s own', () => {
  it('leaves every text 4.5:1 and every control 3:1, whatever its hue, chroma and lightness', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 0.4, noNaN: true }),
        fc.integer({ min: 0, max: 359 }),
        (lightness, chroma, hue) => {
          expect(weakIn(colorOf(lightness, chroma, hue))).toEqual([])
        },
      ),
      { numRuns: Number(process.env.PROPERTY_RUNS ?? 150) },
    )
  })

  it('does so in every hue at its most vivid, as dark and as light as it is taken', () => {
    const hues = Array.from({ length: 120 }, (_, third) => third * 3)
    const weak = hues.flatMap(hue => [0.2, 0.62].flatMap(l => weakIn(colorOf(l, 0.3, hue))))
    expect(weak).toEqual([])
  })

  it.each([
    ['#0d5e42', 'green'],
    ['#1a5276', 'blue'],
    ['#ffcc00', 'green'],
    ['#800020', 'red'],
    ['#663399', 'purple'],
    ['#808080', 'green'],
  ] as const)(
    'is shown as the nearest theme by clients that know four: %s is %s',
    (color, theme) => {
      expect(nearestTheme(color)).toBe(theme)
    },
  )

  it.each(['#0d5e42', '#1a5276', '#7a2d3f'] as const)(
    'is kept as it is where texts can be read in it: %s',
    color => {
      const [one, other] = [color, accentHex(paletteOf(color))].map(text =>
        [1, 3, 5].map(from => Number.parseInt(text.slice(from, from + 2), 16)),
      )
      for (const [at, value] of (one ?? []).entries()) {
        expect(Math.abs(value - (other?.[at] ?? 0))).toBeLessThanOrEqual(4)
      }
    },
  )
})
