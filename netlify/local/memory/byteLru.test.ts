import { expect, it } from 'vitest'
import { byteLru } from './byteLru.ts'

it('drops the least recently used when the limit is exceeded', () => {
  const evicted: string[] = []
  const lru = byteLru<string>(10, value => evicted.push(value))
  lru.set('a', 'A', 4)
  lru.set('b', 'B', 4)
  expect(lru.get('a')).toBe('A')
  lru.set('c', 'C', 4)
  expect(evicted).toEqual(['B'])
  expect(lru.get('b')).toBeUndefined()
  expect(lru.bytes).toBe(8)
})

it('counts a replaced value once and refuses one that never fits', () => {
  const lru = byteLru<string>(10)
  lru.set('a', 'A', 6)
  lru.set('a', 'B', 3)
  expect([lru.get('a'), lru.bytes]).toEqual(['B', 3])
  lru.set('a', 'huge', 11)
  expect([lru.get('a'), lru.bytes]).toEqual([undefined, 0])
  lru.set('x', 'X', 5)
  lru.delete('x')
  lru.set('y', 'Y', 5)
  lru.clear()
  expect(lru.bytes).toBe(0)
})
