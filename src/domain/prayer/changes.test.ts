import { describe, expect, it } from 'vitest'
import { changesTomorrow } from '#domain/push/news.ts'
import { addDays, clockOf, datesFrom, instantOf, minutesOf } from '#domain/time/civil.ts'
import { clock12 } from '#domain/time/format.ts'
import { announcements } from './changes.ts'
import type { IqamaRule } from './iqamaRule.ts'
import { PRAYERS, type PrayerName } from './names.ts'
import { prayerTimesResponse } from './prayerTimesResponse.ts'
import { seedPrayerSettings } from './seed.ts'
import type { PrayerSettings } from './settings.ts'
import { noticeAt } from './testing/noticeAt.ts'
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

describe('the notice of coming changes', () => {
  it.each<[string, string, PrayerSettings, string[]]>([
    ['is empty when only the sun moves the times', '2026-11-21T12:00', settingsWith(), []],
    [
      'shows today’s time as the previous one',
      '2026-11-21T12:00',
      seed,
      ['From Friday, November 27: Fajr iqama 6:01 AM (was 5:50 AM)'],
    ],
    ['begins seven days ahead', '2026-11-19T23:59', seed, []],
    [
      'stays on the first day until the prayer has begun',
      '2026-11-27T06:00',
      seed,
      ['From today, Friday, November 27: Fajr iqama 6:01 AM (was 5:55 AM)'],
    ],
    ['ends when the prayer has begun', '2026-11-27T06:01', seed, []],
    [
      'announces the steps of a rounding rule',
      '2027-01-18T12:00',
      settingsWith({ asr: [{ rule: { ...rounded, minutes: 13 } }] }),
      [
        'From tomorrow, Tuesday, January 19: Asr iqama 2:55 PM (was 2:50 PM)',
        'From Saturday, January 23: Asr iqama 3:00 PM (was 2:50 PM)',
      ],
    ],
    [
      'announces every step of a week',
      '2026-11-21T12:00',
      settingsWith({
        fajr: [
          { until: '2026-11-22', rule: at('05:50') },
          { from: '2026-11-23', rule: at('06:00') },
        ],
        dhuhr: [
          { until: '2026-11-23', rule: at('13:15') },
          { from: '2026-11-24', rule: at('13:30') },
        ],
        asr: [
          { until: '2026-11-24', rule: at('14:30') },
          { from: '2026-11-25', rule: at('14:45') },
        ],
        isha: [
          { until: '2026-11-24', rule: at('19:30') },
          { from: '2026-11-25', until: '2026-11-26', rule: at('19:45') },
          { from: '2026-11-27', rule: at('20:00') },
        ],
      }),
      [
        'From Monday, November 23: Fajr iqama 6:00 AM (was 5:50 AM)',
        'From Tuesday, November 24: Dhuhr iqama 1:30 PM (was 1:15 PM)',
        'From Wednesday, November 25: Asr iqama 2:45 PM (was 2:30 PM), Isha iqama 7:45 PM (was 7:30 PM)',
        'From Friday, November 27: Isha iqama 8:00 PM (was 7:30 PM)',
      ],
    ],
    [
      'does not announce the return after a single day',
      '2026-11-21T12:00',
      settingsWith({}, { overrides: [{ date: '2026-11-24', iqama: { isha: '20:15' } }] }),
      ['Tuesday, November 24 only: Isha iqama 8:15 PM (was 7:30 PM)'],
    ],
    [
      'treats a rule for one day as a single day',
      '2026-11-23T12:00',
      settingsWith({
        isha: [
          { until: '2026-11-23', rule: at('19:30') },
          { from: '2026-11-24', until: '2026-11-24', rule: at('20:15') },
          { from: '2026-11-25', rule: at('19:30') },
        ],
      }),
      ['Tomorrow, Tuesday, November 24 only: Isha iqama 8:15 PM (was 7:30 PM)'],
    ],
    [
      'says that a time applies again',
      '2026-11-22T12:00',
      settingsWith({
        isha: [
          { until: '2026-11-23', rule: at('19:30') },
          { from: '2026-11-24', until: '2026-11-26', rule: at('20:15') },
          { from: '2026-11-27', rule: at('19:30') },
        ],
      }),
      [
        'From Tuesday, November 24: Isha iqama 8:15 PM (was 7:30 PM)',
        'From Friday, November 27: Isha iqama 7:30 PM again',
      ],
    ],
    [
      'compares with the last ordinary day after a single day',
      '2026-11-26T12:00',
      { ...seed, overrides: [{ date: '2026-11-26', iqama: { fajr: '06:30' } }] },
      ['From tomorrow, Friday, November 27: Fajr iqama 6:01 AM (was 5:54 AM)'],
    ],
    [
      'announces Eid with its times the evening before',
      '2026-11-24T20:00',
      settingsWith(
        {},
        { overrides: [{ date: '2026-11-25', note: 'Eid al-Fitr', iqama: { fajr: '06:30' } }] },
      ),
      ['Tomorrow, Wednesday, November 25 only: Eid al-Fitr, Fajr iqama 6:30 AM (was 5:53 AM)'],
    ],
    [
      'announces Eid on the day itself to its end',
      '2026-11-25T23:00',
      settingsWith(
        {},
        { overrides: [{ date: '2026-11-25', note: 'Eid al-Fitr', iqama: { fajr: '06:30' } }] },
      ),
      ['Today, Wednesday, November 25 only: Eid al-Fitr'],
    ],
    [
      'announces a closure',
      '2026-11-24T20:00',
      settingsWith({}, { overrides: [{ date: '2026-11-26', note: 'Closed' }] }),
      ['Thursday, November 26 only: Closed'],
    ],
    [
      "announces a cancelled Jumu'ah on the day itself",
      '2026-11-27T15:00',
      settingsWith({}, { overrides: [{ date: '2026-11-27', jumuah: [] }] }),
      ["Today, Friday, November 27 only: no Jumu'ah"],
    ],
    [
      "omits Dhuhr when Jumu'ah replaces it",
      '2026-11-26T12:00',
      settingsWith({
        dhuhr: [
          { until: '2026-11-26', rule: at('13:15') },
          { from: '2026-11-27', rule: at('13:30') },
        ],
      }),
      ['From Saturday, November 28: Dhuhr iqama 1:30 PM (was 1:15 PM)'],
    ],
    [
      'announces a clock change',
      '2027-03-13T22:00',
      settingsWith({ isha: [{ rule: at('20:30') }] }),
      [
        'From tomorrow, Sunday, March 14: clocks go forward, Fajr iqama 6:14 AM (was 5:16 AM), Dhuhr iqama 1:30 PM (was 1:15 PM), Asr iqama 4:41 PM (was 3:41 PM), Maghrib iqama 7:06 PM (was 6:05 PM)',
      ],
    ],
  ])('%s', (_, moment, settings, expected) => {
    expect(noticeAt(moment, settings)).toEqual(expected)
  })
})

