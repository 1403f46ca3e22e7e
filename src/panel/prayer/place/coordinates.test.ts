import { expect, it } from 'vitest'
import { coordinatesIn, isShortLink } from './coordinates.ts'

const NYC = { latitude: 40.7128, longitude: -74.006 }

it.each([
  '40.7128, -74.0060',
  '40.7128,-74.006',
  '40.7128 -74.006',
  '40.7128° N, 74.0060° W',
  '40.7128 N 74.006 W',
  `40°42′46.08″N 74°0′21.6″W`,
  `40° 42' 46.08" N, 74° 0' 21.6" W`,
  'geo:40.7128,-74.0060?z=17',
  'https://www.google.com/maps/@40.7128,-74.0060,15z',
  'https://www.google.com/maps/place/Masjid/@40.70,-74.01,17z/data=!3m1!4b1!4m6!3m5!1s0x0:0x0!8m2!3d40.7128!4d-74.0060!16s',
  'https://www.google.com/maps/place/40.7128,-74.0060',
  'https://www.google.com/maps/search/40.7128,+-74.0060?entry=tts',
  'https://www.google.com/maps/search/?api=1&query=40.7128%2C-74.0060',
  'https://maps.google.com/?q=40.7128,-74.0060',
  'https://maps.google.com/maps?ll=40.7128,-74.0060&z=12',
  'https://www.google.com/maps/dir/?api=1&destination=40.7128,-74.0060',
  'https://maps.apple.com/?ll=40.7128,-74.0060&q=Masjid',
  'https://maps.apple.com/place?address=1%20Main%20St&coordinate=40.7128,-74.0060&name=Masjid',
  'https://maps.apple.com/frame?center=40.7128%2C-74.0060&span=0.1',
  'https://www.openstreetmap.org/#map=16/40.7128/-74.0060',
  'https://www.openstreetmap.org/?mlat=40.7128&mlon=-74.0060#map=16/40.70/-74.01',
  'https://www.openstreetmap.org/node/123#map=16/40.7128/-74.0060&layers=N',
])('reads the place in %s', text => expect(coordinatesIn(text)).toEqual(NYC))

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
