import { expect, it } from 'vitest'
import { prayerClocksOf } from '#domain/events/clocks.ts'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import type { JanazahPrayer } from './notice.ts'
import { resolveNotice } from './resolve.ts'

const ZONE = 'America/New_York'
const settings: PrayerSettings = {
  ...seedPrayerSettings(new Date('2026-11-21T17:00:00Z')),
  place: { name: 'New York', latitude: 40.7, longitude: -74, timeZone: ZONE },
  jumuah: [{ from: '2026-01-01', slots: [{ time: '13:15' }, { time: '14:15' }] }],
  overrides: [
    { date: '2026-11-23', iqama: { dhuhr: '13:30', isha: '23:40' } },
    { date: '2026-11-27', iqama: { dhuhr: '12:45' } },
    { date: '2026-12-04', jumuah: [], iqama: { dhuhr: '12:45' } },
  ],
}
const start = '2026-11-22T20:00:00.000Z'
const janazah = { id: 'a', kind: 'janazah' as const, title: 'Salat al-Janazah', text: '', start }
const resolved = (prayer: JanazahPrayer, ...closed: (readonly [start: string, end: string])[]) =>
  resolveNotice(
    { ...janazah, prayer },
    prayerClocksOf(settings, '2026-11-22'),
    ZONE,
    closed.map(([start, end]) => ({ start, end, reason: 'snow', keeps: ['isha'] })),
  )

it.each<[string, JanazahPrayer, string, string, string, JanazahPrayer?]>([
  ['its iqama', { name: 'dhuhr', date: '2026-11-23' }, '13:30', '2026-11-23T18:30', '19:30'],
  ['a late iqama', { name: 'isha', date: '2026-11-23' }, '23:40', '2026-11-24T04:40', '05:40'],
  [
    "the first Jumu'ah",
    { name: 'jumuah', date: '2026-11-27' },
    '13:15',
    '2026-11-27T18:15',
    '19:15',
  ],
  [
    "the second Jumu'ah",
    { name: 'jumuah', date: '2026-11-27', slot: 1 },
    ...(['14:15', '2026-11-27T19:15', '20:15'] as const),
  ],
  [
    "the last Jumu'ah where that one is gone",
    { name: 'jumuah', date: '2026-11-27', slot: 4 },
    ...(['14:15', '2026-11-27T19:15', '20:15'] as const),
    { name: 'jumuah', date: '2026-11-27', slot: 1 },
  ],
  [
    "the first Jumu'ah where a Friday has no Dhuhr",
    { name: 'dhuhr', date: '2026-11-27' },
    ...(['13:15', '2026-11-27T18:15', '19:15'] as const),
    { name: 'jumuah', date: '2026-11-27' },
  ],
  [
    "Dhuhr where Jumu'ah is cancelled",
    { name: 'jumuah', date: '2026-12-04' },
    ...(['12:45', '2026-12-04T17:45', '18:45'] as const),
    { name: 'dhuhr', date: '2026-12-04' },
  ],
])('ends a janazah an hour after %s, and names it', (_, prayer, time, at, end, held = prayer) => {
  expect(resolved(prayer)).toEqual({
    ...janazah,
    prayer: { ...held, time, at: `${at}:00.000Z` },
    end: `${at.slice(0, 11)}${end}:00.000Z`,
  })
})

it.each<[string, JanazahPrayer, string, string, object?]>([
  ['Dhuhr', { name: 'dhuhr', date: '2026-11-23' }, '23T18:00', '23T18:31'],
  ["its Jumu'ah", { name: 'jumuah', date: '2026-11-27' }, '27T18:15', '27T19:00'],
  [
    "the Jumu'ah before it",
    { name: 'jumuah', date: '2026-11-27', slot: 1 },
    ...(['27T18:15', '27T19:15'] as const),
    { name: 'jumuah', date: '2026-11-27', time: '14:15', at: '2026-11-27T19:15:00.000Z' },
  ],
  [
    'what it keeps',
    { name: 'isha', date: '2026-11-23' },
    ...(['24T00:00', '25T00:00'] as const),
    expect.objectContaining({ time: '23:40' }),
  ],
])(
  'has no time after a congregation that is cancelled, when closed over %s',
  (_, prayer, from, to, held = prayer) => {
    expect(resolved(prayer, [`2026-11-${from}Z`, `2026-11-${to}Z`]).prayer).toEqual(held)
  },
)

it('ends a janazah at midnight on a day without prayer times', () => {
  const prayer = { name: 'dhuhr', date: '2026-11-23' } as const
  const notice = resolveNotice({ ...janazah, prayer }, () => undefined, ZONE)
  expect(notice).toEqual({ ...janazah, prayer, end: '2026-11-24T05:00:00.000Z' })
})

it('leaves other notices as they are', () => {
  const closed = { ...janazah, kind: 'closure' as const, end: '2026-11-23T05:00:00.000Z' }
  expect(resolveNotice(closed, () => undefined, ZONE)).toEqual(closed)
})
