import { describe, expect, it } from 'vitest'
import { changesOn } from '#domain/push/news.ts'
import { addDays, clockOf, datesFrom, instantOf, minutesOf } from '#domain/time/civil.ts'
import { clock12 } from '#domain/time/format.ts'
import { announcements } from './changes.ts'
import type { IqamaRule } from './iqamaRule.ts'
import { PRAYERS, type PrayerName } from './names.ts'
import { prayerTimesResponse } from './prayerTimesResponse.ts'
import { seedPrayerSettings } from './seed.ts'
import type { PrayerSettings } from './settings.ts'
import { noticeAt } from './testing/noticeAt.ts'
import notices from './testing/notices.json' with { type: 'json' }
import { at } from './testing/rules.ts'
import { dayComputer } from './times.ts'

const ZONE = 'America/New_York'
const seed = seedPrayerSettings(new Date('2026-11-21T12:00:00Z'))
const later = (minutes: number): IqamaRule => ({ kind: 'after-athan', minutes })
const rounded = { kind: 'after-athan', minutes: 10, roundTo: 5 } as const

/** Settings whose times only drift with the sun, with some rules changed. */
function settingsWith(
  iqama: Partial<PrayerSettings['iqama']> = {},
  change: Partial<PrayerSettings> = {},
): PrayerSettings {
  return { ...seed, iqama: { ...seed.iqama, fajr: [{ rule: later(20) }], ...iqama }, ...change }
}

type Notices = [string, moment: string, Partial<PrayerSettings>, words: string[]][]
const changed = ({ iqama, ...change }: Partial<PrayerSettings>): PrayerSettings => ({
  ...seed,
  iqama: { ...seed.iqama, ...iqama },
  ...change,
})

describe('the notice of coming changes', () => {
  it.each(notices.changes as unknown as Notices)('%s', (_, moment, change, expected) => {
    expect(noticeAt(moment, changed(change))).toEqual(expected)
  })
})

describe("the notice of Jumu'ah", () => {
  it.each(notices.jumuah as unknown as Notices)('%s', (_, moment, change, expected) => {
    expect(noticeAt(moment, changed(change))).toEqual(expected)
  })
})

