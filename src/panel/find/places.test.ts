import { expect, it } from 'vitest'
import { routeOf } from '#panel/shell/routes.ts'
import { findPlaces } from './places.ts'
import queries from './testing/places.json' with { type: 'json' }

it.each(queries)('finds %s first', (query, href) => {
  expect(findPlaces(query)[0]?.href).toBe(href)
})

it.each(['', '  ', 'xyzzy', 'isha parking'])('finds nothing for %j', query => {
  expect(findPlaces(query)).toEqual([])
})

it('leads only to pages that the panel has', () => {
  const all = 'abcdefghijklmnopqrstuvwxyz'.split('').flatMap(letter => findPlaces(letter))
  for (const { href } of all) {
    const url = new URL(href, 'https://site.invalid')
    expect([href, routeOf(url.pathname, url.search).name]).not.toEqual([href, 'unknown'])
  }
})
