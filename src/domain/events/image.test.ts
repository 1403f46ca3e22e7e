import { expect, it } from 'vitest'
import { eventImage } from './image.ts'

it.each([
  ['', undefined],
  ['poster.jpg', '/api/uploads/poster.jpg'],
  ['a b#c.jpg', '/api/uploads/a%20b%23c.jpg'],
  ['../secret', '/api/uploads/..%2Fsecret'],
  ['//elsewhere.example/x.png', '/api/uploads/%2F%2Felsewhere.example%2Fx.png'],
  ['/art/events/lamp.svg', '/art/events/lamp.svg'],
  ['https://example.org/x.png', 'https://example.org/x.png'],
  ['http://example.org/x.png', 'https://example.org/x.png'],
  ['HTTP://example.org/x.png', 'https://example.org/x.png'],
])('finds the picture of %j at %j', (image, address) => {
  expect(eventImage(image)).toBe(address)
})
