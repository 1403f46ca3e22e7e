import { expect, it } from 'vitest'
import { focusAttributes, parseFocus, writeFocus } from './focus.ts'

it.each([
  ['30 0', { x: 30, y: 0 }],
  ['100 100', { x: 100, y: 100 }],
  ['top', { x: 50, y: 0 }],
])('reads the point %j', (text, focus) => {
  expect(parseFocus(text)).toEqual(focus)
  expect(parseFocus(writeFocus(focus))).toEqual(focus)
})

it.each(['', '101 0', '5', '-1 5', '1 2 3', 'toString', '" onload="x'])(
  'finds no point in %j',
  text => {
    expect(parseFocus(text)).toBeUndefined()
  },
)

it('writes a point for the style sheet in tenths', () => {
  expect(focusAttributes({ x: 34, y: 100 })).toBe(' data-x="3" data-y="10"')
})