describe("the notice of Jumu'ah", () => {
  const jumuah = [
    { until: '2026-12-05', slots: [{ time: '13:15', khutbah: '12:45' }] },
    { from: '2026-12-06', until: '2026-12-19', slots: [{ time: '13:00' }, { time: '14:00' }] },
    {
      from: '2026-12-20',
      until: '2027-01-02',
      slots: [{ time: '13:00', khutbah: '12:30' }, { time: '14:00' }],
    },
    { from: '2027-01-03', slots: [{ time: '13:00', khutbah: '12:40' }, { time: '14:00' }] },
  ]
  const settings = settingsWith({}, { jumuah })
  const onFridays = (change: Partial<PrayerSettings>) =>
    settingsWith({}, { jumuah: [{ slots: [{ time: '13:45', khutbah: '13:15' }] }], ...change })
  const from = (day: string, slots: PrayerSettings['jumuah'][number]['slots']) => [
    { until: addDays(day, -1), slots: [{ time: '13:45', khutbah: '13:15' }] },
    { from: day, slots },
  ]
  const moved = onFridays({ jumuah: from('2026-12-04', [{ time: '13:45', khutbah: '13:00' }]) })
  const inTheGym = [{ time: '13:45', khutbah: '13:15', place: 'Gym' }]
  const khateeb = (date: string, name: string, place?: string) => ({
    date,
    slots: [{ khateeb: name, ...(place && { place }) }],
  })
  it.each<[string, string, PrayerSettings, string[]]>([
    [
      'gives a second prayer with its label',
      '2026-12-08T12:00',
      settings,
      [
        "From Friday, December 11: Jumu'ah prayer 1:00 PM & prayer 2:00 PM (was khutbah 12:45 · prayer 1:15 PM)",
      ],
    ],
    [
      'stays until the first prayer',
      '2026-12-11T12:59',
      settings,
      [
        "From today, Friday, December 11: Jumu'ah prayer 1:00 PM & prayer 2:00 PM (was khutbah 12:45 · prayer 1:15 PM)",
      ],
    ],
    ['ends with the first prayer', '2026-12-11T13:00', settings, []],
    [
      'announces a khutbah that is known from now on, without the prayer that stays as it is',
      '2026-12-25T12:00',
      settings,
      [
        "From today, Friday, December 25: Jumu'ah khutbah 12:30 · prayer 1:00 PM (was prayer 1:00 PM)",
      ],
    ],
    [
      'announces a khutbah that moves',
      '2027-01-04T12:00',
      settings,
      [
        "From Friday, January 8: Jumu'ah khutbah 12:40 · prayer 1:00 PM (was khutbah 12:30 · prayer 1:00 PM)",
      ],
    ],
    [
      'compares with the Friday before on the first of a month',
      '2026-12-01T12:00',
      moved,
      [
        "From Friday, December 4: Jumu'ah khutbah 1:00 · prayer 1:45 PM (was khutbah 1:15 · prayer 1:45 PM)",
      ],
    ],
    [
      'says where a slot was that moves from a place',
      '2026-12-01T12:00',
      onFridays({
        jumuah: [
          { until: '2026-12-03', slots: [{ ...inTheGym[0], time: '13:45', place: 'Main hall' }] },
          { from: '2026-12-04', slots: inTheGym },
        ],
      }),
      ["From Friday, December 4: Jumu'ah khutbah 1:15 · prayer 1:45 PM · Gym (was Main hall)"],
    ],
    [
      'announces a slot that moves to another place',
      '2026-12-01T12:00',
      onFridays({ jumuah: from('2026-12-04', inTheGym) }),
      ["From Friday, December 4: Jumu'ah khutbah 1:15 · prayer 1:45 PM · Gym"],
    ],
    [
      'announces a place of one Friday as single, and not the return',
      '2026-12-01T12:00',
      onFridays({ khutbahs: [khateeb('2026-12-04', '', 'Gym')] }),
      ["Friday, December 4 only: Jumu'ah khutbah 1:15 · prayer 1:45 PM · Gym"],
    ],
    [
      'is silent about the return from the place of one Friday',
      '2026-12-05T12:00',
      onFridays({ khutbahs: [khateeb('2026-12-04', '', 'Gym')] }),
      [],
    ],
    [
      'announces another khateeb',
      '2026-12-03T12:00',
      onFridays({ khutbahs: [khateeb('2026-11-27', 'Ali'), khateeb('2026-12-04', 'Yusuf')] }),
      ["Tomorrow, Friday, December 4 only: Jumu'ah khateeb Yusuf (was Ali)"],
    ],
    [
      'is silent about the same khateeb, and where none is known',
      '2026-12-03T12:00',
      onFridays({ khutbahs: [khateeb('2026-12-04', 'Ali'), khateeb('2026-11-27', 'Ali')] }),
      [],
    ],
    [
      'announces a cancelled Friday as single',
      '2026-12-10T12:00',
      settingsWith({}, { jumuah, overrides: [{ date: '2026-12-11', jumuah: [] }] }),
      ["Tomorrow, Friday, December 11 only: no Jumu'ah"],
    ],
    [
      'compares with the Friday before a cancelled one',
      '2026-12-07T12:00',
      onFridays({
        jumuah: from('2026-12-11', [{ time: '13:45', khutbah: '13:00' }]),
        overrides: [{ date: '2026-12-04', jumuah: [] }],
      }),
      [
        "From Friday, December 11: Jumu'ah khutbah 1:00 · prayer 1:45 PM (was khutbah 1:15 · prayer 1:45 PM)",
      ],
    ],
    [
      "announces the end of Jumu'ah",
      '2026-12-08T12:00',
      settingsWith({}, { jumuah: jumuah.slice(0, 1) }),
      ["From Friday, December 11: no Jumu'ah"],
    ],
  ])('%s', (_, moment, given, expected) => {
    expect(noticeAt(moment, given)).toEqual(expected)
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
        const parts = announcements(response, now).flatMap(({ what }) =>
          what.split(', ').filter(part => part.includes('iqama')),
        )
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
      expect(changesTomorrow(prayerTimesResponse(settings, { now }), now)).toBeUndefined()
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
      'Tuesday, December 15 only: Asr iqama 3:00 PM (was 2:30 PM)',
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
