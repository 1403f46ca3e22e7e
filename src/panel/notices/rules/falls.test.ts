import { expect, it } from 'vitest'
import { madeEvent } from '#domain/events/testing/madeEvent.ts'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import { dayComputer } from '#domain/prayer/times.ts'
import { fallsInto } from './falls.ts'

it('offers to cancel what falls into the hours, and not what is cancelled itself', () => {
  const date = '2026-11-27'
  const hours = { start: '2026-11-27T15:00:00Z', end: '2026-11-28T04:00:00Z' }
  const dinner = madeEvent({ id: 'dinner', date, startTime: '18:30', endTime: '20:00' })
  const events = [
    dinner,
    { ...dinner, id: 'off', skipped: [date] },
    { ...dinner, id: 'later', date: '2026-12-01', skipped: ['2026-12-01'] },
  ]
  const found = fallsInto(hours, { dayOf: () => undefined, events }, 'America/New_York', date)
  expect(found.map(({ key }) => key)).toEqual(['dinner'])
})

it.each([
  [
    "one Jumu'ah of two",
    '2026-11-27T13:00',
    '2026-11-27T13:20',
    ['jumuah', "Jumu'ah", 'today, 1:45 PM'],
  ],
  [
    'one Eid prayer of two',
    '2027-03-10T07:00',
    '2027-03-10T08:30',
    ['eid', 'Eid prayers', 'today, 8:00 AM'],
  ],
  ['Tarawih alone', '2027-02-20T20:00', '2027-02-20T23:00', ['isha', 'Tarawih', 'today, 8:30 PM']],
  [
    'Tarawih with Isha',
    '2027-02-20T19:00',
    '2027-02-20T23:00',
    ['isha', 'Isha in congregation', 'today, 7:30 PM'],
  ],
])('offers %s', (_, from, until, found) => {
  const settings = {
    ...seedPrayerSettings(new Date('2026-11-21T12:00:00Z')),
    eid: {
      fitr: { year: 1448, date: '2027-03-10', prayers: [{ time: '08:00' }, { time: '09:30' }] },
    },
    ramadan: { tarawih: [{ time: '20:30' }] },
  }
  const [start, end] = [from, until].map(at => new Date(`${at}:00-05:00`).toISOString()) as [
    string,
    string,
  ]
  const source = { dayOf: dayComputer(settings), events: [] }
  const falls = fallsInto({ start, end }, source, 'America/New_York', from.slice(0, 10))
  expect(falls.map(({ key, label, when }) => [key, label, when])).toEqual([found])
})
