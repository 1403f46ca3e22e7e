import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { HOURS } from '#domain/sky/hours.ts'
import { skyAt } from '#domain/sky/sky.ts'
import { winterDay as today } from '#domain/sky/testing/winterDay.ts'
import { COLORS } from '#domain/theme/colors.ts'
import { colorToken, contrast, declarations, oklchToRgb } from './testing/oklch.ts'

const sheet = (name: string) => readFileSync(new URL(`./${name}`, import.meta.url), 'utf8')
const tokens = declarations(sheet('tokens.css'), ':root')
const TEXT = ['ink', 'muted', 'accent']

/** The sRGB color of `oklab(…)`. */
function skyColor(value = '') {
  const [l = 0, a = 0, b = 0] = [...value.matchAll(/-?[\d.]+/g)].map(Number)
  return oklchToRgb(l, Math.hypot(a, b), (Math.atan2(b, a) * 180) / Math.PI)
}

describe.each(COLORS)('texts of the %s theme over the sky', color => {
  const theme = new Map([...tokens, ...declarations(sheet('themes.css'), `.theme-${color}`)])

  it.each(['light', 'dark'] as const)('have a contrast of 4.5:1 at every minute, %s', chosen => {
    for (let minutes = 0; minutes < 1440; minutes++) {
      const sky = skyAt({ today, tomorrow: today, minutes, latitude: 40 })
      const mode = sky.attributes['data-light'] === 'night' ? 'dark' : chosen
      for (const part of ['--sky-top', '--sky-low'] as const) {
        const ground = skyColor(sky.properties[`${part}-${mode}`])
        for (const text of TEXT) {
          const ratio = contrast(colorToken(theme, `--color-${text}`, mode), ground)
          expect(ratio, `${text} on ${part} at minute ${minutes}`).toBeGreaterThanOrEqual(4.5)
        }
      }
    }
  })
})

it('a page without scripts shows the hour of noon', () => {
  const css = sheet('../components/art/sky.css')
  for (const part of ['top', 'low', 'cast'] as const) {
    for (const mode of ['light', 'dark'] as const) {
      const color = `oklch(${HOURS[mode].noon[part].join(' ')})`
      expect(css).toContain(`var(--sky-${part}-${mode}, ${color})`)
    }
  }
})
