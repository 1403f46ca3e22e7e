import { expect, it } from 'vitest'
import { eventImage, imageName } from './image.ts'

it.each([
  ['', undefined],
  ['poster.jpg', '/api/uploads/poster.jpg'],
  ['a b#c.jpg', '/api/uploads/a%20b%23c.jpg'],
  ['../secret', '/api/uploads/..%2Fsecret'],
  ['//elsewhere.example/x.png', '/api/uploads/%2F%2Felsewhere.example%2Fx.png'],
  ['/art/events/lamp.svg', '/art/events/lamp.svg'],
  ['lamp.svg', '/art/events/lamp.svg'],
  ['a/b.svg', '/api/uploads/a%2Fb.svg'],
  ['https://example.org/x.png', 'https://example.org/x.png'],
  ['http://example.org/x.png', 'https://example.org/x.png'],
  ['HTTP://example.org/x.png', 'https://example.org/x.png'],
])('finds the picture of %j at %j', (image, address) => {
  expect(eventImage(image)).toBe(address)
})

it.each([
  ['/art/events/lamp.svg', 'lamp.svg'],
  ['/api/uploads/poster.jpg', 'poster.jpg'],
  ['poster.jpg', 'poster.jpg'],
  ['https://example.org/api/uploads/x.png', 'https://example.org/api/uploads/x.png'],
  ['/og.png', '/og.png'],
  ['', ''],
])('names the picture %j in the API as %j', (image, name) => {
  expect(imageName(image)).toBe(name)
})
