import { expect, it } from 'vitest'
import { HOUR } from '#domain/time/civil.ts'
import { hideUntil, isCardShown } from './whatsapp.ts'

const NOON = Date.parse('2026-11-21T12:00:00Z')

it.each([
  ['a first visit', { never: null, hideUntil: null }, true],
  ['never again', { never: 'true', hideUntil: null }, false],
  ['never again after a close', { never: 'true', hideUntil: String(NOON - HOUR) }, false],
  ['closed just now', { never: null, hideUntil: String(hideUntil(NOON)) }, false],
  ['closed 11 h 59 ago', { never: null, hideUntil: String(NOON + 60_000) }, false],
  ['closed 12 h ago to the moment', { never: null, hideUntil: String(NOON) }, true],
  ['closed yesterday', { never: null, hideUntil: String(NOON - 12 * HOUR) }, true],
  ['a time too far in the future', { never: null, hideUntil: String(NOON + 13 * HOUR) }, true],
  ['damaged memory', { never: 'maybe', hideUntil: 'soon' }, true],
])('decides whether the card is shown: %s', (_, memory, shown) => {
  expect(isCardShown(memory, NOON)).toBe(shown)
})

it('hides for 12 hours', () => {
  expect(hideUntil(NOON)).toBe(Date.parse('2026-11-22T00:00:00Z'))
})
