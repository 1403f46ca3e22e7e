import { describe, expect, it } from 'vitest'
import { defaultName, mayFollowCounter, spend } from './passkey.ts'

describe('a counter', () => {
  it.each([
    [1, 0, true],
    [5, 4, true],
    [0, 0, true],
    [4, 4, false],
    [3, 4, false],
    [0, 4, false],
  ])('%d may follow %d: %s', (counter, stored, expected) => {
    expect(mayFollowCounter(counter, stored)).toBe(expected)
  })
})

describe('what works once', () => {
  it('is refused the second time, and forgotten when it would no longer be valid', () => {
    const first = spend([], 'a', 1000, 0)
    expect(first).toEqual([{ id: 'a', until: 1000 }])
    expect(spend(first!, 'a', 2000, 999)).toBeNull()
    expect(spend(first!, 'b', 2000, 1000)).toEqual([{ id: 'b', until: 2000 }])
  })
})

describe('the name of a passkey', () => {
  const UNKNOWN = '00000000-0000-0000-0000-000000000000'
  it.each([
    ['where it is kept', 'fbfc3007-154e-4ecc-8c0b-6e020557d7bd', [], 'Apple Passwords'],
    ['the device', UNKNOWN, [], 'Firefox on Linux'],
    ['the device with a number', UNKNOWN, ['Firefox on Linux'], 'Firefox on Linux 2'],
    [
      'the next free number',
      UNKNOWN,
      ['Firefox on Linux', 'Firefox on Linux 2'],
      'Firefox on Linux 3',
    ],
  ])('is %s', (_, aaguid, names, expected) => {
    const others = names.map(name => ({ name }))
    expect(defaultName(aaguid, 'Firefox on Linux', others)).toBe(expected)
  })
})
