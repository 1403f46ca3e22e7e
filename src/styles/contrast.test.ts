import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { THEME_COLORS } from '#config/theme.ts'
import { COLORS } from '#domain/theme/colors.ts'
import { accentHex, bandHex, paletteOf, paletteProperties } from '#domain/theme/palette.ts'
import { colorToken, contrast, declarations, oklchToRgb, toHex } from './testing/oklch.ts'
import { CONTROLS, type Pairs, TEXT } from './testing/pairs.ts'

const sheet = (name: string) => readFileSync(new URL(`./${name}`, import.meta.url), 'utf8')
const tokens = declarations(sheet('tokens.css'), ':root')
const themes = sheet('themes.css')

const cases = (pairs: Pairs, least: number) =>
  pairs.flatMap(([front, grounds]) => grounds.map(ground => [front, ground, least] as const))

const looks = COLORS.flatMap(color => (['light', 'dark'] as const).map(mode => ({ color, mode })))

describe.each(looks)('$color, $mode', ({ color, mode }) => {
  const theme = new Map([...tokens, ...declarations(themes, `.theme-${color}`)])
  const get = (name: string) => colorToken(theme, `--color-${name}`, mode)

  it.each([...cases(TEXT, 4.5), ...cases(CONTROLS, 3)])(
    '%s on %s is %d:1',
    (front, ground, least) => {
      expect(contrast(get(front), get(ground))).toBeGreaterThanOrEqual(least)
    },
  )

  it('tells the browser the color of the banner', () => {
    expect(THEME_COLORS[color][mode]).toBe(toHex(get('deep')))
    expect(bandHex(paletteOf(color), mode)).toBe(toHex(get('deep')))
  })

  it('has the palette that is known outside of style sheets', () => {
    const properties = Object.entries(paletteProperties(paletteOf(color)))
    expect(properties.map(([name]) => [name, theme.get(name)])).toEqual(properties)
    if (mode === 'light') expect(accentHex(paletteOf(color))).toBe(toHex(get('accent')))
  })
})

it.each([
  ['white', oklchToRgb(1, 0, 0), '#ffffff'],
  ['red of CSS', oklchToRgb(0.62796, 0.25768, 29.234), '#ff0000'],
  ['rebeccapurple', oklchToRgb(0.44027, 0.1603, 303.373), '#663399'],
])('reads OKLCH as browsers do: %s', (_, rgb, hex) => {
  expect(toHex(rgb)).toBe(hex)
})

it('measures contrast as WCAG does', () => {
  const gray = { r: 0x76 / 255, g: 0x76 / 255, b: 0x76 / 255 }
  expect(contrast(gray, { r: 1, g: 1, b: 1 })).toBeCloseTo(4.54, 2)
})
