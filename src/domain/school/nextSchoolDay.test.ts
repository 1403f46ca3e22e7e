import { describe, expect, it } from 'vitest'
import { seedText } from '#config/seed/pages.ts'
import { nextSchoolDay } from './nextSchoolDay.ts'
import { schoolEvents } from './schoolEvents.ts'

const year = schoolEvents(seedText('schoolCalendar/schoolEvents'))

describe('the next day of school', () => {
  it.each([
    ['before the year', '2026-08-01', { date: '2026-09-12', titles: ['First day of classes'] }],
    ['during the week', '2026-11-18', { date: '2026-11-21', titles: ['Recitation morning'] }],
    [
      'on a class day',
      '2026-11-21',
      { date: '2026-11-21', isToday: true, following: '2026-11-22' },
    ],
    [
      'before a holiday',
      '2026-11-23',
      { date: '2026-12-05', skipped: 'Thanksgiving weekend', titles: [] },
    ],
    ['over several free weekends', '2026-12-21', { date: '2027-01-09', skipped: 'Winter break' }],
    ['on the last day', '2027-06-13', { date: '2027-06-13', isToday: true, following: undefined }],
  ])('is found %s', (_, today, expected) => {
    expect(nextSchoolDay(year, today)).toMatchObject({ state: 'known', ...expected })
  })

  it('is over after the last class, though meetings follow', () => {
    expect(nextSchoolDay(year, '2027-06-14')).toEqual({ state: 'over' })
  })

  it('is not in the summer between two years', () => {
    const next = year.map(entry => ({
      ...entry,
      date: entry.date.replace(/^\d+/, digits => String(Number(digits) + 1)),
    }))
    expect(nextSchoolDay([...year, ...next], '2027-07-04')).toMatchObject({
      date: '2027-09-12',
    })
  })

  it('is unknown without classes in the calendar', () => {
    expect(nextSchoolDay([], '2026-11-21')).toEqual({ state: 'unknown' })
  })
})
