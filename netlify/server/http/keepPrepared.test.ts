import { expect, it, vi } from 'vitest'
import { keepPrepared } from './keepPrepared.ts'

it('computes a result once per key and drops the least recently used', () => {
  const keep = keepPrepared<string>(2)
  const make = vi.fn((key: string) => key)
  const get = (key: string) => keep(key, () => make(key))
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) expect(get(key)).toBe(key)
  expect(make.mock.calls.flat()).toEqual(['a', 'b', 'c', 'b'])
})
