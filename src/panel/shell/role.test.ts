import { expect, it } from 'vitest'
import { ROLES } from '#domain/account/roles.ts'
import { entriesFor, mayOpenPath } from './role.ts'

it.each([
  [
    'admin',
    'dashboard prayer-times events notices content pictures screens messages people settings',
  ],
  ['editor', 'dashboard events notices content pictures screens messages settings'],
  ['timekeeper', 'dashboard prayer-times notices screens settings'],
] as const)('shows the role %s the entries: %s', (role, names) => {
  expect(entriesFor(role).map(({ name }) => name)).toEqual(names.split(' '))
  for (const { href } of entriesFor(role))
    expect([href, mayOpenPath(role, href)]).toEqual([href, true])
})

it.each([
  ['/admin/activities', 'admin editor timekeeper'],
  ['/admin/settings/security', 'admin editor timekeeper'],
  ['/admin/settings', 'admin'],
  ['/admin/settings/general', 'admin'],
  ['/admin/people', 'admin'],
  ['/admin/events', 'admin editor'],
  ['/admin/content/home/hero', 'admin editor'],
  ['/admin/pictures', 'admin editor'],
  ['/admin/screens', 'admin editor timekeeper'],
  ['/admin/messages', 'admin editor'],
  ['/admin/prayer-times', 'admin timekeeper'],
  ['/admin/prayer-times/print', 'admin timekeeper'],
  ['/admin/nothing', 'admin editor timekeeper'],
])('opens %s to: %s', (href, roles) => {
  expect(ROLES.filter(role => mayOpenPath(role, href))).toEqual(roles.split(' '))
})
