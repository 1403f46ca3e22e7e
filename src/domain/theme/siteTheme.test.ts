import { expect, it } from 'vitest'
import { colorOfSite, SITE_THEMES } from './siteTheme.ts'

it('lists the four themes of docs/product.md by their class names', () => {
  expect([...SITE_THEMES].sort()).toEqual([
    'theme-blue',
    'theme-green',
    'theme-purple',
    'theme-red',
  ])
})

it.each([
  [{ theme: 'theme-purple' }, 'purple'],
  [{ theme: 'theme-purple', color: '#7a2d80' }, '#7a2d80'],
  [{ theme: 'theme-purple', color: 'url(x)' }, 'purple'],
  [{ theme: 'theme-pink' }, 'green'],
] as const)('gives %j the color %s', (stored, color) => {
  expect(colorOfSite(stored)).toBe(color)
})
