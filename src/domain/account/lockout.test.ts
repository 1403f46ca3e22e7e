import { describe, expect, it } from 'vitest'
import { ACCOUNT_RULE, ADDRESS_RULE, refundTry, reserveTry, type Tries } from './lockout.ts'

const T0 = Date.UTC(2026, 10, 21)
const SECOND = 1000

/** Tries as fast as the rule allows; answers the waits in seconds between them. */
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

describe('lock-out', () => {
  it('lets five tries through, then one after a wait that doubles up to an hour', () => {
    expect(waits(ACCOUNT_RULE, 15)).toEqual([
      0, 0, 0, 0, 30, 60, 120, 240, 480, 960, 1920, 3600, 3600, 3600, 0,
    ])
  })

  it('lets twenty through from one address', () => {
    const waited = waits(ADDRESS_RULE, 22)
    expect(waited.findIndex(wait => wait > 0)).toBe(19)
  })

  it('does not count refused tries: knocking never lengthens the wait', () => {
    const locked: Tries = { count: 5, at: T0, until: T0 + 30 * SECOND }
    for (let knock = 0; knock < 100; knock++) {
      expect(reserveTry(locked, ACCOUNT_RULE, T0 + 10 * SECOND)).toEqual({
        allowed: false,
        retryAfter: 20,
      })
    }
    expect(reserveTry(locked, ACCOUNT_RULE, T0 + 30 * SECOND).allowed).toBe(true)
  })

  it('forgets after a day without tries', () => {
    const old: Tries = { count: 12, at: T0, until: T0 + 3600 * SECOND }
    const day = 24 * 3600 * SECOND
    expect(reserveTry(old, ACCOUNT_RULE, T0 + day - 1)).toMatchObject({ tries: { count: 13 } })
    expect(reserveTry(old, ACCOUNT_RULE, T0 + day)).toMatchObject({ tries: { count: 1 } })
  })

  it.each([
    [
      { count: 5, at: T0, until: T0 + 30_000 },
      { count: 4, at: T0, until: 0 },
    ],
    [
      { count: 7, at: T0, until: T0 + 30_000 },
      { count: 6, at: T0, until: T0 + 30_000 },
    ],
    [
      { count: 0, at: T0, until: 0 },
      { count: 0, at: T0, until: 0 },
    ],
  ])('gives a try back: %o', (before, after) => {
    expect(refundTry(before, ACCOUNT_RULE)).toEqual(after)
  })
})
