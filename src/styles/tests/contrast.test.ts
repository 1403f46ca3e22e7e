import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { THEME_COLORS } from '#config/theme.ts'
import { COLORS } from '#domain/theme/visitorTheme.ts'
import { colorToken, contrast, declarations, oklchToRgb, toHex } from './oklch.ts'

const sheet = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')
const tokens = declarations(sheet('tokens.css'), ':root')
const themes = sheet('themes.css')

const PAPER = ['surface', 'raised', 'sunken', 'accent-tint']
const TEXT: [text: string, grounds: string[]][] = [
  ['ink', [...PAPER, 'accent-line', 'info-tint', 'success-tint', 'warning-tint', 'error-tint']],
  ['muted', PAPER],
  ['accent', PAPER],
  ['accent-strong', PAPER],
  ['on-accent', ['accent', 'accent-strong']],
  ['on-deep', ['deep', 'deep-raised']],
  ['on-deep-muted', ['deep', 'deep-raised']],
  ['deep-accent', ['deep', 'deep-raised']],
  ['deep', ['on-deep', 'deep-accent']],
  ['error', [...PAPER, 'error-tint']],
  ['success', [...PAPER, 'success-tint']],
  ['warning', [...PAPER, 'warning-tint']],
  ['info', [...PAPER, 'info-tint']],
]
const CONTROLS: [edge: string, grounds: string[]][] = [
  ['line-strong', ['surface', 'raised', 'sunken']],
  ['accent', PAPER],
  ['focus', [...PAPER]],
  ['deep-accent', ['deep', 'deep-raised']],
  ['on-deep', ['deep', 'deep-raised']],
]
const cases = (pairs: typeof TEXT, least: number) =>
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
