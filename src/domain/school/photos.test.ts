import { expect, it } from 'vitest'
import { schoolPhotos } from './photos.ts'

it.each([
  ['[{"image":"/a.jpg","alt":"A"}]', [{ src: '/a.jpg', alt: 'A' }]],
  ['[{"image":"http://x.org/a.jpg"}]', [{ src: 'https://x.org/a.jpg', alt: '' }]],
  ['[{"image":"javascript:1","alt":"A"},{"alt":"B"}]', []],
  ['', []],
])('reads %j as %j', (content, photos) => {
  expect(schoolPhotos(content)).toEqual(photos)
})
