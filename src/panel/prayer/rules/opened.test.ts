import { describe, expect, it } from 'vitest'
import type { IqamaRule } from '#domain/prayer/iqamaRule.ts'
import { PRAYERS } from '#domain/prayer/names.ts'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { dayComputer } from '#domain/prayer/times.ts'
import { applied } from './change.ts'
import {
  fridayToChange,
  lastDayFrom,
  monthInForce,
  offeredDays,
  openedIqama,
  openedJumuah,
  ruleOfKind,
} from './opened.ts'

const TODAY = '2026-11-21'
const seed = () => seedPrayerSettings(new Date('2026-11-21T17:00:00Z'))

/** Isha moves twice, and there is a second Jumu'ah in summer alone. */
function withRanges(): PrayerSettings {
  const settings = seed()
  settings.iqama.isha = [
    { until: '2026-11-21', rule: { kind: 'after-athan', minutes: 10 } },
    { from: '2026-11-22', until: '2027-03-13', rule: { kind: 'fixed', time: '19:30' } },
    { from: '2027-03-14', rule: { kind: 'fixed', time: '21:00', notAfter: '22:00' } },
  ]
  settings.jumuah = [
    { until: '2027-03-13', slots: [{ time: '13:30', khutbah: '13:00', language: 'English' }] },
    { from: '2027-03-14', slots: [{ time: '13:30' }, { time: '14:30' }] },
  ]
  return settings
}

describe('openedIqama', () => {
  it.each(PRAYERS)('opens on what is stored of %s', prayer => {
    for (const settings of [seed(), withRanges()]) {
      const change = openedIqama(settings, prayer, TODAY)
      expect(change).toMatchObject({ from: '2026-11-22', when: 'offered' })
      expect(applied(settings, change)).toEqual(settings)
    }
  })

  it('opens on the rule of tomorrow and ends where the next one begins', () => {
    expect(openedIqama(withRanges(), 'isha', TODAY)).toMatchObject({
      rule: { kind: 'fixed', time: '19:30' },
      until: '2027-03-13',
    })
  })
})

describe('a rule of Ramadan', () => {
  const RAMADAN = { hijriMonth: 9, rule: { kind: 'fixed', time: '20:15' } as const }
  const withRamadan = () => {
    const settings = seed()
    settings.iqama.isha.push(RAMADAN)
    return settings
  }

  it('is what a change is for, as long as it is in force', () => {
    const settings = withRamadan()
    const change = openedIqama(settings, 'isha', '2027-02-10')
    expect(change).toMatchObject({ hijriMonth: 9, from: '2027-02-11', rule: RAMADAN.rule })
    expect(applied(settings, change)).toEqual(settings)
    const later = applied(settings, { ...change, rule: { kind: 'fixed', time: '20:45' } })
    const dayOf = dayComputer(later)
    expect(['2027-02-10', '2027-02-11'].map(date => dayOf(date).iqama.isha)).toEqual([
      '20:15',
      '20:45',
    ])
  })

  it('stays where a rule of the year changes', () => {
    const settings = withRamadan()
    const change = openedIqama(settings, 'isha', TODAY)
    expect(change.hijriMonth).toBeUndefined()
    expect(applied(settings, change)).toEqual(settings)
    const changed = applied(settings, { ...change, rule: { kind: 'fixed', time: '19:45' } })
    expect(changed.iqama.isha.at(-1)).toEqual(RAMADAN)
    expect(dayComputer(changed)('2027-02-10').iqama.isha).toBe('20:15')
  })

  it.each([
    ['2027-02-06', undefined],
    ['2027-02-07', 9],
    ['', undefined],
  ])('is in force for Isha on %s: %s', (date, month) =>
    expect(monthInForce(withRamadan(), 'isha', date, TODAY)).toBe(month),
  )
})

describe('lastDayFrom', () => {
  const opened = { from: '2026-11-22', until: '2027-03-13' }
  it.each<[string, 'isha' | 'jumuah', typeof opened, day: string, until: string]>([
    ['stays within the same rule', 'isha', opened, '2027-01-15', '2027-03-13'],
    ['is open after the rule that waits', 'isha', opened, '2027-04-02', ''],
    [
      'comes back with the day',
      'isha',
      { from: '2027-04-02', until: '' },
      '2027-01-15',
      '2027-03-13',
    ],
    ['is open while the day is typed', 'isha', opened, '', ''],
    [
      'stays where someone chose it',
      'isha',
      { ...opened, until: '2027-06-30' },
      '2027-04-02',
      '2027-06-30',
    ],
    ["is that of Jumu'ah's rule", 'jumuah', opened, '2027-04-02', ''],
  ])('%s', (_, name, days, day, until) => {
    expect(lastDayFrom(withRanges(), name, days, { day, today: TODAY })).toBe(until)
  })
})

