import { describe, expect, it } from 'vitest'
import { colorOf } from './colors.ts'
import { rootLook, storedThemeOf, visitorThemeOf } from './visitorTheme.ts'

const nothing = { color: null, font: null, mode: null }

describe('visitorThemeOf', () => {
  it.each([
    ['nothing stored', nothing, { color: null, font: 'default', mode: 'system' }],
    [
      'a whole choice',
      { color: 'red', font: 'alt', mode: 'true' },
      { color: 'red', font: 'alt', mode: 'dark' },
    ],
    [
      'light chosen',
      { ...nothing, mode: 'false' },
      { color: null, font: 'default', mode: 'light' },
    ],
    [
      'a class name as the color',
      { ...nothing, color: 'theme-blue' },
      { color: 'blue', font: 'default', mode: 'system' },
    ],
    [
      'unknown values',
      { color: 'pink', font: 'comic', mode: 'yes' },
      { color: null, font: 'default', mode: 'system' },
    ],
    [
      'a broken value',
      { color: '"red" onload=', font: 'ALT', mode: '1' },
      { color: null, font: 'default', mode: 'system' },
    ],
  ])('%s', (_, stored, theme) => {
    expect(visitorThemeOf(stored)).toEqual(theme)
  })
})

describe('storedThemeOf', () => {
  it.each([
    [{ color: null, font: 'default', mode: 'system' }, nothing],
    [
      { color: 'green', font: 'alt', mode: 'dark' },
      { color: 'green', font: 'alt', mode: 'true' },
    ],
    [
      { color: 'purple', font: 'default', mode: 'light' },
      { color: 'purple', font: null, mode: 'false' },
    ],
  ] as const)('%o is stored and read back', (theme, stored) => {
    expect(storedThemeOf(theme)).toEqual(stored)
    expect(visitorThemeOf(stored)).toEqual(theme)
  })
})

describe('rootLook', () => {
  it.each([
    [
      { color: null, font: 'default', mode: 'system' },
      'purple',
      { themeClass: 'theme-purple', mode: null, font: null },
    ],
    [
      { color: 'red', font: 'alt', mode: 'light' },
      'purple',
      { themeClass: 'theme-red', mode: 'light', font: 'alt' },
    ],
  ] as const)('%o on a %s site', (theme, site, look) => {
    expect(rootLook(theme, site)).toEqual(look)
  })
})

it.each([
  ['green', 'green'],
  ['theme-red', 'red'],
  ['theme-theme-red', null],
  ['Green', null],
  ['', null],
  [undefined, null],
  [3, null],
])('colorOf(%o) is %o', (value, color) => {
  expect(colorOf(value)).toBe(color)
})