describe('each change', () => {
  const twoRules = (day: string, before: IqamaRule, after: IqamaRule) => [
    { until: addDays(day, -1), rule: before },
    { from: day, rule: after },
  ]
  it.each<[string, string, PrayerSettings]>([
    [
      'of rounding rules',
      '2027-01-10',
      settingsWith(Object.fromEntries(PRAYERS.map(prayer => [prayer, [{ rule: rounded }]]))),
    ],
    [
      'of new rules, single days and moving clocks',
      '2027-03-05',
      settingsWith(
        {
          fajr: twoRules('2027-03-12', later(20), later(30)),
          asr: twoRules('2027-03-16', at('16:45'), at('17:00')),
          isha: twoRules('2027-03-18', at('20:30'), at('21:15')),
        },
        {
          overrides: [
            { date: '2027-03-10', iqama: { isha: '20:45' } },
            { date: '2027-03-14', iqama: { fajr: '06:45' } },
            { date: '2027-03-20', iqama: { fajr: '06:45', isha: '21:45' } },
          ],
        },
      ),
    ],
    ['of the sun alone: none', '2027-05-01', settingsWith({ isha: [{ rule: later(10) }] })],
  ])('is announced once from seven days ahead to its first prayer: %s', (_, first, settings) => {
    const days = datesFrom(first, addDays(first, 24))
    const response = prayerTimesResponse(settings, { now: instantOf(first, '12:00', ZONE) })
    const expected = stepsOf(response.info)
    for (const date of days) {
      for (const clock of ['00:00', '05:30', '09:00', '13:20', '17:00', '23:59']) {
        const now = instantOf(date, clock, ZONE)
        const lines = announcements(response, now)
        const parts = lines.flatMap(({ what }) =>
          what.split(', ').filter(part => part.includes('iqama')),
        )
        for (const { until } of lines) {
          expect(until > now).toBe(true)
          const then = announcements(response, until)
          expect(then.some(line => line.until.getTime() === until.getTime())).toBe(false)
        }
        const due = expected.filter(
          ({ iso, iqama }) => iso <= addDays(date, 7) && `${iso}T${iqama}` > `${date}T${clock}`,
        )
        expect(parts.map(part => part.replace(/ \(was .*| again/, '')).sort()).toEqual(
          due.map(({ text }) => text).sort(),
        )
      }
    }
  })

  /** Days whose iqama is five minutes or more from the last day before that was not set by hand. */
  function stepsOf(rows: ReturnType<typeof prayerTimesResponse>['info']) {
    const isByHand = (row: (typeof rows)[number], prayer: PrayerName) =>
      row.override?.iqama?.includes(prayer)
    return PRAYERS.flatMap(prayer => {
      const ours = rows.filter(row => prayer !== 'dhuhr' || row.jumuah.length === 0)
      return ours.flatMap((row, index) => {
        const before = ours.slice(0, index).findLast(day => !isByHand(day, prayer))
        if (!before) return []
        const moved = minutesOf(row[prayer].iqama) - minutesOf(before[prayer].iqama)
        const drift = minutesOf(row[prayer].time) - minutesOf(before[prayer].time)
        if (Math.abs(moved) < 5 || (moved === drift && Math.abs(drift) < 30)) return []
        const { iso } = row
        const { iqama } = row[prayer]
        const name = `${prayer[0]?.toUpperCase()}${prayer.slice(1)}`
        return [{ iso, iqama, text: `${name} iqama ${clock12(iqama)}` }]
      })
    })
  }
})

it('announces nothing beyond the given days', () => {
  const now = instantOf('2026-11-21', '12:00', ZONE)
  const response = prayerTimesResponse(seed, { now })
  const info = response.info.filter(({ iso }) => iso <= '2026-11-26')
  expect(announcements({ ...response, info }, now)).toEqual([])
})

it("announces the weekly step of a table's iqama, not its drift", () => {
  const now = instantOf('2026-12-08', '12:00', ZONE)
  const computed = prayerTimesResponse(seed, { now }).info
  const days = computed.map(({ iso: date, sunrise, ...row }, index) => ({
    date,
    fajr: row.fajr.time,
    sunrise,
    dhuhr: row.dhuhr.time,
    asr: row.asr.time,
    maghrib: row.maghrib.time,
    isha: row.isha.time,
    iqama: { fajr: index < 10 ? '06:20' : '06:30', maghrib: row.maghrib.iqama },
  }))
  const tables = [{ year: 2026, days: days.filter(({ date }) => date.startsWith('2026')) }]
  expect(noticeAt('2026-12-08T12:00', { ...seed, tables })).toEqual([
    'From Friday, December 11: Fajr iqama 6:30 AM (was 6:20 AM)',
  ])
})

describe('a timetable', () => {
  const weekly = settingsWith({
    asr: [{ rule: { kind: 'after-athan', minutes: 15, roundTo: 5, weekday: 5 } }],
  })
  const asrOn = (days: readonly string[], iqama: (date: string, index: number) => string) => {
    const computed = datesFrom(days[0] ?? '', days.at(-1) ?? '').map(dayComputer(weekly))
    return computed.map(({ iso: date, athan }, index) => ({
      ...{ date, ...athan },
      iqama: { asr: iqama(date, index) },
    }))
  }
  const december = datesFrom('2026-12-01', '2026-12-31')
  const drifting = asrOn(december, (_, index) => clockOf(870 + Math.floor(index / 2)))

  it('over a weekly rule announces no drift, on the pages and by push', () => {
    const settings = { ...weekly, tables: [{ year: 2026, days: drifting }] }
    for (const date of datesFrom('2026-12-02', '2026-12-23')) {
      expect(noticeAt(`${date}T12:00`, settings)).toEqual([])
      const now = instantOf(date, '20:00', ZONE)
      expect(
        changesOn(addDays(date, 1), prayerTimesResponse(settings, { now }), now),
      ).toBeUndefined()
    }
  })

  it('announces its steps from five minutes up, and one day of another time as single', () => {
    const days = asrOn(december, date =>
      date === '2026-12-15'
        ? '15:00'
        : date < '2026-12-10'
          ? '14:30'
          : date < '2026-12-20'
            ? '14:35'
            : '14:39',
    )
    const settings = { ...weekly, tables: [{ year: 2026, days }] }
    expect(noticeAt('2026-12-08T12:00', settings)).toEqual([
      'From Thursday, December 10: Asr iqama 2:35 PM (was 2:30 PM)',
      'Tuesday, December 15 only: Asr iqama 3:00 PM (was 2:35 PM)',
    ])
    expect(noticeAt('2026-12-15T15:01', settings)).toEqual([])
  })
})

it('announces the new year’s change from the file of the old year alone, and from that of the new', () => {
  const settings = settingsWith({
    isha: [
      { until: '2026-12-31', rule: at('19:30') },
      { from: '2027-01-01', rule: at('19:33') },
    ],
  })
  const built = instantOf('2026-11-21', '12:00', ZONE)
  const file = (year: number) => prayerTimesResponse(settings, { now: built, year })
  const words = (year: number, date: string) =>
    announcements(file(year), instantOf(date, '12:00', ZONE)).map(
      ({ when, what }) => `${when}: ${what}`,
    )
  const what = 'Isha iqama 7:33 PM (was 7:30 PM)'
  expect(words(2026, '2026-12-25')).toEqual([`From Friday, January 1: ${what}`])
  expect(words(2026, '2026-12-24')).toEqual([])
  expect(words(2027, '2027-01-01')).toEqual([`From today, Friday, January 1: ${what}`])
})
