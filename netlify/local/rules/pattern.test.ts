import { expect, it } from 'vitest'
import { compilePattern, fillPattern } from './pattern.ts'

it.each([
  ['/about', '/about', {}],
  ['/about', '/about/', {}],
  ['/about/', '/about', {}],
  ['/about', '/About', undefined],
  ['/about', '/about/us', undefined],
  ['/', '/', {}],
  ['/', '/x', undefined],
  ['/*', '/', { splat: '' }],
  ['/*', '/a/b', { splat: 'a/b' }],
  ['/admin/*', '/admin', { splat: '' }],
  ['/admin/*', '/admin/', { splat: '' }],
  ['/admin/*', '/admin/events/1', { splat: 'events/1' }],
  ['/admin/*', '/administrator', undefined],
  ['/news/:year/:slug', '/news/2026/eid', { year: '2026', slug: 'eid' }],
  ['/news/:year/:slug', '/news/2026', undefined],
  ['/news/:year/*', '/news/2026/11/21', { year: '2026', splat: '11/21' }],
  ['/*.jpg', '/pictures/a.jpg', { splat: 'pictures/a' }],
  ['/*.jpg', '/pictures/a.png', undefined],
  ['/a.b', '/axb', undefined],
  ['/é', '/%C3%A9', {}],
])('matches %s with %s', (pattern, path, expected) => {
  expect(compilePattern(pattern)(path)).toEqual(expected)
})

it('fills placeholders and leaves unknown ones', () => {
  expect(fillPattern('/x/:splat?y=:id&t=:none', { splat: 'a/b', id: '7' })).toBe(
    '/x/a/b?y=7&t=:none',
  )
})
