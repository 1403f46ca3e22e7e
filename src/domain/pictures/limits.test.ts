import { expect, it } from 'vitest'
import { tooManyPixels } from './limits.ts'

it.each([
  ['jpg', false, 8000, 6000, undefined],
  ['png', false, 50_000, 1000, undefined],
  ['png', false, 3000, 16_383, undefined],
  [
    'png',
    false,
    100,
    499_999,
    'The picture is 499,999 pixels high. Crop it first: at most 16,383 can be shown.',
  ],
  ['jpg', true, 5000, 5000, undefined],
  [
    'jpg',
    true,
    8000,
    6000,
    'The picture has 48 megapixels. Make it smaller first: a progressive JPEG can have at most 25.',
  ],
  [
    'png',
    true,
    8000,
    6000,
    'The picture has 48 megapixels. Make it smaller first: an interlaced PNG can have at most 25.',
  ],
  [
    'jpg',
    false,
    9000,
    6000,
    'The picture has 54 megapixels. Make it smaller first: it can have at most 50.',
  ],
] as const)(
  'checks the size of a %s (interlaced: %s) of %i × %i pixels',
  (extension, interlaced, width, height, text) => {
    expect(tooManyPixels({ extension, interlaced, width, height })).toBe(text)
  },
)
