import { describe, expect, it } from 'vitest'
import { managesFrom, NEW_ADMIN_MS, withStanding } from './standing.ts'
import { newUser, type StoredLink } from './user.ts'

const NOW = Date.UTC(2026, 10, 21, 12)
const DAY_LATER = '2026-11-22T12:00:00.000Z'
const amina = newUser({
  id: 'amina',
  email: 'amina@example.org',
  name: 'Amina',
  passwordHash: null,
  createdAt: '2026-11-01T00:00:00.000Z',
})
const link = (changes: Partial<StoredLink> = {}): StoredLink => ({
  hash: 'x',
  kind: 'invitation',
  expiresAt: '2026-11-28T12:00:00.000Z',
  removesTwoFactor: false,
  ...changes,
})

describe('the right to change other accounts', () => {
  it.each([
    ['an invitation', amina, link(), DAY_LATER],
    ['another admin’s reset link', amina, link({ kind: 'reset' }), DAY_LATER],
    ['a link of their own, or the maintainer’s', amina, link({ isTrusted: true }), null],
    [
      'a link of their own on their first day',
      { ...amina, managesFrom: '2026-11-21T13:00:00.000Z' },
      link({ kind: 'reset', isTrusted: true }),
      '2026-11-21T13:00:00.000Z',
    ],
  ])('starts, after a password set by %s, at %s', (_, user, used, from) => {
    expect(managesFrom(withStanding(user, used, NOW), NOW)).toBe(from)
  })

  it.each([
    [-1, DAY_LATER],
    [0, null],
  ])('starts, %i ms after the waiting time, at %s', (ms, from) => {
    const user = withStanding(amina, link(), NOW)
    expect(managesFrom(user, NOW + NEW_ADMIN_MS + ms)).toBe(from)
  })

  it('is given to accounts stored before this rule', () => {
    expect(managesFrom(amina, NOW)).toBeNull()
  })
})
