import { expect, it } from 'vitest'
import { parseImage } from '#domain/content/image.ts'
import { parsePicture, writePicture } from './picture.ts'

it.each([
  ['', ''],
  ['/api/uploads/a.webp', ''],
  ['https://example.org/a.png', 'A “door” & more'],
  ['half an addr', 'kept'],
])('reads what it wrote: %s %s', (src, alt) => {
  expect(parsePicture(writePicture({ src, alt }))).toEqual({ src, alt })
})

it('writes pictures that the site reads', () => {
  const picture = { src: '/api/uploads/a.webp', alt: 'A door' }
  expect(parseImage(writePicture(picture))).toEqual(picture)
  expect(parseImage(writePicture({ ...picture, alt: '' }))).toEqual({ ...picture, alt: '' })
})

it.each([
  ['{"src":', { src: '{"src":', alt: '' }],
  ['{"src":1,"alt":2}', { src: '', alt: '' }],
])('reads a broken picture as its text: %s', (content, picture) => {
  expect(parsePicture(content)).toEqual(picture)
})

it('keeps the point that stays in view, and ignores one that is none', () => {
  const picture = { src: '/a.jpg', alt: '', focus: { x: 30, y: 0 } }
  expect(parseImage(writePicture(picture))).toEqual(picture)
  const content = JSON.stringify({ src: '/a.jpg', alt: '', focus: 'x' })
  expect(parseImage(content)).toEqual({ src: '/a.jpg', alt: '' })
})

it('writes an empty text for a removed picture', () => {
  expect(writePicture({ src: '', alt: 'A door' })).toBe('')
})
