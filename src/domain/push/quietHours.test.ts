import { expect, it } from 'vitest'
import { inQuietHours } from './quietHours.ts'

const night = { from: '22:00', until: '06:00' }
const noon = { from: '12:00', until: '14:00' }

it.each([
  [night, '2026-11-21T02:59:00Z', false],
  [night, '2026-11-21T03:00:00Z', true],
  [night, '2026-11-21T08:00:00Z', true],
  [night, '2026-11-21T10:59:00Z', true],
  [night, '2026-11-21T11:00:00Z', false],
  [noon, '2026-11-21T17:30:00Z', true],
  [noon, '2026-11-21T19:00:00Z', false],
  [{ from: '08:00', until: '08:00' }, '2026-11-21T13:00:00Z', false],
  [null, '2026-11-21T08:00:00Z', false],
] as const)('of %o at %s: %s', (quiet, at, expected) => {
  expect(inQuietHours(quiet, 'America/New_York', new Date(at))).toBe(expected)
})
