import { afterEach, describe, expect, it } from 'vitest'
import { DEFAULT_LOCALE, setLocale, US_HABITS } from '#locale/locale.ts'
import * as format from './format.ts'

afterEach(() => setLocale(undefined))

describe('clock times', () => {
  it.each([
    ['17:04', '5:04 PM'],
    ['00:40', '12:40 AM'],
    ['12:00', '12:00 PM'],
    ['05:30', '5:30 AM'],
    ['--', '--'],
  ])('clock12 writes %s as %s', (clock, text) => expect(format.clock12(clock)).toBe(text))

  it('come in parts, short and joined', () => {
    expect(format.clockParts('05:30')).toEqual(['5:30', 'AM'])
    expect(format.clockParts('--')).toEqual(['--', ''])
    expect(format.shortClock('13:45')).toBe('1:45')
    expect(format.joinTimes(['1:45 PM', '2:45 PM'])).toBe('1:45 PM & 2:45 PM')
  })
})

it('writes dates long, short and with their weekday', () => {
  expect(format.formatLong('2027-03-04')).toBe('March 4, 2027')
  expect(format.formatDay('2026-11-27')).toBe('Friday, November 27')
  expect(format.formatShortDay('2026-11-07')).toBe('Sat, Nov 7')
  expect(format.formatMonth('2026-11-27')).toBe('November 2026')
})

it('writes moments', () => {
  const moment = new Date('2027-02-08T23:00:00Z')
  expect(format.formatMoment(moment, 'America/New_York')).toBe(
    'Monday, February 8, 2027 at 6:00 PM',
  )
})

it('writes hours and dates by the habits of the place', () => {
  setLocale({ ...DEFAULT_LOCALE, habits: { ...US_HABITS, clock: 24, dates: 'dmy' } })
  expect(format.clock12('05:04')).toBe('05:04')
  expect(format.clockParts('17:04')).toEqual(['17:04', ''])
  expect(format.joinTimes(['13:45', '14:45'])).toBe('13:45 & 14:45')
  expect(format.formatLong('2027-03-04')).toBe('4 March 2027')
  expect(format.formatDay('2026-11-27')).toBe('Friday 27 November')
  expect(format.formatShortDay('2026-11-07')).toBe('Sat 7 Nov')
  expect(format.formatShortMonthDay('2026-11-07')).toBe('7 Nov')
  expect(format.formatMoment(new Date('2027-02-08T23:00:00Z'), 'Europe/London')).toBe(
    'Monday 8 February 2027 at 23:00',
  )
})
