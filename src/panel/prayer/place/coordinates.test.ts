import { expect, it } from 'vitest'
import { coordinatesIn, isShortLink } from './coordinates.ts'
import texts from './testing/coordinates.json' with { type: 'json' }

const NYC = { latitude: 40.7128, longitude: -74.006 }

it.each(texts)('reads the place in %s', text => expect(coordinatesIn(text)).toEqual(NYC))

it.each([
  '',
  'Dearborn',
  '40.7128',
  '95, 10',
  '10, 190',
  '12 Main Street, 48126',
  'https://maps.app.goo.gl/abc',
  'https://example.org/',
])('finds no place in %j', text => expect(coordinatesIn(text)).toBeUndefined())

it('knows the south and the east', () => {
  expect(coordinatesIn('33.8688° S, 151.2093° E')).toEqual({
    latitude: -33.8688,
    longitude: 151.2093,
  })
})

it.each([
  ['https://maps.app.goo.gl/AbC', true],
  ['https://maps.apple/p/xyz', true],
  ['https://www.google.com/maps/@1,2,3z', false],
])('knows whether %s is a short link', (text, isShort) => expect(isShortLink(text)).toBe(isShort))
