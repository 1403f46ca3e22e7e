import { describe, expect, it } from 'vitest'
import { instantOf } from '#domain/time/civil.ts'
import { countdownHHMM, countdownShort } from '#domain/time/durations.ts'
import { jumuahAhead } from './jumuah.ts'
import { nextInWords } from './leadWords.ts'
import { prayerTimesResponse } from './prayerTimesResponse.ts'
import type { PrayerRow } from './response.ts'
import { prayerState } from './schedule.ts'
import { seedPrayerSettings } from './seed.ts'
import type { PrayerSettings } from './settings.ts'
import { STOCKHOLM } from './testing/places.ts'
import { stateAt as stateOf } from './testing/stateAt.ts'
import { todayView } from './view/today.ts'

const ZONE = 'America/New_York'
const seed = seedPrayerSettings(new Date('2026-11-21T12:00:00Z'))

const stateAt = (date: string, clock: string, settings: PrayerSettings = seed) =>
  stateOf(`${date}T${clock}`, settings)

describe('an ordinary Saturday (05:30 06:50 11:43 14:13 16:33 17:53)', () => {
  it.each([
    ['00:10', null, 'Fajr', '05:30', '05:20', false],
    ['05:29', null, 'Fajr', '05:30', '00:01', false],
    ['05:30', 'fajr', 'Dhuhr', '11:43', '06:13', false],
    ['06:49', 'fajr', 'Dhuhr', '11:43', '04:54', false],
    ['06:50', null, 'Dhuhr', '11:43', '04:53', false],
    ['11:42', null, 'Dhuhr', '11:43', '00:01', false],
    ['11:43', 'dhuhr', 'Asr', '14:13', '02:30', false],
    ['14:13', 'asr', 'Maghrib', '16:33', '02:20', false],
    ['16:33', 'maghrib', 'Isha', '17:53', '01:20', false],
    ['17:53', 'isha', 'Fajr', '05:31', '11:38', true],
    ['23:59', 'isha', 'Fajr', '05:31', '05:32', true],
  ])('%s: current %s, next %s at %s in %s', (clock, current, label, time, left, isTomorrow) => {
    const state = stateAt('2026-11-21', clock)
    expect(state.current).toBe(current)
    expect(state.next).toMatchObject({ label, time })
    expect(state.next.row).toBe(isTomorrow ? state.tomorrow : state.today)
    expect(nextInWords(state)).toBe(`Next: ${label} in ${left}`)
    expect(state.today.iso).toBe('2026-11-21')
    expect(state.tomorrow.iso).toBe('2026-11-22')
    const isEvening = clock >= '16:33'
    expect(state.hijri).toBe(
      isEvening ? 'Evening of Jumada al-Thani 12, 1448' : 'Jumada al-Thani 11, 1448',
    )
    const hijri = { ...seed.hijri, turnsAt: 'midnight' as const }
    const civil = stateAt('2026-11-21', clock, { ...seed, hijri })
    expect(civil.hijri).toBe('Jumada al-Thani 11, 1448')
  })

  it.each([
    ['2027-06-30', '00:30', 'Muharram 24, 1449'],
    ['2027-06-30', '01:30', 'Muharram 25, 1449'],
  ])(
    'keeps the Hijri date of the day before until a Maghrib after midnight: %s %s',
    (date, clock, text) => {
      const place = { name: '', latitude: 64.6, longitude: 10, timeZone: 'Europe/Moscow' }
      expect(stateAt(date, clock, { ...seed, place }).hijri).toBe(text)
    },
  )

  it('counts a started minute as a whole one', () => {
    const now = new Date(instantOf('2026-11-21', '16:32', ZONE).getTime() + 30_000)
    const response = prayerTimesResponse(seed, { now })
    expect(prayerState(response, now)).toMatchObject({ minutesToNext: 1 })
  })
})

describe('Friday', () => {
  it("finds the next Jumu'ah and its times", () => {
    const response = prayerTimesResponse(seed, { now: new Date('2026-11-21T12:00:00Z') })
    const { iso, slots } = jumuahAhead(response, '2026-11-21')
    expect(iso).toBe('2026-11-27')
    expect(slots.map(({ time }) => time)).toEqual(['13:45', '14:05'])
    expect(jumuahAhead(response, '2027-01-01')).toEqual({ slots: [] })
  })
})

