import { expect, it } from 'vitest'
import { fitted, isSentAsIs, typeProblem } from './measures.ts'

it.each([
  ['image/png', 'a.png', undefined],
  ['image/gif', 'a.gif', /not accepted.*JPEG/],
  ['image/avif', 'a', /not accepted.*JPEG/],
  ['', 'a.AVIF', /not accepted.*JPEG/],
  ['image/svg+xml', 'a.svg', /scripts/],
  ['', 'a.SVG', /scripts/],
  ['image/heic', 'IMG_1.HEIC', /HEIC.*JPEG/],
  ['application/pdf', 'flyer.pdf', /A PDF file is not a picture/],
  ['', 'README', /This file is not a picture/],
])('accepts a file of type %s named %s or says why not', (type, name, problem) => {
  const text = typeProblem(type, name)
  if (problem) expect(text).toMatch(problem)
  else expect(text).toBeUndefined()
})

it.each([
  [4000, 3000, 1600, 1200],
  [3000, 4000, 1200, 1600],
  [800, 600, 800, 600],
  [10_000, 2, 1600, 1],
])('fits a picture of %i × %i', (width, height, toWidth, toHeight) => {
  expect(fitted(width, height)).toEqual({ width: toWidth, height: toHeight })
})

const MB = 1024 * 1024
it.each([
  ['image/png', 0.1 * MB, 800, true],
  ['image/png', 0.1 * MB, 1601, false],
  ['image/png', MB, 800, false],
  ['image/jpeg', 0.1 * MB, 800, false],
])(
  'decides whether %s of %d bytes and %i px is sent unchanged: %s',
  (type, bytes, side, expected) => {
    expect(isSentAsIs(type, bytes, { width: side, height: 10 })).toBe(expected)
  },
)
