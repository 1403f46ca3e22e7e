import { expect, it } from 'vitest'
import { parseImage } from '#domain/content/image.ts'
import { parsePicture, writePicture } from './picture.ts'

it.each([
  ['', ''],
  ['/api/uploads/a.webp', ''],
  ['https://example.org/a.png', 'A “door” & more'],
  ['half an addr', 'kept'],
])('survives being written: %s %s', (src, alt) => {
  expect(parsePicture(writePicture({ src, alt }))).toEqual({ src, alt })
})

it('is read by the site', () => {
  const picture = { src: '/api/uploads/a.webp', alt: 'A door' }
  expect(parseImage(writePicture(picture))).toEqual(picture)
  expect(parseImage(writePicture({ ...picture, alt: '' }))).toEqual({ ...picture, alt: '' })
})

it.each([
  ['{"src":', { src: '{"src":', alt: '' }],
  ['{"src":1,"alt":2}', { src: '', alt: '' }],
])('shows what is broken: %s', (content, picture) => {
  expect(parsePicture(content)).toEqual(picture)
})

it('leaves nothing of a picture that is removed', () => {
  expect(writePicture({ src: '', alt: 'A door' })).toBe('')
})
