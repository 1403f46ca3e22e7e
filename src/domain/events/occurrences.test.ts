import { describe, expect, it } from 'vitest'
import { datesFrom, isCivilDate, weekday } from '#domain/time/civil.ts'
import type { CommunityEvent } from './event.ts'
import { occurrenceDates, occurrences, takesPlaceOn } from './occurrences.ts'
import { madeEvent } from './testing/madeEvent.ts'

const event = (more: Partial<CommunityEvent> = {}) =>
  madeEvent({ date: '2026-11-21', startTime: '10:00', endTime: '11:00', ...more })
const weekly = (more: Partial<CommunityEvent> = {}) => event({ recurring: true, ...more })

describe('the calendar rule', () => {
  it.each<[string, CommunityEvent, string, boolean]>([
    ['once, its day', event(), '2026-11-21', true],
    ['once, another', event(), '2026-11-28', false],
    ['once, with a time part', event({ date: '2026-11-21T00:00:00.000Z' }), '2026-11-21', true],
    ['weekly, later', weekly(), '2027-03-13', true],
    ['weekly, earlier than its date', weekly(), '2020-02-29', true],
    ['weekly, another weekday', weekly(), '2026-11-22', false],
    ['weekly on a leap day', weekly({ date: '2028-02-29' }), '2028-03-07', true],
    ['weekly over the year’s end', weekly({ date: '2026-12-31' }), '2027-01-07', true],
    ['weekly on the day clocks go forward', weekly({ date: '2026-03-01' }), '2026-03-08', true],
    ['weekly on the day clocks go back', weekly({ date: '2026-03-01' }), '2026-11-01', true],
    ['weekly before its first day', weekly({ from: '2026-11-28' }), '2026-11-21', false],
    ['weekly on its first day', weekly({ from: '2026-11-28' }), '2026-11-28', true],
    ['weekly on its last day', weekly({ until: '2026-11-28' }), '2026-11-28', true],
    ['weekly after its last day', weekly({ until: '2026-11-28' }), '2026-12-05', false],
    ['weekly, skipped', weekly({ skipped: ['2026-11-28'] }), '2026-11-28', false],
    ['weekly with bounds that are no dates', weekly({ from: 'x', until: '0' }), '2026-11-28', true],
    ['once, whatever its bounds', event({ until: '2020-01-01' }), '2026-11-21', true],
  ])('decides for an event %s', (_, one, day, expected) => {
    expect(takesPlaceOn(one, day)).toBe(expected)
    expect(occurrenceDates(one, { from: day, until: day })).toEqual(expected ? [day] : [])
  })

  it.each(['', '0000-00-00', '2026-02-30', '2027-02-29', 'soon', '2026-11', '21/11/2026'])(
    'excludes an event with the date %j',
    date => {
      const range = { from: '2026-01-01', until: '2026-12-31' }
      for (const one of [event({ date }), weekly({ date })]) {
        expect(occurrenceDates(one, range)).toEqual([])
        expect(takesPlaceOn(one, '2026-11-21')).toBe(false)
      }
    },
  )

  it('gives the same days over four years as day by day', () => {
    const one = weekly({ from: '2026-03-02', until: '2029-12-30', skipped: ['2028-02-26'] })
    const range = { from: '2026-01-01', until: '2029-12-31' }
    const days = occurrenceDates(one, range)
    expect(days).toEqual(datesFrom(range.from, range.until).filter(day => takesPlaceOn(one, day)))
    expect(days).toHaveLength(199)
    expect(days.every(day => isCivilDate(day) && weekday(day) === 6)).toBe(true)
  })
})

describe('the occurrences in a range', () => {
  it('are sorted by day and start, then title; without a start at the end of the day', () => {
    const list = occurrences(
      [
        weekly({ id: 'late', startTime: '18:00' }),
        weekly({ id: 'open', startTime: '00:00:00' }),
        weekly({ id: 'midnight', startTime: '00:00' }),
        event({ id: 'b', title: 'B' }),
        event({ id: 'a', title: 'A' }),
        event({ id: 'bad', date: '0000-00-00', startTime: 'noon' }),
      ],
      { from: '2026-11-21', until: '2026-11-28' },
    )
    expect(list.map(one => `${one.date.slice(8)} ${one.event.id}`)).toEqual([
      ...['21 midnight', '21 a', '21 b', '21 late', '21 open'],
      ...['28 midnight', '28 late', '28 open'],
    ])
    expect(list[0]).toMatchObject({ start: '00:00', end: '11:00' })
  })

  it('are none when the range ends before it begins', () => {
    expect(occurrences([weekly()], { from: '2026-12-01', until: '2026-11-01' })).toEqual([])
  })
})
