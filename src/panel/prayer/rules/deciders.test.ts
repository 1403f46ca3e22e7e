import { describe, expect, it } from 'vitest'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { computeRange } from '#domain/prayer/testing/computeRange.ts'
import { daysDecided, decidedInWords, withoutDeciders } from './deciders.ts'

const TODAY = '2026-11-23'
const FRIDAY = '2026-12-04'
const seed = seedPrayerSettings(new Date(`${TODAY}T12:00:00Z`))
const settings: PrayerSettings = {
  ...seed,
  overrides: [
    { date: '2026-11-01', iqama: { isha: '20:00' } },
    { date: '2026-12-01', note: 'Guest', iqama: { isha: '20:00' } },
    { date: '2026-12-02', iqama: { isha: '20:00' } },
    { date: FRIDAY, jumuah: [{ time: '14:00' }], iqama: { isha: '20:00', asr: '15:00' } },
  ],
  tables: [
    {
      year: 2026,
      days: computeRange(seed, '2026-11-30', '2026-12-05').map(({ iso: date, athan }) => ({
        date,
        ...athan,
        iqama: { isha: '19:45', ...(date === FRIDAY && { fajr: '06:00' }) },
      })),
    },
  ],
}
const from = (range: { from?: string; until?: string; hijriMonth?: number } = {}) =>
  ({ name: 'isha', range, from: TODAY }) as const
const jumuah = { name: 'jumuah', range: {}, from: TODAY } as const

describe('daysDecided', () => {
  it('names the coming days of a rule that single days or the timetable decide', () => {
    expect(daysDecided(settings, from())).toEqual({
      day: ['2026-12-01', '2026-12-02', FRIDAY],
      table: ['2026-11-30', '2026-12-03', '2026-12-05'],
    })
    expect(daysDecided(settings, from({ from: '2026-12-05' }))).toEqual({
      day: [],
      table: ['2026-12-05'],
    })
    expect(daysDecided(settings, from({ hijriMonth: 9 }))).toEqual({ day: [], table: [] })
    expect(daysDecided(settings, jumuah)).toEqual({ day: [FRIDAY], table: [] })
  })
})

describe('withoutDeciders', () => {
  it('leaves these days to the rule, and all else as it is', () => {
    const all = withoutDeciders(settings, from(), ['day', 'table'])
    expect(all.overrides).toEqual([
      { date: '2026-11-01', iqama: { isha: '20:00' } },
      { date: '2026-12-01', note: 'Guest' },
      { date: FRIDAY, jumuah: [{ time: '14:00' }], iqama: { asr: '15:00' } },
    ])
    expect(daysDecided(all, from())).toEqual({
      day: [],
      table: ['2026-12-01', '2026-12-02', FRIDAY],
    })
    expect(all.tables[0]?.days.find(({ date }) => date === FRIDAY)?.iqama).toEqual({
      isha: '19:45',
      fajr: '06:00',
    })
    expect(withoutDeciders(settings, jumuah, ['day']).overrides.at(-1)).toEqual({
      date: FRIDAY,
      iqama: { isha: '20:00', asr: '15:00' },
    })
    expect(withoutDeciders(settings, from(), [])).toEqual(settings)
  })
})

it.each([
  [['2027-01-15', '2027-01-16'], 'from Friday, January 15 until Saturday, January 16'],
  [['2027-12-30', '2027-12-31'], 'in 2027'],
  [['2026-12-31'], 'on Thursday, December 31'],
  [['2027-01-15', '2027-01-18'], 'on 2 days between January 15, 2027 and January 18, 2027'],
])('names the days %j', (dates, words) => {
  expect(decidedInWords(dates, TODAY)).toBe(words)
})
