import { expect, it } from 'vitest'
import { pagePath } from './pagePath.ts'

it.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/prayer-times.html', '/prayer-times'],
  ['/prayer-times/', '/prayer-times'],
  ['/alfirdaous/info', '/alfirdaous/info'],
  ['/alfirdaous/index.html', '/alfirdaous'],
  ['/events/index-of-faith.html', '/events/index-of-faith'],
])('pagePath(%o) is %o', (pathname, path) => {
  expect(pagePath(pathname)).toBe(path)
})
