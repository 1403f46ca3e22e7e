import { describe, expect, it } from 'vitest'
import { DAY, HOUR } from '#domain/time/civil.ts'
import {
  isKnown,
  openSession,
  type Session,
  type StoredSignIns,
  sessionEnd,
  withoutSessions,
  withSession,
} from './session.ts'

const T0 = Date.UTC(2026, 10, 21)
const session = (changes: Partial<Session> = {}): Session => ({
  id: 's1',
  userId: 'amina',
  version: 2,
  device: 'Firefox on Linux',
  createdAt: T0,
  seenAt: T0,
  ...changes,
})
const empty: StoredSignIns = { sessions: [], known: [] }
const account = { id: 'amina', sessionVersion: 2 }

describe('a session', () => {
  it.each([
    [0, 0, 12 * HOUR],
    [0, 11 * HOUR, 23 * HOUR],
    [0, 7 * DAY - HOUR, 7 * DAY],
  ])('started at +%i and used at +%i ends at +%i', (created, seen, end) => {
    const one = session({ createdAt: T0 + created, seenAt: T0 + seen })
    expect(sessionEnd(one)).toBe(T0 + end)
    expect(openSession({ ...empty, sessions: [one] }, 's1', account, T0 + end - 1)).toBe(one)
    expect(openSession({ ...empty, sessions: [one] }, 's1', account, T0 + end)).toBeUndefined()
  })

  it.each([
    ['another id', session({ id: 's2' })],
    ['another account', session({ userId: 'bilal' })],
    ['an older version of the account', session({ version: 1 })],
  ])('is not valid with %s', (_, one) => {
    expect(openSession({ ...empty, sessions: [one] }, 's1', account, T0 + 1)).toBeUndefined()
  })

  it('removes the least recently used when an account gets its twenty-first', () => {
    let signIns: StoredSignIns = withSession(
      empty,
      session({ id: 'other', userId: 'bilal' }),
      'b',
      T0,
    )
    for (let index = 0; index < 21; index++) {
      signIns = withSession(
        signIns,
        session({ id: `s${index}`, seenAt: T0 + index }),
        'a',
        T0 + index,
      )
    }
    expect(signIns.sessions).toHaveLength(21)
    expect(signIns.sessions.map(({ id }) => id)).not.toContain('s0')
    expect(signIns.sessions.map(({ id }) => id)).toContain('other')
  })

  it('removes ended ones when a new one starts', () => {
    const old = session({ id: 'old', seenAt: T0 - DAY, createdAt: T0 - DAY })
    const next = withSession({ ...empty, sessions: [old] }, session(), 'a', T0)
    expect(next.sessions.map(({ id }) => id)).toEqual(['s1'])
  })

  it('can be ended by a condition', () => {
    const two = { ...empty, sessions: [session(), session({ id: 's2' })] }
    expect(withoutSessions(two, ({ id }) => id === 's1').sessions.map(({ id }) => id)).toEqual([
      's2',
    ])
  })
})

describe('known addresses', () => {
  const known = withSession(empty, session(), 'hash-a', T0)
  it.each([
    ['amina', 'hash-a', 0, true],
    ['amina', 'hash-a', 90 * DAY - 1, true],
    ['amina', 'hash-a', 90 * DAY, false],
    ['amina', 'hash-b', 0, false],
    ['bilal', 'hash-a', 0, false],
  ])('include %s from %s after %i ms: %s', (user, address, later, expected) => {
    expect(isKnown(known, user, address, T0 + later)).toBe(expected)
  })

  it('keep the latest twenty of an account, each once', () => {
    let signIns = known
    for (let index = 0; index < 25; index++) {
      signIns = withSession(signIns, session(), `hash-${index}`, T0 + index)
    }
    signIns = withSession(signIns, session(), 'hash-24', T0 + 30)
    expect(signIns.known).toHaveLength(20)
    expect(signIns.known.filter(({ address }) => address === 'hash-24')).toHaveLength(1)
    expect(isKnown(signIns, 'amina', 'hash-a', T0 + 30)).toBe(false)
  })
})
