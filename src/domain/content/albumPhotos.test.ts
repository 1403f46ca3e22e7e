import { expect, it } from 'vitest'
import {
  albumPhotosProblem,
  parseAlbumPhotos,
  shownAlbumPhotos,
  writeAlbumPhotos,
} from './albumPhotos.ts'

const PHOTOS = [
  { src: '/api/uploads/a.webp', alt: 'Children in the courtyard' },
  { src: 'https://pictures.test/b.jpg', alt: '' },
]
const TEXT = '/api/uploads/a.webp Children in the courtyard\nhttps://pictures.test/b.jpg'

it('writes a picture a line and reads it again', () => {
  expect(writeAlbumPhotos(PHOTOS)).toBe(TEXT)
  expect(parseAlbumPhotos(`\n  ${TEXT}\r\n\n`)).toEqual(PHOTOS)
  expect(writeAlbumPhotos([{ src: '/a.png', alt: 'one\ntwo' }])).toBe('/a.png one two')
})

it('shows only pictures, over https', () => {
  expect(shownAlbumPhotos('javascript:1 x\nhttp://pictures.test/a.png A')).toEqual([
    { src: 'https://pictures.test/a.png', alt: 'A' },
  ])
})

it.each([
  ['', undefined],
  [TEXT, undefined],
  [`${TEXT}\njavascript:1`, /line 3/],
])('finds what is wrong with %j', (text, problem) => {
  const what = albumPhotosProblem(text)
  if (problem) expect(what).toMatch(problem)
  else expect(what).toBeUndefined()
})
