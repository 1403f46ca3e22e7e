import { expect, it } from 'vitest'
import { colorOfTheme, isSiteTheme } from './siteTheme.ts'

it.each([
  ['theme-blue', true],
  ['theme-green', true],
  ['theme-purple', true],
  ['theme-red', true],
  ['blue', false],
  ['theme-black', false],
  ['theme-blue theme-red', false],
  ['', false],
  [null, false],
])('%j: %s', (value, is) => expect(isSiteTheme(value)).toBe(is))

it('names its colour', () => expect(colorOfTheme('theme-purple')).toBe('purple'))
