import { describe, expect, it } from 'vitest'
import { SECOND } from '#domain/time/civil.ts'
import {
  ACCOUNT_RULE,
  ADDRESS_RULE,
  forgetAccount,
  refundTry,
  reserveTry,
  type Tries,
} from './lockout.ts'

const T0 = Date.UTC(2026, 10, 21)

/** Tries as fast as the rule allows; returns the waits in seconds between them. */
function waits(rule: typeof ACCOUNT_RULE, number: number): number[] {
  let tries: Tries | undefined
  let now = T0
  const waited: number[] = []
  for (let done = 0; done < number; ) {
    const answer = reserveTry(tries, rule, now)
    if (answer.allowed) {
      tries = answer.tries
      done++
      waited.push(0)
    } else {
      now += answer.retryAfter * SECOND
      waited.splice(-1, 1, (waited.at(-1) ?? 0) + answer.retryAfter)
    }
  }
  return waited
}

describe('the lock-out of an account', () => {
  it('allows five tries, then one after a wait that doubles up to an hour', () => {
    expect(waits(ACCOUNT_RULE, 15)).toEqual([
      0, 0, 0, 0, 30, 60, 120, 240, 480, 960, 1920, 3600, 3600, 3600, 0,
    ])
  })

  it('allows twenty tries from one address', () => {
    const waited = waits(ADDRESS_RULE, 22)
    expect(waited.findIndex(wait => wait > 0)).toBe(19)
  })

  it('does not count rejected tries, so they never lengthen the wait', () => {
    const locked: Tries = { count: 5, at: T0, until: T0 + 30 * SECOND }
    for (let knock = 0; knock < 100; knock++) {
      expect(reserveTry(locked, ACCOUNT_RULE, T0 + 10 * SECOND)).toEqual({
        allowed: false,
        retryAfter: 20,
      })
    }
    expect(reserveTry(locked, ACCOUNT_RULE, T0 + 30 * SECOND).allowed).toBe(true)
  })

  it('forgets the tries after a day without one', () => {
    const old: Tries = { count: 12, at: T0, until: T0 + 3600 * SECOND }
    const day = 24 * 3600 * SECOND
    expect(reserveTry(old, ACCOUNT_RULE, T0 + day - 1)).toMatchObject({ tries: { count: 13 } })
    expect(reserveTry(old, ACCOUNT_RULE, T0 + day)).toMatchObject({ tries: { count: 1 } })
  })

  it.each([
    ['a free one', { count: 3, until: 0 }, { count: 3, until: 0 }, { count: 2, until: 0 }],
    ['the last free one', { count: 5, until: 30 }, { count: 5, until: 30 }, { count: 4, until: 0 }],
    [
      'one after a wait',
      { count: 7, until: 120 },
      { count: 7, until: 120 },
      { count: 6, until: 0 },
    ],
    ['an older one', { count: 7, until: 120 }, { count: 6, until: 60 }, { count: 6, until: 120 }],
    ['one too many', { count: 0, until: 0 }, { count: 1, until: 0 }, { count: 0, until: 0 }],
  ])('refunds %s as if it had not been made', (_, before, reserved, after) => {
    const tries = (stored: { count: number; until: number }) => ({
      ...stored,
      at: T0,
      until: stored.until && T0 + stored.until * SECOND,
    })
    expect(refundTry(tries(before), ACCOUNT_RULE, tries(reserved))).toEqual(tries(after))
  })
})

describe('the lock-out of an address', () => {
  /** Tries that name accounts, 'a' or 'a×5', made one after another without waiting. */
  function afterTries(...names: string[]) {
    let tries: Tries | undefined
    let refused = 0
    for (const name of names) {
      const [account = '', times = '1'] = name.split('×')
      for (let time = 0; time < Number(times); time++) {
        const answer = reserveTry(tries, ADDRESS_RULE, T0, account)
        if (answer.allowed) tries = answer.tries
        else refused++
      }
    }
    return { count: tries?.count, refused, tries }
  }
  const people = (number: number) => Array.from({ length: number }, (_, index) => `user${index}`)

  it.each([
    ['one person who retries 200 times', ['a×200'], 1, 0],
    ['four who mistype five times each', ['a×5', 'b×5', 'c×5', 'd×5'], 4, 0],
    ['nineteen who mistype five times each', people(19).map(name => `${name}×5`), 19, 0],
    ['twenty accounts tried from a list', people(20), 20, 0],
    ['thirty accounts tried from a list', people(30), 20, 10],
    ['a retry once twenty were tried', [...people(20), 'user0×3'], 20, 3],
  ])('counts %s', (_, names, count, refused) => {
    expect(afterTries(...names)).toMatchObject({ count, refused })
  })

  it('waits longer with each account after the twentieth, regardless of retries in between', () => {
    let { tries } = afterTries(...people(20))
    let now = T0
    const waited: number[] = []
    for (let next = 20; next < 24; next++) {
      const until = tries?.until ?? 0
      waited.push((until - now) / SECOND)
      now = until
      for (const account of ['user3', `user${next}`]) {
        const answer = reserveTry(tries, ADDRESS_RULE, now, account)
        expect(answer.allowed).toBe(true)
        if (answer.allowed) tries = answer.tries
      }
    }
    expect(waited).toEqual([30, 60, 120, 240])
  })

  it('refunds a try, and forgets an account and its wait after a correct one', () => {
    const { tries } = afterTries(...people(19), 'last×2')
    const before = afterTries(...people(19)).tries
    expect(tries?.count).toBe(20)
    expect(refundTry(tries!, ADDRESS_RULE, tries!, 'user3')).toMatchObject({ count: 19, until: 0 })
    expect(forgetAccount(tries!, ADDRESS_RULE, tries!, 'last')).toEqual(before)
    expect(forgetAccount(tries!, ADDRESS_RULE, tries!, 'nobody')).toEqual(tries)
    const retried = afterTries('a×2').tries!
    expect(refundTry(retried, ADDRESS_RULE, retried, 'a')).toEqual(afterTries('a').tries)
  })

  it('remembers 250 accounts at most', () => {
    let tries: Tries | undefined
    for (const [index, account] of people(400).entries()) {
      const answer = reserveTry(tries, { ...ADDRESS_RULE, free: 1_000 }, T0 + index, account)
      if (answer.allowed) tries = answer.tries
    }
    expect(Object.keys(tries?.accounts ?? {})).toEqual(people(400).slice(150))
    expect(tries?.count).toBe(400)
  })
})
