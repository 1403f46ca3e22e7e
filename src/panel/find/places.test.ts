import { expect, it } from 'vitest'
import { routeOf } from '#panel/shell/routes.ts'
import { findPlaces } from './places.ts'

it.each([
  ['isha', '/admin/prayer-times#change-isha'],
  ['Khatib', '/admin/prayer-times#change-khateeb'],
  ['jumuah', '/admin/prayer-times#change-jumuah'],
  ['friday prayer', '/admin/prayer-times#change-jumuah'],
  ['moon', '/admin/prayer-times#hijri'],
  ['logo', '/admin/content/header/logo'],
  ['password', '/admin/settings/security'],
  ['passwo', '/admin/settings/security'],
  ['snow', '/admin/notices#new-closed'],
  ['parking', '/admin/notices#new-parking'],
  ['excel', '/admin/prayer-times#timetable'],
  ['undo', '/admin/activities'],
  ['taraweeh', '/admin/prayer-times#ramadan'],
  ['adhan', '/admin/prayer-times#place'],
  ['clock change', '/admin/prayer-times#clocks'],
  ['phone number', '/admin/settings/general'],
  ['tv', '/admin/screens'],
  ['invite', '/admin/people?invite'],
  ['backup', '/admin/settings/backup'],
])('finds %s first', (query, href) => {
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
