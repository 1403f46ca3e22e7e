import { expect, it } from 'vitest'
import { focusByKey, focusInWords } from './picture.ts'

it.each([
  [null, 'ArrowLeft', { x: 40, y: 50 }],
  [{ x: 100, y: 0 }, 'ArrowRight', { x: 100, y: 0 }],
  [{ x: 100, y: 0 }, 'ArrowDown', { x: 100, y: 10 }],
  [{ x: 0, y: 5 }, 'ArrowUp', { x: 0, y: 0 }],
  [null, 'Tab', undefined],
])('moves %j with %s to %j', (focus, key, moved) => {
  expect(focusByKey(focus, key)).toEqual(moved)
})

it('says where the point is', () => {
  expect(focusInWords({ x: 50, y: 50 })).toBe('its middle')
  expect(focusInWords({ x: 30, y: 0 })).toBe('the point 30% from the left and 0% from the top')
})
