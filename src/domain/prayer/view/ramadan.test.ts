import { describe, expect, it } from 'vitest'
import { prayerTimesResponse } from '#domain/prayer/prayerTimesResponse.ts'
import type { PrayerRow } from '#domain/prayer/response.ts'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { calendarLines, ramadanMonth } from './ramadan.ts'

const now = new Date('2026-11-21T12:00:00Z')
const seed = seedPrayerSettings(now)
const rowsOf = (part: Partial<PrayerSettings>, ...years: number[]): PrayerRow[] => {
  const responses = years.map(year => prayerTimesResponse({ ...seed, ...part }, { now, year }))
  return [responses[0]?.previous, ...responses.flatMap(({ info }) => info)].filter(row => !!row)
}
/** The month in consecutive rows. */
function monthOf(rows: PrayerRow[], today: string) {
  const [previous, ...info] = rows
  return ramadanMonth({ previous: previous!, info, jumuah: [] }, today)
}
const rows = rowsOf({ eid: { fitr: { year: 1448, prayers: [{ time: '07:30' }] } } }, 2027)

describe('the month of Ramadan', () => {
  it.each([
    ['2027-01-01', 'Ramadan 1448', '2027-02-07', 29, '2027-03-09'],
    ['2027-03-08', 'Ramadan 1448', '2027-02-07', 29, '2027-03-09'],
  ])('on %s is %s', (today, name, eve, length, eid) => {
    const month = monthOf(rows, today)
    expect(month?.name).toBe(name)
    expect(month?.eve.iso).toBe(eve)
    expect(month?.days).toHaveLength(length)
    expect(month?.eid?.iso).toBe(eid)
    expect(month?.expected).toBe(false)
  })

  it('is unknown after its last day, without its first day, and without its end', () => {
    expect(monthOf(rows, '2027-03-09')).toBeUndefined()
    expect(
      monthOf(
        rows.filter(row => row.iso >= '2027-02-08'),
        '2027-01-01',
      ),
    ).toBeUndefined()
    expect(
      monthOf(
        rows.filter(row => row.iso < '2027-03-09'),
        '2027-01-01',
      ),
    ).toBeUndefined()
  })

  it('moves with a confirmed month', () => {
    const confirmed = [{ year: 1448, month: 9, date: '2027-02-09' }]
    const month = monthOf(rowsOf({ hijri: { confirmed } }, 2027), '2027-01-20')
    expect([month?.eve.iso, month?.days.length]).toEqual(['2027-02-08', 30])
  })

  it('has a 30th that is open until the moon is confirmed, and no shorter month that is', () => {
    const openOf = (date: string) => {
      const confirmed = [{ year: 1448, month: 9, date }]
      return monthOf(rowsOf({ hijri: { confirmed } }, 2027), '2027-01-20')?.isLastOpen
    }
    expect([openOf('2027-02-08'), openOf('2027-02-09')]).toEqual([true, true])
    const hijri = { confirmed: [{ year: 1448, month: 8, date: '2027-01-10' }] }
    expect(monthOf(rowsOf({ hijri }, 2027), '2027-01-20')?.isLastOpen).toBe(false)
    expect(monthOf(rows, '2027-01-20')?.isLastOpen).toBe(false)
  })

  it('is expected while nobody has confirmed it', () => {
    const hijri = { confirmed: [], months: { begin: 'sighted' as const, since: '2026-11-01' } }
    expect(monthOf(rowsOf({ hijri }, 2027), '2027-01-20')?.expected).toBe(true)
  })
})

it('a line has the day and the night of its evening; odd nights of the last ten are marked', () => {
  const month = monthOf(rows, '2027-01-01')
  const lines = month ? calendarLines(month) : []
  expect(lines.map(({ day, night }) => `${day}:${night}`)).toEqual([
    ...Array.from({ length: 29 }, (_, day) => `${day}:${day + 1}`),
    '29:undefined',
  ])
  const closed = { prayers: [], times: { tarawih: ['20:15'] } }
  const days = month ? month.days.map(row => ({ ...row, closed })) : []
  const [, off] = month ? calendarLines({ ...month, days }) : []
  expect([lines[1]?.noTarawih, off?.noTarawih]).toEqual(['', 'none'])
  expect(lines.filter(({ isOdd }) => isOdd).map(({ night }) => night)).toEqual([21, 23, 25, 27, 29])
})
