import { expect, it } from 'vitest'
import type { NoticeKind } from '#domain/notices/kinds.ts'
import { breaksQuiet, inQuietHours } from './quietHours.ts'

const night = { from: '22:00', until: '06:00' }
const noon = { from: '12:00', until: '14:00' }
const ZONE = 'America/New_York'
const [DAY, NIGHT] = ['2026-11-23T15:00:00Z', '2026-11-24T04:00:00Z']
const [MORNING, LATER] = ['2026-11-24T15:00:00Z', '2026-11-30T00:00:00Z']

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
  expect(inQuietHours(quiet, ZONE, new Date(at))).toBe(expected)
})

it.each<[string, NoticeKind, string, string, string, boolean]>([
  ['an urgent notice by day', 'urgent', DAY, DAY, LATER, true],
  ['an urgent notice at night', 'urgent', NIGHT, NIGHT, LATER, true],
  ['an urgent notice to come', 'urgent', DAY, MORNING, LATER, true],
  ['an urgent notice that is over', 'urgent', NIGHT, DAY, NIGHT, false],
  ['a janazah by day', 'janazah', DAY, DAY, LATER, false],
  ['a janazah at night', 'janazah', NIGHT, DAY, LATER, true],
  ['a janazah that begins at night', 'janazah', DAY, NIGHT, LATER, true],
  ['a janazah that begins in the morning', 'janazah', NIGHT, MORNING, LATER, false],
  ['a janazah a moment before the night', 'janazah', '2026-11-24T02:59:30Z', DAY, LATER, true],
  ['a closure at night', 'closure', NIGHT, NIGHT, LATER, false],
  ['an announcement at night', 'announcement', NIGHT, NIGHT, LATER, false],
])('whether it breaks the quiet: %s', (_, kind, now, start, end, expected) => {
  const rules = { quiet: night, zone: ZONE }
  expect(breaksQuiet({ kind, start, end }, rules, new Date(now))).toBe(expected)
})

it('has no night where notifications come at any hour', () => {
  const janazah = { kind: 'janazah', start: NIGHT, end: LATER } as const
  expect(breaksQuiet(janazah, { quiet: null, zone: ZONE }, new Date(NIGHT))).toBe(false)
})
