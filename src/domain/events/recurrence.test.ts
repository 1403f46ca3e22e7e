import { describe, expect, it } from 'vitest'
import { isLastOfMonth, listedDays, type Repeats, ruledDays } from './recurrence.ts'

const YEAR = { from: '2027-01-01', until: '2027-12-31' }
const daysOf = (date: string, repeats: Repeats, more: object = {}, range = YEAR) =>
  ruledDays({ date, repeats, ...more }, range).map(day => day.slice(2))

describe('the days of a repeating event', () => {
  it.each<[string, string[], string[]]>([
    [
      'the first Saturday',
      daysOf('2026-12-05', 'monthWeekday').slice(0, 4),
      ['27-01-02', '27-02-06', '27-03-06', '27-04-03'],
    ],
    [
      'the fifth Saturday, which most months lack',
      daysOf('2026-10-31', 'monthWeekday'),
      ['27-01-30', '27-05-29', '27-07-31', '27-10-30'],
    ],
    [
      'the last Sunday',
      daysOf('2026-11-29', 'monthLastWeekday').slice(0, 4),
      ['27-01-31', '27-02-28', '27-03-28', '27-04-25'],
    ],
    [
      'the 31st, which five months lack',
      daysOf('2026-12-31', 'monthDay'),
      ['27-01-31', '27-03-31', '27-05-31', '27-07-31', '27-08-31', '27-10-31', '27-12-31'],
    ],
    [
      'the 29th in a year without February 29',
      daysOf('2026-12-29', 'monthDay').slice(0, 3),
      ['27-01-29', '27-03-29', '27-04-29'],
    ],
    [
      'February 29 in a leap year',
      daysOf('2028-01-29', 'monthDay', {}, { from: '2028-02-01', until: '2028-03-31' }),
      ['28-02-29', '28-03-29'],
    ],
    ['a first day within the range', daysOf('2027-11-12', 'monthDay'), ['27-11-12', '27-12-12']],
    [
      'a last day',
      daysOf('2026-12-12', 'monthDay', { until: '2027-02-12' }),
      ['27-01-12', '27-02-12'],
    ],
    [
      'a skipped day',
      daysOf('2027-10-12', 'monthDay', { skipped: ['2027-11-12'] }),
      ['27-10-12', '27-12-12'],
    ],
    [
      'several days',
      daysOf('2027-02-27', 'days', { until: '2027-03-01' }),
      ['27-02-27', '27-02-28', '27-03-01'],
    ],
    [
      'several days begun before',
      daysOf('2026-12-30', 'days', { until: '2027-01-02' }),
      ['27-01-01', '27-01-02'],
    ],
    ['no real date', daysOf('2027-02-30', 'monthDay'), []],
  ])('has %s', (_, days, expected) => {
    expect(days).toEqual(expected)
  })

  it('lists a year back and ahead, and all days of a short event', () => {
    const monthly = listedDays({ date: '2020-01-04', repeats: 'monthWeekday' }, '2026-11-21')
    expect([monthly.length, monthly[0], monthly.at(-1)]).toEqual([25, '2025-11-01', '2027-11-06'])
    const later = listedDays({ date: '2029-01-06', repeats: 'monthWeekday' }, '2026-11-21')
    expect(later[0]).toBe('2029-01-06')
    const over = { date: '2020-01-04', repeats: 'monthWeekday', until: '2022-03-31' } as const
    expect(listedDays(over, '2026-11-21').at(-1)).toBe('2022-03-05')
    const trip = { date: '2024-05-03T00:00:00Z', repeats: 'days', until: '2024-05-05' } as const
    expect(listedDays(trip, '2026-11-21')).toEqual(['2024-05-03', '2024-05-04', '2024-05-05'])
  })

  it('knows the last weekday of a month', () => {
    expect(['2027-01-24', '2027-01-25', '2028-02-22', '2028-02-29'].map(isLastOfMonth)).toEqual([
      false,
      true,
      false,
      true,
    ])
  })
})
