import { expect, it } from 'vitest'
import { loginPath, returnPath } from './returnPath.ts'

it.each([
  '/admin',
  '/admin/settings/security',
  '/admin/activities?page=3',
  '/admin/settings/general#theme',
  '/fr/admin/events',
])('returns to %s after signing in', path => {
  expect(returnPath(path)).toBe(path)
})

it.each([
  null,
  undefined,
  '',
  '/',
  '/login',
  '/administer',
  '/fr/login',
  '/fr//admin',
  'admin',
  'https://evil.example/admin',
  '//evil.example/admin',
  '///evil.example/admin',
  '/\\evil.example/admin',
  '/admin\\..\\..',
  '\\/evil.example',
  '/admin/../login',
  '/admin/%2e%2e/login',
  '/admin/..//evil.example',
  '/admin//evil.example',
  '/\tadmin',
  '/admin\n/x',
  ' /admin/settings',
  'javascript:alert(1)',
])('opens the panel’s first page instead of %j after signing in', path => {
  expect(returnPath(path)).toBe('/admin')
})

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
