import { expect, it } from 'vitest'
import { tooManyPixels } from './limits.ts'

it.each([
  ['jpg', 8000, 6000, undefined],
  ['png', 50_000, 1000, undefined],
  [
    'jpg',
    9000,
    6000,
    'The picture has 54 megapixels. Make it smaller first: it can have at most 50.',
  ],
  ['avif', 3840, 2160, undefined],
  [
    'avif',
    4000,
    3000,
    'The picture has 12 megapixels. Make it smaller first: an AVIF can have at most 10.',
  ],
] as const)('%s of %i × %i pixels', (extension, width, height, text) => {
  expect(tooManyPixels(extension, { width, height })).toBe(text)
})
