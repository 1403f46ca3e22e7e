import { describe, expect, it } from 'vitest'
import { grouped, isOnNow, missInWords } from './groups.ts'
import { listing } from './listing.ts'
import { madeEvent, madeHalaqa } from './testing/madeEvent.ts'

/** A Saturday. */
const today = '2026-11-21'

describe('the groups of coming events', () => {
  it('are today with what is still on, the coming six days, and later with what has no date', () => {
    const on = (id: string, date: string, more = {}) => madeEvent({ id, date, ...more })
    const events = [
      on('next', '2026-11-28'),
      on('undated', ''),
      on('friday', '2026-11-27'),
      on('night', '2026-11-20', { startTime: '22:00', endTime: '01:00' }),
      on('today', today),
      on('tomorrow', '2026-11-22'),
    ]
    const { upcoming } = listing(events, { date: today, clock: '00:30' })
    const ids = grouped(upcoming, today).map(({ group, listed }) => [
      group,
      ...listed.map(({ event }) => event.id),
    ])
    expect(ids).toEqual([
      ['today', 'night', 'today'],
      ['week', 'tomorrow', 'friday'],
      ['later', 'next', 'undated'],
    ])
  })

  it('are left out when they are empty', () => {
    const { upcoming } = listing([madeEvent({ date: '2027-01-02' })], {
      date: today,
      clock: '12:00',
    })
    expect(grouped(upcoming, today).map(({ group }) => group)).toEqual(['later'])
  })
})

it.each([
  ['this Friday', ['2026-11-27'], {}, 'Not this Friday'],
  ['the nearer of two', ['2026-12-04', '2026-11-27'], {}, 'Not this Friday'],
  ['next Friday', ['2026-12-04'], {}, 'Not next Friday'],
  ['a Friday three weeks away', ['2026-12-11'], {}, ''],
  ['a past Friday', ['2026-11-20'], {}, ''],
  ['a day that is not its weekday', ['2026-11-26'], {}, ''],
  ['a Friday after its last day', ['2026-12-04'], { until: '2026-11-27' }, ''],
  ['nothing', undefined, {}, ''],
])('says that a weekly event skips %s', (_, skipped, more, words) => {
  expect(missInWords(madeHalaqa({ skipped, ...more }), today)).toBe(words)
})

it('says that an event does not take place today', () => {
  expect(missInWords(madeHalaqa({ skipped: ['2026-11-27'] }), '2026-11-27')).toBe('Not today')
})

it.each([
  ['2026-11-27', '19:44', false],
  ['2026-11-27', '19:45', true],
  ['2026-11-27', '20:59', true],
  ['2026-11-27', '21:00', false],
])('says whether an event is on, on %s at %s', (date, clock, on) => {
  expect(isOnNow(madeHalaqa(), '2026-11-27', { date, clock })).toBe(on)
})
