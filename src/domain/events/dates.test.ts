import { describe, expect, it } from 'vitest'
import { eventClock, eventDate } from './dates.ts'

describe('eventDate', () => {
  it.each([
    ['2026-11-27', '2026-11-27'],
    ['2026-11-27T00:00:00.000Z', '2026-11-27'],
    ['2026-11-27 19:30', '2026-11-27'],
    ['2028-02-29', '2028-02-29'],
    ['2027-02-29', undefined],
    ['2026-13-01', undefined],
    ['2026-11-31', undefined],
    ['0000-00-00', undefined],
    ['0000-00-00 00:00:00', undefined],
    ['2026-11', undefined],
    ['next Friday', undefined],
    ['', undefined],
  ])('reads %j as %j', (text, date) => {
    expect(eventDate(text)).toBe(date)
  })
})

describe('eventClock', () => {
  it.each([
    ['19:30', '19:30'],
    ['19:30:00', '19:30'],
    ['9:05', '09:05'],
    ['00:00', '00:00'],
    ['00:00:00', undefined],
    ['19', undefined],
    ['25:00', undefined],
    ['soon', undefined],
    ['', undefined],
  ])('reads %j as %j', (text, clock) => {
    expect(eventClock(text)).toBe(clock)
  })
})
