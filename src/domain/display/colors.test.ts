import { expect, it } from 'vitest'
import { skyAt } from '#domain/sky/sky.ts'
import { winterDay as today } from '#domain/sky/testing/winterDay.ts'
import { hex } from '#domain/theme/oklch.ts'
import { displayColors } from './colors.ts'

/** WCAG 2.2, relative luminance and contrast ratio. */
function contrast(one: string, other: string): number {
  const luminance = (color: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map(from => {
      const value = Number.parseInt(color.slice(from, from + 2), 16) / 255
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Letters and what they are read on. */
const PAIRS = [
  ['ink', 'sky-top'],
  ['ink', 'sky-low'],
  ['muted', 'sky-top'],
  ['muted', 'sky-low'],
  ['accent', 'sky-low'],
  ['ink', 'raised'],
  ['muted', 'raised'],
  ['accent', 'raised'],
  ['on-lit', 'lit'],
  ['on-lit-muted', 'lit'],
  ['on-lit-muted', 'deep'],
  ['on-lit-muted', 'urgent'],
  ['ink', 'art-ground'],
] as const

it.each(['green', 'blue', 'purple', 'red', '#ffcc00', '#0000ff', '#00ff44', '#1a1a1a'] as const)(
  'has readable letters at every hour in the color %s, by day and at night',
  color => {
    const weak: string[] = []
    for (let minutes = 0; minutes < 1440; minutes += 10) {
      const sky = skyAt({ today, tomorrow: today, minutes, latitude: 40 })
      for (const isDark of sky.attributes['data-light'] === 'night' ? [true] : [false, true]) {
        const colors = displayColors(sky, color, isDark)
        for (const [letters, ground] of PAIRS) {
          const ratio = contrast(colors[`--${letters}`] ?? '', colors[`--${ground}`] ?? '')
          if (!(ratio >= 4.5)) {
            weak.push(`${minutes} ${isDark} ${letters} on ${ground}: ${ratio.toFixed(2)}`)
          }
        }
      }
    }
    expect(weak.slice(0, 12)).toEqual([])
  },
)

it.each([
  [[1, 0, 0], '#ffffff'],
  [[0, 0, 0], '#000000'],
  [[0.627955, 0.224863, 0.125846], '#ff0000'],
  [[0.451937, -0.032462, -0.311518], '#0000fe'],
] as const)('writes %j as %s', (lab, color) => {
  expect(hex(lab)).toMatch(new RegExp(`^${color.replace('fe', 'f[ef]')}$`))
})
