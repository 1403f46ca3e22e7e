import { expect, it } from 'vitest'
import { closedDay } from '#domain/prayer/closedDay.ts'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import { type DayOf, dayComputer, type PrayerDay } from '#domain/prayer/times.ts'
import { applied, type Change } from './change.ts'
import { previewDays } from './preview.ts'

const seed = () => seedPrayerSettings(new Date('2026-11-21T12:00:00Z'))

const closures = [
  { start: '2026-11-30T20:00Z', end: '2026-12-01T05:00Z', reason: 'snow', keeps: ['asr'] },
]
const held = (day: PrayerDay) => closedDay(day, closures, seed().place.timeZone)

function preview(change: Change) {
  const [dayOf, savedDayOf] = [applied(seed(), change), seed()].map(one => dayComputer(one)) as [
    DayOf,
    DayOf,
  ]
  return previewDays({ dayOf, savedDayOf, held }, '2026-11-21', 14)
}

it('marks only the times that change', () => {
  const days = preview({
    kind: 'iqama',
    prayer: 'isha',
    rule: { kind: 'fixed', time: '19:45' },
    when: 'offered',
    from: '2026-11-27',
    until: '2026-11-28',
  })
  expect(days.map(({ iso, isChanged }) => [iso.slice(8), isChanged])).toEqual(
    ['21', '22', '23', '24', '25', '26', '27', '28', '29', '30', '01', '02', '03', '04'].map(
      day => [day, day === '27' || day === '28'],
    ),
  )
  const same = {
    'iqama asr': '14:26',
    'athan isha': '17:51',
    jumuah: '1:45 PM & 2:05 PM',
  }
  expect(days[6]).toMatchObject({
    now: { ...same, 'iqama isha': '19:45' },
    was: { ...same, 'iqama isha': '19:30' },
  })
  const closed = { note: 'No congregation (snow): Maghrib, Isha', 'iqama isha': 'none' }
  expect(days[9]).toMatchObject({ now: closed, was: closed })
  expect(days[7]).toMatchObject({ now: { jumuah: '' }, was: { jumuah: '' } })
})

it.each<[string, Change, number, object]>([
  [
    "Jumu'ah that goes",
    { kind: 'day', day: { date: '2026-11-27', jumuah: [] } },
    6,
    { now: { jumuah: '' }, was: { jumuah: '1:45 PM & 2:05 PM' }, isChanged: true },
  ],
  [
    'a khateeb',
    { kind: 'khutbah', date: '2026-11-27', slots: [{ khateeb: 'Imam Yusuf', place: 'Gym' }] },
    6,
    { now: { khateebs: 'Imam Yusuf, Gym' }, was: { khateebs: '' }, isChanged: true },
  ],
  [
    'a note alone',
    { kind: 'day', day: { date: '2026-11-22', note: 'Snow' } },
    1,
    { now: { note: 'Snow' }, was: { note: '' }, isChanged: true },
  ],
])('marks %s', (_, change, index, expected) => {
  expect(preview(change)[index]).toMatchObject(expected)
})

it('compares Hijri dates', () => {
  const dayOf = dayComputer({
    ...seed(),
    hijri: { confirmed: [{ year: 1448, month: 6, date: '2026-11-12' }] },
  })
  const [day] = previewDays({ dayOf, savedDayOf: dayComputer(seed()), held }, '2026-11-21', 1)
  expect(day).toMatchObject({
    now: { hijri: 'Jumada al-Thani 10' },
    was: { hijri: 'Jumada al-Thani 11' },
  })
})

it('shows an Eid on its day, as a change until it is saved', () => {
  const seed = seedPrayerSettings(new Date('2026-11-21T12:00:00Z'))
  const eid = { adha: { year: 1448, date: '2027-05-16', prayers: [{ time: '07:30' }] } }
  const [dayOf, savedDayOf] = [dayComputer({ ...seed, eid }), dayComputer(seed)]
  const days = previewDays({ dayOf, savedDayOf, held }, '2027-05-15', 3)
  expect(days.map(({ now, isChanged }) => [now.note, isChanged])).toEqual([
    ['', false],
    ['Eid al-Adha, prayer at 7:30 AM', true],
    ['', false],
  ])
})
