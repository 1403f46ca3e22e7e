import { describe, expect, it } from 'vitest'
import { errorsByPath } from '#domain/declared/schema.ts'
import { prayerTimesResponse } from '#domain/prayer/prayerTimesResponse.ts'
import { khutbahsOf, turnOn } from '#domain/prayer/rota.ts'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { computeDay } from '#domain/prayer/times.ts'
import { instantOf } from '#domain/time/civil.ts'
import { KhateebsSchema, type StoredKhateeb } from './khateebsSchema.ts'
import { dueReminders, withoutOldAddresses, withTry } from './reminders.ts'

const ZONE = 'America/New_York'
const at = (date: string, clock: string) => instantOf(date, clock, ZONE)
/** Two Jumu'ahs, on November 27 and every Friday. */
const FRIDAY = '2026-11-27'
const rota = { from: FRIDAY, fridays: [['Yusuf', 'Amal'], ['Idris']] }
const settings: PrayerSettings = { ...seedPrayerSettings(at('2026-11-21', '12:00')), rota }

describe('a rota', () => {
  it.each([
    ['2026-11-20', []],
    [FRIDAY, ['Yusuf', 'Amal']],
    ['2026-12-04', ['Idris']],
    ['2026-12-11', ['Yusuf', 'Amal']],
    ['2027-12-03', ['Idris']],
  ])('is on %s the turn of %o', (date, names) => {
    expect(turnOn(rota, date)).toEqual(names)
  })

  it.each([
    ['nothing of its own', undefined, [{ khateeb: 'Yusuf' }, { khateeb: 'Amal' }]],
    ['a name', [{ khateeb: 'Bilal' }], [{ khateeb: 'Bilal' }, { khateeb: 'Amal' }]],
    [
      'a topic',
      [{ topic: 'Patience' }],
      [{ khateeb: 'Yusuf', topic: 'Patience' }, { khateeb: 'Amal' }],
    ],
  ])('fills a Friday that has %s', (_, own, khutbahs) => {
    expect(khutbahsOf(FRIDAY, 2, own, rota)).toEqual(khutbahs)
  })

  it('names nobody for a prayer that there is not, nor on other days', () => {
    expect(khutbahsOf(FRIDAY, 1, undefined, rota)).toEqual([{ khateeb: 'Yusuf' }])
    expect(computeDay(settings, FRIDAY).khutbahs?.[1]).toEqual({ khateeb: 'Amal' })
    expect(computeDay(settings, '2026-11-26').khutbahs).toBeUndefined()
  })
})

describe('a reminder', () => {
  const given = {
    email: 'yusuf@example.org',
    agreedAt: '2026-01-01T00:00:00.000Z',
    agreedTo: 'Amina',
  }
  const people: StoredKhateeb[] = [{ name: 'yusuf', reminder: given }, { name: 'Amal' }]
  const due = (now: Date, reminders = {}) =>
    dueReminders(prayerTimesResponse(settings, { now }), people, { reminders }, now).map(
      ({ key }) => key,
    )
  const KEY = `${FRIDAY} 0 yusuf`

  it.each([
    ['three days before', '2026-11-24', '12:00', []],
    ['two days before', '2026-11-25', '09:00', [KEY]],
    ['at night', '2026-11-25', '23:00', []],
    ['on the day before', '2026-11-26', '12:00', [KEY]],
    ['on the day', FRIDAY, '10:00', []],
  ])('is due %s', (_, date, clock, keys) => {
    expect(due(at(date, clock))).toEqual(keys)
  })

  it('is due again only after a try that did not end', () => {
    const now = at('2026-11-25', '12:00')
    const tried = withTry({ reminders: {} }, [KEY], at('2026-11-25', '11:50'), '2026-11-25')
    expect(due(now, tried.reminders)).toEqual([])
    expect(due(at('2026-11-25', '12:30'), tried.reminders)).toEqual([KEY])
    const sent = withTry(tried, [KEY], now, '2026-11-25', true)
    expect(due(at('2026-11-26', '12:00'), sent.reminders)).toEqual([])
    expect(withTry(sent, [], now, '2026-11-28').reminders).toEqual({})
  })

  it('keeps an address as long as somebody speaks, and a year longer', () => {
    const without = { ...settings, rota: undefined, khutbahs: [] }
    const left = (now: string, by: Pick<PrayerSettings, 'khutbahs' | 'rota'>) =>
      withoutOldAddresses(people, by, new Date(now))[0]
    expect(left('2026-12-01T00:00:00Z', without)).toEqual(people[0])
    expect(left('2027-02-01T00:00:00Z', settings)).toEqual(people[0])
    expect(left('2027-02-01T00:00:00Z', without)).toEqual({ name: 'yusuf' })
  })
})

it.each([
  [
    'an address without consent',
    { name: 'A', email: 'a@example.org', agreed: false },
    'people.0.agreed',
  ],
  ['no address', { name: 'A', email: '', agreed: false }, undefined],
  ['no name', { name: ' ', email: '', agreed: false }, 'people.0.name'],
  ['half an address', { name: 'A', email: 'a@', agreed: true }, 'people.0.email'],
])('checks a khateeb with %s', (_, person, path) => {
  expect(Object.keys(errorsByPath(KhateebsSchema, { people: [person] }))[0]).toBe(path)
})
