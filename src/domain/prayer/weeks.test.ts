import { describe, expect, it } from 'vitest'
import { computeRange } from '#domain/prayer/testing/computeRange.ts'
import { remembered } from '#domain/remembered.ts'
import {
  addDays,
  clockChange,
  clockOf,
  datesFrom,
  FRIDAY,
  instantOf,
  weekday,
} from '#domain/time/civil.ts'
import { announcements } from './changes.ts'
import { dayLine, nearest } from './dayLine.ts'
import type { IqamaRule } from './iqamaRule.ts'
import { PRAYERS, type PrayerName } from './names.ts'
import { prayerTimesResponse } from './prayerTimesResponse.ts'
import { seedPrayerSettings } from './seed.ts'
import type { PrayerSettings } from './settings.ts'
import { computeDay, dayComputer } from './times.ts'
import { weekOf } from './weeks.ts'

const ZONE = 'America/New_York'
const seed = seedPrayerSettings(new Date('2026-11-21T12:00:00Z'))
const weekly = (change: object = {}): IqamaRule => ({
  ...{ kind: 'after-athan', minutes: 10, roundTo: 5, weekday: FRIDAY },
  ...change,
})
const withRule = (prayer: PrayerName, rule: IqamaRule, change: Partial<PrayerSettings> = {}) => ({
  ...seed,
  iqama: {
    ...seed.iqama,
    fajr: [{ rule: { kind: 'after-athan' as const, minutes: 20 } }],
    [prayer]: [{ rule }],
  },
  ...change,
})

/** The latest athan of some days, by default of a week. */
function latestAthan(
  settings: PrayerSettings,
  prayer: PrayerName,
  from: string,
  until = addDays(from, 6),
): string {
  const days = computeRange(settings, from, until)
  return clockOf(Math.max(...days.map(({ athan }) => dayLine(athan)[prayer])))
}

const iqamas = (settings: PrayerSettings, prayer: PrayerName, from: string, until: string) => [
  ...new Set(computeRange(settings, from, until).map(({ iqama }) => iqama[prayer])),
]

