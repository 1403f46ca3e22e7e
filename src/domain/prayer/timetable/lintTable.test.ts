import { describe, expect, it } from 'vitest'
import { clockOf, datesFrom, minutesOf } from '#domain/time/civil.ts'
import { athanTimes } from '../athan.ts'
import { DAY_TIMES } from '../names.ts'
import { seedPrayerSettings } from '../seed.ts'
import type { TableDay } from './columns.ts'
import { lintTable } from './lintTable.ts'

const settings = seedPrayerSettings(new Date('2026-11-21T12:00:00Z'))

/** The computed days from the first to the last, as a timetable. */
function computed(from: string, until: string): TableDay[] {
  return datesFrom(from, until).map(date => {
    const times = athanTimes(settings, date, false)
    const entries = DAY_TIMES.map(name => [name, times[name]])
    return { date, ...Object.fromEntries(entries) } as TableDay
  })
}

/** The days with minutes added to every time, from one day to another. */
const shiftDays = (days: readonly TableDay[], from: string, until: string, minutes: number) =>
  days.map((day): TableDay => {
    if (day.date < from || day.date > until) return day
    const times = DAY_TIMES.map(name => [name, clockOf(minutesOf(day[name]) + minutes)])
    return { ...day, ...Object.fromEntries(times) }
  })

const earlier = (clock: string, minutes: number) => clockOf(minutesOf(clock) - minutes)
const lint = (days: readonly TableDay[]) => lintTable({ year: 2027, days }, settings)
const lines = (days: readonly TableDay[]) =>
  lint(days).map(({ at, blocks, message }) => `${at.join('.')}${blocks ? '!' : ''} ${message}`)

/** Four days around one that is changed. */
const around = (change: (day: TableDay) => Partial<TableDay>) =>
  computed('2027-01-10', '2027-01-13').map((day, index) =>
    index === 1 ? { ...day, ...change(day) } : day,
  )

describe('the linter of a timetable', () => {
  it('finds nothing in computed days, changes of the clocks included', () => {
    expect(lines(computed('2027-03-10', '2027-03-18'))).toEqual([])
    expect(lines(computed('2027-11-04', '2027-11-10'))).toEqual([])
  })

  it.each<[string, (day: TableDay) => Partial<TableDay>, string[]]>([
    [
      'an iqama before its athan',
      () => ({ iqama: { asr: '14:25' } }),
      ['1.iqama.asr Asr iqama at 2:25 PM on January 11, 2027 is before its athan at 2:30 PM.'],
    ],
    [
      'a Fajr iqama after sunrise',
      () => ({ iqama: { fajr: '07:19' } }),
      ['1.iqama.fajr Fajr iqama at 7:19 AM on January 11, 2027 is at or after sunrise at 7:19 AM.'],
    ],
    [
      'an iqama after the next athan',
      () => ({ iqama: { dhuhr: '14:45' } }),
      [
        "1.iqama.dhuhr Dhuhr iqama at 2:45 PM on January 11, 2027 is at or after Asr's athan at 2:30 PM.",
      ],
    ],
    [
      'an iqama at an impossible hour',
      () => ({ iqama: { isha: '08:00' } }),
      ['1.iqama.isha! Isha cannot be at 8:00 AM: enter a time between 1:30 PM and 5:00 AM.'],
    ],
    [
      'a Maghrib a little before sunset',
      day => ({ maghrib: earlier(day.maghrib, 2) }),
      ['1.maghrib Maghrib at 4:46 PM on January 11, 2027 is a little before sunset.'],
    ],
    [
      'a Maghrib long before sunset',
      day => ({ maghrib: earlier(day.maghrib, 9) }),
      ['1.maghrib! Maghrib at 4:39 PM on January 11, 2027 is before sunset.'],
    ],
    [
      'a single time that jumps',
      day => ({ asr: earlier(day.asr, 20) }),
      [
        '1.asr Asr at 2:10 PM on January 11, 2027 is 19 minutes earlier than the days before and after it.',
      ],
    ],
  ])('finds %s', (_, change, expected) => expect(lines(around(change))).toEqual(expected))

  it('finds days that are there twice, and those that are missing', () => {
    const days = computed('2027-01-01', '2027-01-09').filter(
      ({ date }) => !['2027-01-03', '2027-01-06', '2027-01-07'].includes(date),
    )
    expect(lines([...days, ...days.slice(0, 1)])).toEqual([
      '2 January 3, 2027 is missing: its times are computed.',
      '4 January 6, 2027 to January 7, 2027 are missing, 2 days: their times are computed.',
      '6.date! January 1, 2027 is in the table twice.',
    ])
  })

  it('finds a day of another year', () => {
    expect(lines(computed('2026-12-31', '2027-01-02'))).toEqual([
      '0.date! December 31, 2026 does not belong to the table of 2027.',
    ])
  })

  it('finds a jump that lasts, and no iqama that is set in steps', () => {
    const days = computed('2027-01-10', '2027-01-13').map((day, index) => ({
      ...day,
      fajr: earlier(day.fajr, index > 1 ? 30 : 0),
      iqama: { isha: index > 1 ? '20:30' : '20:00' },
    }))
    expect(lines(days)).toEqual([
      '2.fajr Fajr at 5:28 AM on January 12, 2027 is 30 minutes earlier than the day before.',
    ])
  })

  it('finds an iqama that differs on one day alone', () => {
    const clocks = ['20:00', '21:00', '20:00', '20:00']
    const days = computed('2027-01-10', '2027-01-13').map((day, index) => ({
      ...day,
      iqama: { isha: clocks[index] },
    }))
    expect(lines(days)).toEqual([
      '1.iqama.isha Isha iqama at 9:00 PM on January 11, 2027 is 60 minutes later than the days before and after it.',
    ])
  })

  it('finds a timetable that ignores the change of the clocks, and how to fix it', () => {
    const days = computed('2027-03-11', '2027-03-17').map(day =>
      day.date < '2027-03-14' ? day : shifted(day, -60),
    )
    const [finding, ...others] = lint(days)
    expect(others).toEqual([])
    expect(finding).toMatchObject({
      message:
        'From March 14, 2027 to March 17, 2027 every time is about an hour too early. The timetable does not follow the change of the clocks there.',
      date: '2027-03-14',
      until: '2027-03-17',
      blocks: true,
      fix: 60,
    })
    expect(lines(shiftDays(days, '2027-03-14', '2027-03-17', 60))).toEqual([])
  })

  it('finds clocks that change on the days of another year', () => {
    const days = computed('2027-11-04', '2027-11-10').map(day =>
      day.date >= '2027-11-05' && day.date < '2027-11-07' ? shifted(day, -60) : day,
    )
    expect(lint(days).map(({ date, until, fix }) => [date, until, fix])).toEqual([
      ['2027-11-05', '2027-11-06', 60],
    ])
  })

  it('asks for the time zone where every day is an hour off', () => {
    const days = computed('2027-01-10', '2027-01-12').map(day => shifted(day, 60))
    expect(lines(days)).toEqual([
      '0! From January 10, 2027 to January 12, 2027 every time is about an hour too late. Check the time zone of the place, America/New_York.',
    ])
  })
})

const shifted = (day: TableDay, minutes: number) =>
  shiftDays([day], day.date, day.date, minutes)[0] ?? day
