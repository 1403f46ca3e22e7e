import { expect, it } from 'vitest'
import { videoIdIn } from './addresses.ts'

it.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://m.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&t=42', 'dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc', 'dQw4w9WgXcQ'],
  [' https://youtube.com/live/dQw4w9WgXcQ ', 'dQw4w9WgXcQ'],
  ['https://www.youtube.com/shorts/-_w4w9WgXcQ', '-_w4w9WgXcQ'],
  ['https://www.youtube.com/@channel', undefined],
  ['https://youtu.be/dQw4w9WgXcQtoolong', undefined],
  ['https://evil.example/watch?v=dQw4w9WgXcQ', undefined],
  ['javascript:alert(1)//youtu.be/dQw4w9WgXcQ', undefined],
])('finds in %s the video %s', (address, id) => {
  expect(videoIdIn(address)).toBe(id)
})
