import { expect, it } from 'vitest'
import { createRateLimiter } from './rateLimit.ts'

const limit = { windowSize: 60, windowLimit: 2, perAddress: true }

it('allows the limit in each window, per address and function', () => {
  let clock = 0
  const check = createRateLimiter(() => clock)
  const login = { name: 'login' }
  expect([check(login, limit, 'a'), check(login, limit, 'a')]).toEqual([0, 0])
  clock = 15_000
  expect(check(login, limit, 'a')).toBe(45)
  expect(check(login, limit, 'b')).toBe(0)
  expect(check({ name: 'contact' }, limit, 'a')).toBe(0)
  clock = 60_000
  expect(check(login, limit, 'a')).toBe(0)
})

it('counts all addresses together where the config does not separate them', () => {
  const check = createRateLimiter(() => 0)
  const whole = { ...limit, perAddress: false }
  const waits = ['a', 'b', 'c'].map(address => check({ name: 'x' }, whole, address))
  expect(waits).toEqual([0, 0, 60])
})
