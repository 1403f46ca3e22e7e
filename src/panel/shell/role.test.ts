import { expect, it } from 'vitest'
import { languageOfRole, ROLES, type Role } from '#domain/account/roles.ts'
import { entriesFor, mayOpenPath } from './role.ts'

const EVERY = 'admin editor timekeeper school gallery events-youth translator-ar'

it.each([
  [
    'admin',
    'dashboard prayer-times events notices content pages translations pictures screens messages people settings',
  ],
  ['editor', 'dashboard events notices content translations pictures screens messages settings'],
  ['timekeeper', 'dashboard prayer-times notices screens settings'],
  ['school', 'dashboard content pictures screens settings'],
  ['translator-ar', 'dashboard translations screens settings'],
  ['events-youth', 'dashboard events pictures screens settings'],
] as const)('shows the role %s the entries: %s', (role, names) => {
  expect(entriesFor(role).map(({ name }) => name)).toEqual(names.split(' '))
  for (const { href } of entriesFor(role))
    expect([href, mayOpenPath(role, href)]).toEqual([href, true])
})

it.each([
  ['/admin/activities', EVERY],
  ['/admin/settings/security', EVERY],
  ['/admin/settings', 'admin'],
  ['/admin/settings/general', 'admin'],
  ['/admin/people', 'admin'],
  ['/admin/events', 'admin editor events-youth'],
  ['/admin/content/home/hero', 'admin editor school gallery'],
  ['/admin/pictures', 'admin editor school gallery events-youth'],
  ['/admin/screens', EVERY],
  ['/admin/messages', 'admin editor'],
  ['/admin/translations/ar/about', 'admin editor translator-ar'],
  ['/admin/prayer-times', 'admin timekeeper'],
  ['/admin/prayer-times/print', 'admin timekeeper'],
  ['/admin/nothing', EVERY],
])('opens %s to: %s', (href, roles) => {
  const oneOfEach: Role[] = [
    ...ROLES.filter(role => (languageOfRole(role) ?? 'ar') === 'ar'),
    'events-youth',
  ]
  expect(oneOfEach.filter(role => mayOpenPath(role, href)).sort()).toEqual(roles.split(' ').sort())
})
