import { expect, it } from 'vitest'
import { focusInWords } from './words.ts'

it('says where the point is', () => {
  expect(focusInWords({ x: 50, y: 50 })).toBe('its middle')
  expect(focusInWords({ x: 30, y: 0 })).toBe('the point 30% from the left and 0% from the top')
})