describe('Isha after midnight (Stockholm in June, Isha 00:49 or 00:50)', () => {
  const calculation = { ...seed.calculation, highLatitudeRule: 'middle-of-the-night' as const }
  const stockholm = { ...seed, place: STOCKHOLM, calculation }

  it.each([
    ['2027-06-20', '23:30', 'maghrib', 'Isha', '01:19', 'isha'],
    ['2027-06-21', '00:20', null, 'Isha', '00:29', undefined],
    ['2027-06-21', '00:52', 'fajr', 'Dhuhr', '11:58', 'dhuhr'],
    ['2027-07-01', '00:20', null, 'Isha', '00:32', undefined],
  ])('%s %s: current %s, next %s in %s', (date, clock, current, label, left, row) => {
    const state = stateAt(date, clock, stockholm)
    expect(state.current).toBe(current)
    expect(nextInWords(state)).toBe(`Next: ${label} in ${left}`)
    const { rows } = todayView(state, { jumuah: [], info: [] } as never)
    expect(rows.find(({ mark }) => mark === 'next')?.name).toBe(row)
  })
})

describe('missing rows', () => {
  const response = prayerTimesResponse(seed, { now: new Date('2026-11-21T12:00:00Z') })
  const { info, previous: _, ...rest } = response
  const now = instantOf('2026-11-21', '12:00', ZONE)

  it.each([
    ['no rows', [], 'today', '2026-11-21'],
    ['no today', info.filter(row => row.iso !== '2026-11-21'), 'today', '2026-11-21'],
    ['no tomorrow', info.filter(row => row.iso <= '2026-11-21'), 'tomorrow', '2026-11-22'],
  ] satisfies [string, PrayerRow[], string, string][])('%s', (_, rows, day, iso) => {
    expect(prayerState({ ...response, info: rows }, now)).toEqual({ status: 'missing', day, iso })
  })

  it('are replaced by `previous` in the night before the first row', () => {
    const early = instantOf('2026-11-01', '00:30', ZONE)
    const stateOf = (days: Parameters<typeof prayerState>[0]) => {
      const state = prayerState(days, early)
      return state.status === 'ready' && state.lead.label
    }
    const late = { ...response.previous, isha: { time: '18:12', iqama: '00:45' } }
    expect(stateOf({ ...rest, info })).toBe('Fajr')
    expect(stateOf({ ...rest, info, previous: late })).toBe('Isha')
  })

  it("do not matter in the visitor's time zone: the mosque's day decides", () => {
    const lateEvening = new Date('2026-11-22T04:30:00Z')
    expect(prayerState(response, lateEvening)).toMatchObject({ today: { iso: '2026-11-21' } })
  })
})

describe('countdowns', () => {
  it.each([
    [0, '00:00', '0h 0m'],
    [-5, '00:00', '0h 0m'],
    [59, '00:59', '0h 59m'],
    [105, '01:45', '1h 45m'],
    [698, '11:38', '11h 38m'],
  ])('%i minutes', (minutes, long, short) => {
    expect(countdownHHMM(minutes)).toBe(long)
    expect(countdownShort(minutes)).toBe(short)
  })
})

describe('a short night in Birmingham (Isha 01:12, then Fajr 01:12)', () => {
  const { adjustments } = seed.calculation
  const settings = (isha: number): PrayerSettings => ({
    ...seed,
    place: { name: '', latitude: 52.48, longitude: -1.9, timeZone: 'Europe/London' },
    calculation: {
      ...seed.calculation,
      highLatitudeRule: 'middle-of-the-night',
      adjustments: { ...adjustments, isha },
    },
  })
  it.each([
    [0, '01:11', null, 'isha'],
    [0, '01:12', 'fajr', 'dhuhr'],
    [10, '01:10', null, 'fajr'],
    [10, '01:13', 'fajr', 'isha'],
  ])('with %i minutes added to Isha at %s: current %s, next %s', (added, clock, current, next) => {
    const state = stateAt('2027-07-06', clock, settings(added))
    expect([state.current, state.next.name]).toEqual([current, next])
  })
})
