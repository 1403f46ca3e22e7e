import { expect, it } from 'vitest'
import { colorOfTheme, SITE_THEMES } from './siteTheme.ts'

it('lists the four themes of docs/product.md by their class names', () => {
  expect([...SITE_THEMES].sort()).toEqual([
    'theme-blue',
    'theme-green',
    'theme-purple',
    'theme-red',
  ])
})

it('gives the color of a theme', () => expect(colorOfTheme('theme-purple')).toBe('purple'))
