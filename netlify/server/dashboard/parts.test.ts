import { expect, it } from 'vitest'
import type { CommunityEvent } from '#domain/events/event.ts'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import { dayComputer } from '#domain/prayer/times.ts'
import { datesFrom } from '#domain/time/civil.ts'
import { comingEvents, comingTimes } from './parts.ts'

const TODAY = '2026-11-22'
const seed = seedPrayerSettings(new Date(`${TODAY}T12:00:00Z`))

it('lists the next change of each iqama and single days, by date', () => {
  const isha = (from: string, time: string) => ({
    from,
    rule: { kind: 'fixed' as const, time },
  })
  const settings = {
    ...seed,
    iqama: {
      ...seed.iqama,
      isha: [isha('2026-12-11', '20:00'), isha('2026-12-04', '19:45'), isha('2026-11-01', '19:30')],
      asr: [
        { from: '2026-12-01', hijriMonth: 9, rule: seed.iqama.asr[0]!.rule },
        { from: '2027-06-01', rule: seed.iqama.asr[0]!.rule },
      ],
    },
    overrides: [
      { date: TODAY, note: 'Snow' },
      { date: '2026-11-20', note: 'Past' },
    ],
  }
  expect(comingTimes(settings, TODAY).map(({ date, text }) => `${date} ${text}`)).toEqual([
    '2026-11-22 This day only: Snow',
    '2026-11-27 Fajr iqama at 6:01 AM',
    '2026-12-04 Isha iqama at 7:45 PM',
  ])
  const [start, end] = [`${TODAY}T12:00Z`, '2026-12-05T04:59Z'] as const
  const closures = [{ start, end, reason: 'snow', keeps: ['dhuhr', 'asr', 'maghrib', 'jumuah'] }]
  const held = comingTimes(settings, TODAY, closures)
  expect(held.map(({ date, text }) => `${date} ${text}`)).toEqual([
    '2026-11-22 This day only: Snow. No congregation (snow): Isha',
    '2026-12-05 Fajr iqama at 6:08 AM',
    '2026-12-05 Isha iqama at 7:45 PM',
  ])
})

it('lists no rule that a timetable decides, but the steps of the timetable', () => {
  const dates = datesFrom('2026-11-15', '2027-01-31')
  const days = dates.map(dayComputer(seed)).map(({ iso: date, athan }) => ({
    ...{ date, ...athan },
    iqama: { isha: date < '2026-12-10' ? '19:30' : '20:30' },
  }))
  const isha = [
    { until: '2026-11-30', rule: { kind: 'fixed' as const, time: '19:30' } },
    { from: '2026-12-01', rule: { kind: 'fixed' as const, time: '20:00' } },
  ]
  const settings = { ...seed, iqama: { ...seed.iqama, isha }, tables: [{ year: 2026, days }] }
  const coming = comingTimes(settings, TODAY).map(({ date, text }) => `${date} ${text}`)
  expect(coming.filter(line => line.includes('Isha'))).toEqual(['2026-12-10 Isha iqama at 8:30 PM'])
})

it('lists the next days of the nearest events that visitors see', () => {
  const event = (title: string, date: string, more: Partial<CommunityEvent> = {}) =>
    ({
      ...{ id: title, title, description: '', date, startTime: '19:00', endTime: '' },
      ...{ location: '', image: '', active: true, recurring: false, category: 'other' },
      ...{ moreInfoUrl: '', ...more },
    }) as CommunityEvent
  const events = [
    event('Later', '2026-12-20', { canceled: { '2026-12-20': 'snow' } }),
    event('Weekly', '2026-11-03', { recurring: true }),
    event('Hidden', '2026-11-24', { active: false }),
    event('Past', '2026-11-21'),
    event('Undated', ''),
  ]
  const found = comingEvents(events, { date: TODAY, clock: '12:00' })
  expect(found.map(({ date, text }) => `${date} ${text}`)).toEqual([
    '2026-11-24 Weekly, 7:00 PM',
    '2026-12-20 Later, 7:00 PM, Cancelled: snow',
  ])
})
