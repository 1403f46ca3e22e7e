import { expect, it } from 'vitest'
import { loginPath, returnPath } from './returnPath.ts'
import foreignPaths from './testing/foreignPaths.json' with { type: 'json' }

it.each([
  '/admin',
  '/admin/settings/security',
  '/admin/activities?page=3',
  '/admin/settings/general#theme',
  '/fr/admin/events',
])('returns to %s after signing in', path => {
  expect(returnPath(path)).toBe(path)
})

it.each([null, undefined, ...foreignPaths])(
  'opens the panel’s first page instead of %j after signing in',
  path => {
    expect(returnPath(path)).toBe('/admin')
  },
)

it.each([
  ['/admin', '/login'],
  ['/admin/activities?page=3', '/login?from=%2Fadmin%2Factivities%3Fpage%3D3'],
  ['//evil.example', '/login'],
])('writes %s into the login address as %s', (from, path) => {
  expect(loginPath(from)).toBe(path)
  expect(returnPath(new URLSearchParams(path.slice('/login'.length)).get('from'))).toBe(
    returnPath(from),
  )
})
