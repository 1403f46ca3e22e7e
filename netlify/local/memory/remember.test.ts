import { expect, it, vi } from 'vitest'
import { remember } from './remember.ts'

it('makes each once, undefined too', () => {
  const make = vi.fn((text: string) => (text === 'none' ? undefined : text.length))
  const lengthOf = remember(10, make)
  expect([lengthOf('abc'), lengthOf('none'), lengthOf('abc'), lengthOf('none')]).toEqual([
    3,
    undefined,
    3,
    undefined,
  ])
  expect(make).toHaveBeenCalledTimes(2)
})

it('forgets all beyond the limit, and remembers no long text', () => {
  const make = vi.fn((text: string) => text.length)
  const lengthOf = remember(2, make)
  for (const text of ['a', 'b', 'c', 'a']) lengthOf(text)
  expect(make).toHaveBeenCalledTimes(4)
  const long = 'x'.repeat(1_000)
  expect(lengthOf(long) + lengthOf(long)).toBe(2_000)
  expect(make).toHaveBeenCalledTimes(6)
})
