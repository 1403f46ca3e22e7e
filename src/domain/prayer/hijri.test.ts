import { describe, expect, it } from 'vitest'
import { addDays, datesFrom } from '#domain/time/civil.ts'
import { HIJRI_MONTHS } from '#texts/hijri.ts'
import { formatHijri } from './formatHijri.ts'
import {
  calculatedStartOf,
  type HijriDate,
  hijriMonths,
  type MonthStart,
  ummAlQura,
} from './hijri.ts'
import { shortHijriMonth } from './hijriWords.ts'

/** Every month's length, read day by day; a skipped or repeated day throws. */
function monthLengths(calendar: (date: string) => HijriDate, from: string, until: string) {
  const lengths: Record<string, number> = {}
  let before: HijriDate | undefined
  for (const date of datesFrom(from, until)) {
    const today = calendar(date)
    const follows =
      !before ||
      (today.day === before.day + 1 && today.month === before.month) ||
      (today.day === 1 && today.month === (before.month % 12) + 1)
    if (!follows) throw new Error(`${formatHijri(before!)} is followed by ${formatHijri(today)}`)
    lengths[`${today.year}-${today.month}`] = today.day
    before = today
  }
  return lengths
}

it('shortens no two months of the year to the same name', () => {
  const short = HIJRI_MONTHS.map(shortHijriMonth)
  expect(new Set(short).size).toBe(12)
  expect(short.slice(2, 6)).toEqual(['Rab I', 'Rab II', 'Jum I', 'Jum II'])
  expect(shortHijriMonth('رمضان')).toBe('رمضان')
})

describe('Umm al-Qura', () => {
  // First days as announced in the Umm al-Qura calendar (R.H. van Gent's tables).
  it.each([
    ['2025-03-01', 'Ramadan 1, 1446'],
    ['2025-06-26', 'Muharram 1, 1447'],
    ['2026-02-18', 'Ramadan 1, 1447'],
    ['2026-03-20', 'Shawwal 1, 1447'],
    ['2026-06-16', 'Muharram 1, 1448'],
    ['2026-11-21', 'Jumada al-Thani 11, 1448'],
  ])('%s is %s', (date, text) => expect(formatHijri(ummAlQura(date))).toBe(text))

  it('gives the first day of every month of two centuries', () => {
    for (let year = 1400; year <= 1600; year += 7) {
      for (let month = 1; month <= 12; month++) {
        expect(ummAlQura(calculatedStartOf({ year, month }))).toEqual({ year, month, day: 1 })
      }
    }
  })
})

describe('confirmed month starts', () => {
  const ramadan = calculatedStartOf({ year: 1448, month: 9 })
  const shift = (month: number, days: number, year = 1448): MonthStart => ({
    year,
    month,
    date: addDays(calculatedStartOf({ year, month }), days),
  })

  /** The third month after one, so many days later. */
  const apart = (start: MonthStart, days: number): MonthStart => ({
    ...start,
    month: start.month + 3,
    date: addDays(start.date, days),
  })

  it.each([
    ['a day later', [shift(9, 1)]],
    ['a day earlier', [shift(9, -1)]],
    ['two days later', [shift(9, 2)]],
    ['two in a row', [shift(9, 1), shift(10, 1)]],
    ['two that disagree', [shift(3, 1), shift(9, -1)]],
    ['in any order', [shift(9, -1), shift(3, 1)]],
    ['three short months between two', [shift(3, -1), apart(shift(3, -1), 87)]],
    ['three long months between two', [shift(3, 1), apart(shift(3, 1), 90)]],
    ['every month of a year', Array.from({ length: 12 }, (_, i) => shift(i + 1, 1))],
  ])('keep months of 29 or 30 days without a lost day: %s', (_, confirmed) => {
    const calendar = hijriMonths(confirmed).dateOf
    for (const start of confirmed) {
      expect(calendar(start.date)).toEqual({ year: start.year, month: start.month, day: 1 })
    }
    const lengths = Object.entries(monthLengths(calendar, '2026-02-01', '2028-12-31')).slice(1, -1)
    for (const [month, days] of lengths) expect([29, 30], month).toContain(days)
  })

  it('returns to the calculation as soon as it fits, and keeps earlier months', () => {
    const calendar = hijriMonths([shift(9, 1)]).dateOf
    expect(calendar(ramadan)).toMatchObject({ month: 8 })
    for (const date of [
      ...datesFrom('2026-01-01', '2026-06-30'),
      ...datesFrom('2027-08-01', '2027-12-31'),
    ]) {
      expect(calendar(date)).toEqual(ummAlQura(date))
    }
  })

  it('keep a confirmed past month when a later one is confirmed', () => {
    const before = hijriMonths([shift(1, 1)]).dateOf
    const after = hijriMonths([shift(1, 1), shift(9, -1)]).dateOf
    for (const date of datesFrom('2026-05-01', '2026-07-15')) {
      expect(after(date)).toEqual(before(date))
    }
  })
})
