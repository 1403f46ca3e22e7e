import { expect, it } from 'vitest'
import { colorOfTheme, SITE_THEMES } from './siteTheme.ts'

it('knows the four themes of the specification by the names of their classes', () => {
  expect([...SITE_THEMES].sort()).toEqual([
    'theme-blue',
    'theme-green',
    'theme-purple',
    'theme-red',
  ])
})

it('names the color of a theme', () => expect(colorOfTheme('theme-purple')).toBe('purple'))