describe('an iqama that changes once a week', () => {
  it.each<[string, PrayerName, IqamaRule, string]>([
    ['the days get longer', 'isha', weekly(), '2027-02-05'],
    ['the days get shorter', 'isha', weekly(), '2026-11-20'],
    ['it is Fajr, later each day', 'fajr', weekly(), '2026-11-27'],
    ['it rounds to 15 minutes', 'asr', weekly({ roundTo: 15 }), '2027-02-05'],
    ['it does not round', 'asr', weekly({ roundTo: undefined }), '2027-02-05'],
  ])('is the same from Friday to Thursday when %s', (_, prayer, rule, from) => {
    const settings = withRule(prayer, rule)
    const [iqama, ...others] = iqamas(settings, prayer, from, addDays(from, 6))
    expect(others).toEqual([])
    const latest = latestAthan(settings, prayer, from)
    const { roundTo = 1 } = rule as { roundTo?: number }
    const [hours = 0, minutes = 0] = latest.split(':').map(Number)
    expect(iqama).toBe(clockOf(Math.ceil((hours * 60 + minutes + 10) / roundTo) * roundTo))
  })

  it('changes on its weekday alone, and with the clocks', () => {
    const settings = withRule('isha', weekly({ weekday: 1 }))
    const days = computeRange(settings, '2026-10-24', '2026-11-12')
    const changes = days.filter(
      (day, index) => index > 0 && day.iqama.isha !== days[index - 1]!.iqama.isha,
    )
    expect(changes.map(({ iso }) => iso)).toEqual(['2026-10-26', '2026-11-01', '2026-11-09'])
  })

  it('takes the latest time on either side of the change of the clocks', () => {
    const settings = withRule('isha', weekly())
    // From Sunday, November 1 clocks are an hour back; Friday and Saturday before are on daylight time.
    expect(latestAthan(settings, 'isha', '2026-10-30', '2026-10-31')).toBe('19:11')
    expect(latestAthan(settings, 'isha', '2026-11-01', '2026-11-05')).toBe('18:09')
    expect(iqamas(settings, 'isha', '2026-10-30', '2026-10-31')).toEqual(['19:25'])
    expect(iqamas(settings, 'isha', '2026-11-01', '2026-11-05')).toEqual(['18:20'])
    expect(iqamas(settings, 'isha', '2026-11-06', '2026-11-12')).toEqual(['18:15'])
  })

  it.each<[string, string, number, number, string[]]>([
    ['New York, forward', 'America/New_York', 40.71, -74.01, ['2027-03-14']],
    ['New York, back', 'America/New_York', 40.71, -74.01, ['2027-11-07']],
    ['Sydney', 'Australia/Sydney', -33.87, 151.21, ['2027-04-04', '2027-10-03']],
    ['Lord Howe, by half an hour', 'Australia/Lord_Howe', -31.55, 159.08, ['2027-04-04']],
    ['Beirut, at midnight', 'Asia/Beirut', 33.89, 35.5, ['2027-03-28', '2027-10-31']],
    ['Cairo, on a Friday', 'Africa/Cairo', 30.04, 31.24, ['2027-04-30', '2027-10-29']],
    ['Casablanca, around Ramadan', 'Africa/Casablanca', 33.57, -7.59, ['2026-02-15', '2026-03-22']],
  ])(
    'waits no more than a week’s drift where the clocks change: %s',
    (_, zone, latitude, longitude, changes) => {
      const place = { name: 'Here', latitude, longitude, timeZone: zone }
      for (const weekday of [0, 1, 2, 3, 4, 5, 6]) {
        for (const prayer of PRAYERS) {
          const rule = weekly({ minutes: 5, roundTo: 5, weekday })
          const settings = withRule(prayer, rule, { place })
          for (const change of changes) {
            expect(clockChange(change, zone), `${zone} ${change}`).not.toBe(0)
            for (const day of computeRange(settings, addDays(change, -7), addDays(change, 7))) {
              const athan = dayLine(day.athan)[prayer]
              const wait = nearest(day.iqama[prayer], athan) - athan
              // Minutes, rounding, and at most two minutes of drift a day.
              expect(wait, `${prayer} ${day.iso} on ${weekday}`).toBeGreaterThanOrEqual(5)
              expect(wait, `${prayer} ${day.iso} on ${weekday}`).toBeLessThan(5 + 5 + 6 * 2)
            }
          }
        }
      }
    },
  )

  it('counts a table and a single day’s athan among the days of its week', () => {
    const overrides = [{ date: '2027-02-09', athan: { isha: '19:20' } }]
    const table = { ...computeDay(seed, '2027-02-10').athan, date: '2027-02-10', isha: '19:33' }
    const tables = [{ year: 2027, days: [table] }]
    const iqamaOn = (change: Partial<PrayerSettings>) =>
      iqamas(withRule('isha', weekly(), change), 'isha', '2027-02-05', '2027-02-11')
    expect(iqamaOn({})).toEqual(['18:55'])
    expect(iqamaOn({ overrides })).toEqual(['19:30'])
    expect(iqamaOn({ overrides, tables })).toEqual(['19:45'])
  })

  it('is left out on the days of its week whose athan a bound is before', () => {
    const settings = withRule('isha', weekly({ notAfter: '18:40' }))
    expect(iqamas(settings, 'isha', '2027-02-05', '2027-02-11')).toEqual(['18:40', ''])
  })

  it('counts Maghrib from the latest sunset', () => {
    const rule = weekly({ kind: 'after-sunset', minutes: 5, roundTo: undefined })
    const adjustments = { ...seed.calculation.adjustments, maghrib: 2 }
    const calculation = { ...seed.calculation, adjustments }
    const settings = withRule('maghrib', rule, { calculation })
    expect(latestAthan(settings, 'maghrib', '2027-02-05')).toBe('17:28')
    expect(iqamas(settings, 'maghrib', '2027-02-05', '2027-02-11')).toEqual(['17:31'])
  })

  it.each([
    ['rounded', weekly()],
    ['not rounded', weekly({ roundTo: undefined })],
  ])('is announced once for each of its changes, however small: %s', (_, rule) => {
    const settings = withRule('isha', rule)
    const dayOf = remembered(dayComputer(settings))
    for (const today of ['2027-02-04', '2027-02-05', '2027-02-11']) {
      const now = instantOf(today, '12:00', ZONE)
      const lines = announcements(prayerTimesResponse(settings, { now, dayOf }), now)
        .filter(({ what }) => what.includes('Isha'))
        .map(({ when }) => when)
      const expected = datesFrom(today, addDays(today, 7)).filter(date => {
        const [before, day] = [addDays(date, -1), date].map(dayOf)
        return before!.iqama.isha !== day!.iqama.isha
      })
      expect(lines, today).toHaveLength(expected.length)
      for (const date of expected) expect(weekday(date)).toBe(FRIDAY)
    }
  })
})

describe('a quarterly rule', () => {
  const times: [string, string, string, string] = ['06:15', '05:45', '05:00', '06:00']
  const settings = withRule('fajr', { kind: 'quarterly', times })

  it.each([
    ['2027-03-31', '06:15'],
    ['2027-04-01', '05:45'],
    ['2027-07-01', '05:00'],
    ['2027-10-01', '06:00'],
    ['2027-12-31', '06:00'],
  ])('sets the time of its quarter on %s', (date, time) => {
    expect(computeDay(settings, date).iqama.fajr || '').toBe(
      computeDay(settings, date).hiddenIqama?.fajr ? '' : time,
    )
    expect(computeDay(settings, date).follows.fajr).toContain(time)
  })

  it('announces the next quarter’s time', () => {
    const now = instantOf('2026-12-30', '12:00', ZONE)
    const lines = announcements(prayerTimesResponse(settings, { now }), now)
    expect(lines).toContainEqual({
      when: 'From Friday, January 1',
      what: 'Fajr iqama 6:15 AM (was 6:00 AM)',
      until: instantOf('2027-01-01', '06:15', ZONE),
    })
  })
})

it('begins a week on its weekday', () => {
  expect(weekOf('2026-11-27', FRIDAY, ZONE)[0]).toBe('2026-11-27')
  expect(weekOf('2026-11-26', FRIDAY, ZONE)[0]).toBe('2026-11-20')
  expect(weekOf('2026-11-22', 0, ZONE)[0]).toBe('2026-11-22')
  expect(weekOf('2026-11-21', 0, ZONE)[0]).toBe('2026-11-15')
})