describe('openedJumuah', () => {
  it.each(['2026-11-27', '2027-06-04'])('opens on what is stored for %s', friday => {
    const settings = withRanges()
    expect(applied(settings, openedJumuah(settings, friday, TODAY))).toEqual(settings)
  })

  it("is blank where there is no Jumu'ah", () => {
    const { slots } = openedJumuah({ ...seed(), jumuah: [] }, '2026-11-27', TODAY)
    expect(slots).toEqual([{ time: '' }])
  })
})

describe('fridayToChange', () => {
  /** Jumu'ah at 1:30 PM, from March 14 on at 2:30 PM too. */
  const dayOf = dayComputer(withRanges())
  it.each<[string, date: string, clock: string, friday: string]>([
    ['the coming one', '2026-11-26', '23:59', '2026-11-27'],
    ['today from midnight on', '2026-11-27', '00:00', '2026-11-27'],
    ['today until the prayer begins', '2026-11-27', '13:29', '2026-11-27'],
    ['the next one from then on', '2026-11-27', '13:30', '2026-12-04'],
    ['today until the last prayer', '2027-03-19', '14:00', '2027-03-19'],
    ['the next one on a Saturday', '2026-11-28', '12:00', '2026-12-04'],
  ])('is %s', (_, date, clock, friday) => {
    expect(fridayToChange({ date, clock }, dayOf(date))).toBe(friday)
  })

  it("is the next one where there is no Jumu'ah today", () => {
    const day = dayComputer({ ...seed(), jumuah: [] })('2026-11-27')
    expect(fridayToChange({ date: '2026-11-27', clock: '09:00' }, day)).toBe('2026-12-04')
  })
})

describe('offeredDays', () => {
  const dayOf = dayComputer(seed())
  it.each<[string, 'fajr' | 'dhuhr' | 'isha', moment: string, days: string[]]>([
    ['today while the iqama is to come', 'isha', '2026-11-26T19:29', ['26', '27']],
    ['tomorrow on', 'isha', '2026-11-26T19:30', ['27']],
    ['today after midnight', 'fajr', '2026-11-26T00:30', ['26', '27']],
    ['Friday as well', 'isha', '2026-11-24T22:00', ['25', '27']],
    ["the day after Jumu'ah for Dhuhr", 'dhuhr', '2026-11-26T20:00', ['28']],
    ["no Dhuhr on a Friday with Jumu'ah", 'dhuhr', '2026-11-27T08:00', ['28']],
  ])('are from %s', (_, prayer, moment, days) => {
    const [date = '', clock = ''] = moment.split('T')
    const offered = offeredDays(prayer, dayOf, { date, clock })
    expect(offered.filter(day => day < '2026-12').map(day => day.slice(8))).toEqual(days)
  })
})

describe('ruleOfKind', () => {
  const day = dayComputer(seed())('2026-11-22')
  it.each<[IqamaRule['kind'], IqamaRule, IqamaRule]>([
    ['fixed', { kind: 'after-athan', minutes: 10 }, { kind: 'fixed', time: '19:30' }],
    ['after-athan', { kind: 'fixed', time: '19:30' }, { kind: 'after-athan', minutes: 97 }],
    ['after-athan', { kind: 'fixed', time: '' }, { kind: 'after-athan', minutes: 0 }],
    [
      'after-sunset',
      { kind: 'after-athan', minutes: 12, roundTo: 5, notAfter: '20:00' },
      { kind: 'after-sunset', minutes: 12, roundTo: 5, notAfter: '20:00' },
    ],
    [
      'quarterly',
      { kind: 'fixed', time: '20:00' },
      { kind: 'quarterly', times: ['19:30', '19:30', '19:30', '19:30'] },
    ],
    [
      'after-athan',
      { kind: 'quarterly', times: ['20:00', '20:00', '20:00', '20:00'] },
      { kind: 'after-athan', minutes: 97 },
    ],
    ['fixed', { kind: 'fixed', time: '20:00' }, { kind: 'fixed', time: '20:00' }],
  ])('%s', (kind, rule, expected) => {
    expect(ruleOfKind(kind, rule, 'isha', day)).toEqual(expected)
  })
})
