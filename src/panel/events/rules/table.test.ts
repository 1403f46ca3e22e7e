import { describe, expect, it } from 'vitest'
import type { CommunityEvent } from '#domain/events/event.ts'
import { occurrenceDates, takesPlaceOn } from '#domain/events/occurrences.ts'
import { madeEvent } from '#domain/events/testing/madeEvent.ts'
import { addDays } from '#domain/time/civil.ts'
import { unseenInWords } from './listed.ts'
import { ALL_ROWS, inTableOrder, shownRows, type TableView, tableRow } from './table.ts'
import { comingDay, nextEventDays, withSkipped } from './thisWeek.ts'

/** A Saturday. */
const TODAY = '2026-11-21'
const AT = { date: TODAY, clock: '12:00' }
const made = (id: string, more: Partial<CommunityEvent> = {}) =>
  madeEvent({
    id,
    title: `Event ${id}`,
    description: 'Of some kind',
    date: '2026-12-01',
    startTime: '19:00',
    endTime: '20:00',
    location: 'Hall',
    ...more,
  })

describe('the events table', () => {
  const rows = inTableOrder(
    [
      made('past', { date: '2026-11-01', location: 'Attic' }),
      made('older', { date: '2026-10-01', category: 'charity' }),
      made('undated', { date: '0000-00-00' }),
      made('10', { category: 'youth', description: 'With TEA', listedFrom: '2026-11-30' }),
      made('2', { date: '2026-12-02', location: 'Garden', active: false }),
      made('weekly', { date: '2026-01-02', recurring: true }),
      made('off', { date: '2026-01-02', recurring: true, skipped: ['2026-11-27'] }),
    ].map(event => tableRow(event, AT)),
  )
  const shown = (view: Partial<TableView>) =>
    shownRows(rows, { ...ALL_ROWS, ...view }).map(row => row.event.id)

  it.each<[Partial<TableView>, string[]]>([
    [{}, ['weekly', '10', '2', 'off', 'undated', 'past', 'older']],
    [{ isDescending: true }, ['older', 'past', 'undated', 'off', '2', '10', 'weekly']],
    [{ show: 'past' }, ['past', 'older']],
    [{ show: 'ahead' }, ['weekly', '10', '2', 'off', 'undated']],
    [{ show: 'recurring' }, ['weekly', 'off']],
    [{ show: 'hidden' }, ['2']],
    [{ show: 'later' }, ['10']],
    [{ search: ' tea ' }, ['10']],
    [{ search: 'garden' }, ['2']],
    [{ search: 'event', category: 'charity' }, ['older']],
    [{ search: 'nowhere' }, []],
    [{ sort: 'title' }, ['10', '2', 'off', 'older', 'past', 'undated', 'weekly']],
    [{ sort: 'location' }, ['past', '2', 'weekly', '10', 'off', 'undated', 'older']],
    [{ sort: 'category' }, ['older', 'weekly', '2', 'off', 'undated', 'past', '10']],
  ])('with the view %j has the rows %j', (view, ids) => {
    expect(shown(view)).toEqual(ids)
  })
})

it.each<[Partial<CommunityEvent>, string | RegExp]>([
  [{}, ''],
  [{ date: '' }, ''],
  [{ active: false }, 'It is hidden: visitors do not see it.'],
  [{ active: false, publishOn: '2026-11-30' }, /^Published by itself on Mon, Nov.* 30 at 12:00 AM/],
  [{ listedFrom: '2026-11-30' }, 'Listed from Mon, Nov 30.'],
  [{ date: '2026-11-20' }, 'It is over already: visitors find it among past events.'],
  [{ canceled: { '2026-12-02': 'snow' } }, ''],
  [
    { canceled: { '2026-12-01': 'snow' } },
    'On Tuesday, December 1 visitors read “Cancelled: snow”.',
  ],
])('says what visitors do not see of an event with %j', (more, words) => {
  const said = unseenInWords(made('saved', more), AT)
  expect(said).toEqual(typeof words === 'string' ? words : expect.stringMatching(words))
})

describe('the coming week', () => {
  const friday = made('friday', { date: '2026-01-02', recurring: true })
  const OVER_TODAY = { date: '2026-01-03', startTime: '10:00', endTime: '11:00' }
  it.each<[string, Partial<CommunityEvent>, string | undefined, boolean | undefined]>([
    ['on', {}, '2026-11-27', false],
    ['taken off', { skipped: ['2026-11-27'] }, '2026-11-27', true],
    ['of today', { date: '2026-01-03' }, TODAY, false],
    ['over today', OVER_TODAY, undefined, undefined],
    ['over today for good', { ...OVER_TODAY, until: TODAY }, undefined, undefined],
    ['off today', { ...OVER_TODAY, skipped: [TODAY] }, TODAY, true],
    ['not yet', { from: '2026-12-04' }, undefined, undefined],
    ['no more', { until: '2026-11-20' }, undefined, undefined],
    ['of one day', { recurring: false, date: '2026-12-27' }, '2026-12-27', false],
    [
      'of one day and cancelled',
      { recurring: false, date: '2026-12-27', skipped: ['2026-12-27'] },
      '2026-12-27',
      true,
    ],
    ['of one day and over', { recurring: false, date: '2026-11-20' }, undefined, undefined],
  ])('offers the next day of an event that is %s', (_, more, date, isSkipped) => {
    const coming = comingDay(tableRow({ ...friday, ...more }, AT), TODAY)
    expect([coming?.date, coming?.isSkipped]).toEqual([date, isSkipped])
  })

  it('offers the days of a monthly event, and its next one within a week', () => {
    const monthly = made('monthly', { date: '2026-10-25', repeats: 'monthLastWeekday' })
    expect(nextEventDays(monthly, TODAY, 2)).toEqual(['2026-11-29', '2026-12-27'])
    expect(comingDay(tableRow(monthly, AT), TODAY)).toBeUndefined()
    const row = tableRow({ ...monthly, skipped: ['2026-11-29'] }, AT)
    expect(comingDay(row, '2026-11-23')).toEqual({
      date: '2026-11-29',
      isSkipped: true,
    })
  })

  it('offers the next weeks within the bounds', () => {
    expect(nextEventDays(friday, TODAY, 2)).toEqual(['2026-11-27', '2026-12-04'])
    expect(nextEventDays({ ...friday, from: '2027-01-01', until: '2027-01-08' }, TODAY, 5)).toEqual(
      ['2027-01-01', '2027-01-08'],
    )
    expect(nextEventDays({ ...friday, date: '' }, TODAY, 5)).toEqual([])
  })

  it('skips a day, and restores it', () => {
    expect(withSkipped(['2026-12-04'], '2026-11-27', true)).toEqual(['2026-11-27', '2026-12-04'])
    expect(withSkipped(['2026-11-27', '2026-12-04'], '2026-11-27', false)).toEqual(['2026-12-04'])
  })
})

it('steps through the days of a weekly event as the calendar rule has them', () => {
  const event = made('weekly', {
    date: '2026-03-13',
    recurring: true,
    from: '2026-02-06',
    until: '2027-04-02',
    skipped: ['2026-11-27'],
  })
  const range = { from: '2026-01-01', until: '2027-12-31' }
  const days: string[] = []
  for (let day = range.from; day <= range.until; day = addDays(day, 1)) {
    if (takesPlaceOn(event, day)) days.push(day)
  }
  expect(days).toHaveLength(60)
  expect(occurrenceDates(event, range)).toEqual(days)
})
