import { describe, expect, it } from 'vitest'
import { DEFAULT_LOCALE, US_HABITS, writtenAs } from '#locale/locale.ts'
import { addMonths, dayByKey, monthGrid, weekdayColumns } from './monthGrid.ts'

describe('monthGrid', () => {
  it('arranges November 2026 from Sunday to Saturday', () => {
    const weeks = monthGrid('2026-11-21')
    expect(weeks).toHaveLength(5)
    expect(weeks[0]).toEqual([
      '2026-11-01',
      '2026-11-02',
      '2026-11-03',
      '2026-11-04',
      '2026-11-05',
      '2026-11-06',
      '2026-11-07',
    ])
    expect(weeks[4]).toEqual(['2026-11-29', '2026-11-30', ...Array(5).fill(undefined)])
  })

  it.each([
    ['a February of four weeks', '2026-02-10', 4, undefined, '2026-02-28'],
    ['a leap February', '2028-02-01', 5, 2, '2028-02-29'],
    ['a month over six weeks', '2026-08-31', 6, 6, '2026-08-31'],
  ])('arranges %s', (_, date, weeks, blanks, last) => {
    const grid = monthGrid(date)
    expect(grid).toHaveLength(weeks)
    expect(grid.every(week => week.length === weekdayColumns().length)).toBe(true)
    expect(grid[0]?.filter(day => day === undefined)).toHaveLength(blanks ?? 0)
    expect(grid.flat().findLast(day => day !== undefined)).toBe(last)
  })
})

it.each([
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2027-01-15', -1, '2026-12-15'],
  ['2028-02-29', 12, '2029-02-28'],
])('addMonths adds to %s %i months: %s', (date, months, expected) => {
  expect(addMonths(date, months)).toBe(expected)
})

it.each([
  ['ArrowLeft', false, '2026-10-31'],
  ['ArrowRight', false, '2026-11-02'],
  ['ArrowUp', false, '2026-10-25'],
  ['ArrowDown', false, '2026-11-08'],
  ['Home', false, '2026-11-01'],
  ['End', false, '2026-11-07'],
  ['PageUp', false, '2026-10-01'],
  ['PageDown', false, '2026-12-01'],
  ['PageUp', true, '2025-11-01'],
  ['PageDown', true, '2027-11-01'],
  ['a', false, undefined],
  ['Enter', false, undefined],
])('dayByKey moves by %s (shift: %s) from Sunday, November 1 to %s', (key, shift, expected) => {
  expect(dayByKey('2026-11-01', key, shift)).toBe(expected)
})

it('begins weeks on the day of the place', () => {
  const monday = { ...DEFAULT_LOCALE, habits: { ...US_HABITS, firstDay: 1 } }
  writtenAs(monday, () => {
    expect(weekdayColumns()).toEqual([1, 2, 3, 4, 5, 6, 0])
    // November 1, 2026 is a Sunday.
    expect(monthGrid('2026-11-15')[0]).toEqual([...Array(6).fill(undefined), '2026-11-01'])
    expect(dayByKey('2026-11-15', 'Home', false)).toBe('2026-11-09')
    expect(dayByKey('2026-11-15', 'End', false)).toBe('2026-11-15')
  })
})
