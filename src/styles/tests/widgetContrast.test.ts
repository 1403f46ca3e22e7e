import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { themeInputsOf } from '#domain/widget/color.ts'
import { colorToken, contrast, declarations } from './oklch.ts'

const sheet = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')
const tokens = declarations(sheet('tokens.css'), ':root')

/** Text on its ground, in the frame that other sites show in a color of their own. */
const PAIRS = [
  ['on-deep', 'deep'],
  ['on-deep-muted', 'deep'],
  ['deep-accent', 'deep'],
  ['deep', 'on-deep'],
  ['accent', 'surface'],
  ['accent', 'accent-tint'],
  ['muted', 'accent-tint'],
] as const

const COLORS = ['000000', 'ffffff', 'ff0000', 'ff8800', 'ffff00', '88ff00', '00ff00'].concat([
  '00ff88',
  '00ffff',
  '0088ff',
  '0000ff',
  '8800ff',
  'ff00ff',
  'ff0088',
  '808080',
])

describe.each(COLORS)('the color %s of another site', color => {
  const { hue, accent, deep } = themeInputsOf(color)
  const theme = new Map([
    ...tokens,
    ['--accent-h', `${hue}`],
    ['--accent-c', `${accent}`],
    ['--deep-c', `${deep}`],
  ])

  it.each(['light', 'dark'] as const)('leaves texts their contrast in %s', mode => {
    const get = (name: string) => colorToken(theme, `--color-${name}`, mode)
    const low = PAIRS.filter(([text, ground]) => contrast(get(text), get(ground)) < 4.5)
    expect(low).toEqual([])
  })
})

it.each([
  ['the green of the site', '0d5e42', 163],
  ['red', 'ff0000', 29],
  ['rebeccapurple', '663399', 303],
])('reads the hue of %s', (_, color, hue) => {
  expect(Math.abs(themeInputsOf(color).hue - hue)).toBeLessThanOrEqual(1)
})
