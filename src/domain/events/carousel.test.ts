import { describe, expect, it, test } from 'vitest'
import { carouselEvents, nextOccurrence } from './carousel.ts'
import type { CommunityEvent } from './event.ts'
import { madeEvent } from './testing/madeEvent.ts'

const at = (date: string, clock = '12:00') => ({ date, clock })
const shown = (events: Partial<CommunityEvent>[], date = '2026-11-21', clock = '12:00') =>
  carouselEvents(
    events.map((fields, i) => madeEvent({ id: String(i), ...fields })),
    at(date, clock),
  ).map(slide => [slide.event.id, slide.date])

describe('nextOccurrence of a Friday event', () => {
  it.each([
    ['on the Saturday after', '2026-11-21', '12:00', '2026-11-27'],
    ['on the Thursday before', '2026-11-26', '23:59', '2026-11-27'],
    ['on its day, before it ends', '2026-11-27', '20:59', '2026-11-27'],
    ['on its day, once it has ended', '2026-11-27', '21:00', '2026-12-04'],
    ['before the date it was entered with', '2026-11-18', '12:00', '2026-11-20'],
    ['years later, over a year end', '2027-12-29', '12:00', '2027-12-31'],
    ['over the loss of an hour in spring', '2027-03-13', '12:00', '2027-03-19'],
    ['over the gain of an hour in fall', '2026-10-31', '12:00', '2026-11-06'],
    ['over a leap day', '2028-02-26', '12:00', '2028-03-03'],
  ])('is found %s', (_, date, clock, next) => {
    const friday = madeEvent({ recurring: true, startTime: '19:45', endTime: '21:00' })
    expect(nextOccurrence(friday, at(date, clock))).toBe(next)
  })

  test('an event without an end, or past midnight, stays on its day', () => {
    const open = madeEvent({ recurring: true, startTime: '19:45' })
    const late = madeEvent({ recurring: true, startTime: '22:00', endTime: '01:00' })
    expect(nextOccurrence(open, at('2026-11-27', '23:59'))).toBe('2026-11-27')
    expect(nextOccurrence(late, at('2026-11-27', '23:59'))).toBe('2026-11-27')
    expect(nextOccurrence(late, at('2026-11-28', '00:30'))).toBe('2026-11-27')
    expect(nextOccurrence(late, at('2026-11-28', '01:00'))).toBe('2026-12-04')
  })

  it('is undefined without a valid date', () => {
    expect(
      nextOccurrence(madeEvent({ recurring: true, date: '0000-00-00' }), at('2026-11-21')),
    ).toBe(undefined)
  })
})

describe('carouselEvents', () => {
  it('leaves out inactive events', () => {
    expect(shown([{ active: false }, { active: true }])).toEqual([['1', '2026-11-27']])
  })

  it('sorts by date, those without a valid date last', () => {
    expect(
      shown([
        { date: '0000-00-00' },
        { date: '2026-12-24' },
        { date: '2026-11-17', recurring: true },
        { date: '2026-11-22' },
        { date: 'someday' },
      ]),
    ).toEqual([
      ['3', '2026-11-22'],
      ['2', '2026-11-24'],
      ['1', '2026-12-24'],
      ['0', undefined],
      ['4', undefined],
    ])
  })

  it('sorts one day by start, those without one last', () => {
    expect(
      shown([{ startTime: '00:00:00' }, { startTime: '19:30' }, { startTime: '9:00' }]).map(
        ([id]) => id,
      ),
    ).toEqual(['2', '1', '0'])
  })

  it.each<[string, Partial<CommunityEvent>, string[]]>([
    ['skips this week', { skipped: ['2026-11-27'] }, ['2026-12-04']],
    ['has skipped both weeks ahead', { skipped: ['2026-11-27', '2026-12-04'] }, []],
    ['ended', { until: '2026-11-26' }, []],
    ['begins next week', { from: '2026-11-28' }, ['2026-12-04']],
    ['begins after the days looked at', { from: '2026-12-06' }, []],
  ])('gives the days of a weekly event that %s', (_, fields, dates) => {
    expect(shown([{ recurring: true, ...fields }]).map(([, date]) => date)).toEqual(dates)
  })

  it.each([
    ['at 00:30, while it lasts', '2026-11-28', '00:30', 1],
    ['at its end', '2026-11-28', '01:00', 0],
  ])('shows a single event over midnight %s', (_, date, clock, count) => {
    expect(shown([{ startTime: '22:00', endTime: '01:00' }], date, clock)).toHaveLength(count)
  })

  it.each([
    ['the day before', '2026-11-26', '23:59', 1],
    ['on the day, while it lasts', '2026-11-27', '20:59', 1],
    ['on the day, once over', '2026-11-27', '21:00', 0],
    ['the day after', '2026-11-28', '00:00', 0],
  ])('shows a single event %s: %s %s', (_, date, clock, count) => {
    expect(shown([{ startTime: '19:45', endTime: '21:00' }], date, clock)).toHaveLength(count)
  })
})
