import { expect, it } from 'vitest'
import { slotsFor } from './slots.ts'

const slots = (ids: string) => new Map([...ids].map((id, slot) => [id, slot]))

it.each([
  ['the first page', '', 'abc', { a: 0, b: 1, c: 2 }, false],
  ['other events take over all slots', 'xy', 'ab', { a: 0, b: 1 }, false],
  ['one that stays keeps its slot when it moves', 'xb', 'bac', { b: 1, a: 0, c: 2 }, false],
  ['fewer events', 'abc', 'c', { c: 2 }, false],
  ['the slot of a deleted event stays empty', 'abc', 'acd', { a: 0, c: 2, d: 3 }, true],
])('gives table slots to %s', (_, before, ids, after, isOther) => {
  expect(Object.fromEntries(slotsFor(slots(before), [...ids], isOther))).toEqual(after)
})
