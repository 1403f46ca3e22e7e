import { expect, it } from 'vitest'
import { colorOfSite } from './siteTheme.ts'

it.each([
  [{ theme: 'theme-purple' }, 'purple'],
  [{ theme: 'theme-purple', color: '#7a2d80' }, '#7a2d80'],
  [{ theme: 'theme-purple', color: 'url(x)' }, 'purple'],
  [{ theme: 'theme-pink' }, 'green'],
] as const)('gives %j the color %s', (stored, color) => {
  expect(colorOfSite(stored)).toBe(color)
})
