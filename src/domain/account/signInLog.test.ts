import { expect, it } from 'vitest'
import { DAY } from '#domain/time/civil.ts'
import { keptEntries, type SignInEntry, withSignIn } from './signInLog.ts'

const entry = (at: number, result: SignInEntry['result'] = 'signed_in'): SignInEntry => ({
  ...{ userId: 'amina', at, device: 'Firefox on Linux', isKnownNetwork: true, result },
})

it('keeps sign-ins for 90 days', () => {
  const log = { entries: [entry(0), entry(1)] }
  expect(keptEntries(log, 90 * DAY)).toEqual([entry(1)])
  expect(withSignIn(log, entry(90 * DAY + 1))).toEqual({ entries: [entry(90 * DAY + 1)] })
})

it('keeps every sign-in through a flood of refused ones, of which the newest stay', () => {
  let log = { entries: [entry(1), entry(2)] }
  for (let at = 3; at < 603; at++) log = withSignIn(log, entry(at, 'wrong_password'))
  expect(log.entries).toHaveLength(502)
  expect(log.entries.slice(0, 2)).toEqual([entry(1), entry(2)])
  expect(log.entries.at(-1)).toEqual(entry(602, 'wrong_password'))
})
