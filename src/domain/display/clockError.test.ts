import { expect, it } from 'vitest'
import { MINUTE } from '#domain/time/civil.ts'
import { clockError } from './clockError.ts'

const NOON = Date.parse('2026-11-24T12:00:00Z')

it.each([
  ['right', 0, 0, 0],
  ['a minute fast', 1, 0, 0],
  ['four minutes fast', 4, 0, 4],
  ['an hour slow', -60, 0, -60],
  ['right, by a copy that is five minutes old', 4, 5, 0],
  ['seven minutes fast, by a copy that is five minutes old', 12, 5, 7],
])('takes a clock as %s', (_, device, age, minutes) => {
  const server = [NOON, NOON + age * MINUTE] as const
  expect(clockError(NOON + device * MINUTE, server)).toBe(minutes)
})

it('claims nothing without the server’s time', () => {
  expect(clockError(NOON, undefined)).toBe(0)
})
