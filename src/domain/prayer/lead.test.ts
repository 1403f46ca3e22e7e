import { describe, expect, it } from 'vitest'
import { countdownSeconds, durationInWords } from '#domain/time/durations.ts'
import { badgeInWords, nextInWords } from './leadWords.ts'
import type { ReadyState } from './schedule.ts'
import { seedPrayerSettings } from './seed.ts'
import type { JumuahSlotSetting, PrayerSettings } from './settings.ts'
import { JUMUAHS_AN_HOUR_APART } from './testing/jumuahs.ts'
import { leadInWords } from './testing/leadInWords.ts'
import { stateAt } from './testing/stateAt.ts'

const seed = {
  ...seedPrayerSettings(new Date('2026-11-21T12:00:00Z')),
  jumuah: JUMUAHS_AN_HOUR_APART,
}

const at = (
  moment: string,
  settings: PrayerSettings = seed,
  change?: Parameters<typeof stateAt>[2],
) => stateAt(moment, settings, change)
const lead = (state: ReadyState) => leadInWords(state).join('')
const badge = (state: ReadyState) => badgeInWords(state).filter(Boolean).join(' ')
const withSlots = (...slots: JumuahSlotSetting[]): PrayerSettings => ({
  ...seed,
  jumuah: [{ slots }],
})
const cancelled = { ...seed, overrides: [{ date: '2026-11-27', jumuah: [] }] }

describe('an ordinary day (Saturday: 5:30 6:50 11:43 2:13 4:33 5:53)', () => {
  it.each([
    ['00:10', 'Next: Fajr in 05:20 · 5:30 AM', 'Next: Fajr in 05:20', 'Fajr in 5h 20m'],
    ['05:29', 'Next: Fajr in 00:01 · 5:30 AM', 'Next: Fajr in 00:01', 'Fajr in 0h 1m'],
    ['05:30', 'Fajr iqama in 20 min · 5:50 AM', 'Next: Dhuhr in 06:13', 'Fajr iqama in 20m'],
    ['05:49', 'Fajr iqama in 1 min · 5:50 AM', 'Next: Dhuhr in 05:54', 'Fajr iqama in 1m'],
    ['05:50', 'Next: Dhuhr in 05:53 · 11:43 AM', 'Next: Dhuhr in 05:53', 'Dhuhr in 5h 53m'],
    ['07:00', 'Next: Dhuhr in 04:43 · 11:43 AM', 'Next: Dhuhr in 04:43', 'Dhuhr in 4h 43m'],
    ['11:43', 'Dhuhr iqama in 1h 32m · 1:15 PM', 'Next: Asr in 02:30', 'Dhuhr iqama in 1h 32m'],
    ['12:15', 'Dhuhr iqama in 1h 0m · 1:15 PM', 'Next: Asr in 01:58', 'Dhuhr iqama in 1h 0m'],
    ['12:50', 'Dhuhr iqama in 25 min · 1:15 PM', 'Next: Asr in 01:23', 'Dhuhr iqama in 25m'],
    ['13:15', 'Next: Asr in 00:58 · 2:13 PM', 'Next: Asr in 00:58', 'Asr in 0h 58m'],
    ['17:53', 'Isha iqama in 1h 37m · 7:30 PM', 'Next: Fajr in 11:38', 'Isha iqama in 1h 37m'],
    ['19:20', 'Isha iqama in 10 min · 7:30 PM', 'Next: Fajr in 10:11', 'Isha iqama in 10m'],
    ['19:30', 'Next: Fajr in 10:01 · 5:31 AM', 'Next: Fajr in 10:01', 'Fajr in 10h 1m'],
  ])('%s: %s', (clock, words, next, short) => {
    const state = at(`2026-11-21T${clock}`)
    expect(lead(state)).toBe(words)
    expect(nextInWords(state)).toBe(next)
    expect(badge(state)).toBe(short)
  })

  it.each(['', '--', undefined])('leads with the next athan when the iqama is %j', iqama => {
    const unknown = at('2026-11-21T19:20', seed, response => ({
      ...response,
      info: response.info.map(row => ({ ...row, isha: { ...row.isha, iqama: iqama as string } })),
    }))
    expect(lead(unknown)).toBe('Next: Fajr in 10:11 · 5:31 AM')
  })
})

describe('Friday (athan 5:36, iqama 6:01, Dhuhr 11:45, Asr 2:11 and 2:26)', () => {
  it.each<[moment: string, words: string, next: string, short?: string]>([
    ['2026-11-26T20:00', 'Next: Fajr in 09:36 · 5:36 AM', 'Next: Fajr in 09:36'],
    ['2026-11-27T00:10', 'Next: Fajr in 05:26 · 5:36 AM', 'Next: Fajr in 05:26'],
    ['2026-11-27T05:40', 'Fajr iqama in 21 min · 6:01 AM', 'Next: Dhuhr in 06:05'],
    [
      '2026-11-27T06:01',
      "Jumu'ah: khutbah at 1:15 PM, in 7h 14m",
      'Next: Dhuhr in 05:44',
      "Jumu'ah khutbah in 7h 14m khutbah 1:15 · prayer 1:45 PM",
    ],
    ['2026-11-27T10:00', "Jumu'ah: khutbah at 1:15 PM, in 3h 15m", 'Next: Dhuhr in 01:45'],
    ['2026-11-27T11:30', "Jumu'ah: khutbah at 1:15 PM, in 1h 45m", 'Next: Dhuhr in 00:15'],
    [
      '2026-11-27T11:42',
      "Jumu'ah: khutbah at 1:15 PM, in 1h 33m",
      'Next: Dhuhr in 00:03',
      "Jumu'ah khutbah in 1h 33m khutbah 1:15 · prayer 1:45 PM",
    ],
    ['2026-11-27T12:50', "Jumu'ah: khutbah at 1:15 PM, in 25 min", 'Next: Asr in 01:21'],
    [
      '2026-11-27T13:20',
      "Jumu'ah: prayer at 1:45 PM, in 25 min",
      'Next: Asr in 00:51',
      "Jumu'ah prayer in 25m prayer 1:45 PM",
    ],
    [
      '2026-11-27T13:50',
      "Jumu'ah: khutbah at 2:15 PM, in 25 min",
      'Next: Asr in 00:21',
      "Jumu'ah khutbah in 25m khutbah 2:15 · prayer 2:45 PM",
    ],
    ['2026-11-27T14:20', "Jumu'ah: prayer at 2:45 PM, in 25 min", 'Next: Maghrib in 02:10'],
    ['2026-11-27T14:45', 'Next: Maghrib in 01:45 · 4:30 PM', 'Next: Maghrib in 01:45'],
  ])('%s: %s', (moment, words, next, short) => {
    const state = at(moment)
    expect(lead(state)).toBe(words)
    expect(nextInWords(state)).toBe(next)
    if (short) expect(badge(state)).toBe(short)
  })

  it.each([
    [
      'one slot without khutbah',
      [{ time: '13:30' }],
      '10:00',
      "Jumu'ah: prayer at 1:30 PM, in 3h 30m",
    ],
    ['one slot, prayed', [{ time: '13:30' }], '13:30', 'Next: Asr in 00:41 · 2:11 PM'],
    ['one slot, in Asr’s time', [{ time: '13:30' }], '14:20', 'Asr iqama in 6 min · 2:26 PM'],
    [
      'a slot before Dhuhr’s athan',
      [{ time: '11:40', khutbah: '11:10' }],
      '11:00',
      "Jumu'ah: khutbah at 11:10 AM, in 10 min",
    ],
    [
      'a slot before Dhuhr’s athan, prayed',
      [{ time: '11:40', khutbah: '11:10' }],
      '11:42',
      'Next: Asr in 02:29 · 2:11 PM',
    ],
    [
      'a slot after Asr',
      [{ time: '15:00', khutbah: '14:40' }],
      '14:15',
      "Jumu'ah: khutbah at 2:40 PM, in 25 min",
    ],
    [
      'a khutbah that begins before the prayer of the slot before it',
      [
        { time: '13:45', khutbah: '13:15' },
        { time: '14:10', khutbah: '13:30' },
      ],
      '13:35',
      "Jumu'ah: prayer at 1:45 PM, in 10 min",
    ],
  ])('%s', (_, slots, clock, words) => {
    expect(lead(at(`2026-11-27T${clock}`, withSlots(...slots)))).toBe(words)
  })

  it.each([
    ['10:00', 'Next: Dhuhr in 01:45 · 11:45 AM'],
    ['11:50', 'Dhuhr iqama in 1h 25m · 1:15 PM'],
    ['13:20', 'Next: Asr in 00:51 · 2:11 PM'],
  ])('cancelled, %s: %s', (clock, words) => {
    const state = at(`2026-11-27T${clock}`, cancelled)
    expect(lead(state)).toBe(words)
    expect(state.notices).toEqual(["No Jumu'ah today"])
    expect(badge(state)).toContain("No Jumu'ah today")
  })

  it('uses the row’s times when the response has no slots', () => {
    const state = at('2026-11-27T10:00', seed, response => ({ ...response, jumuah: [] }))
    expect(lead(state)).toBe("Jumu'ah: prayer at 1:45 PM, in 3h 45m")
  })
})

describe('past midnight and on days of another length', () => {
  const place = { name: 'X', latitude: 52, longitude: 5, timeZone: 'Europe/Amsterdam' }
  const late: PrayerSettings = {
    ...seed,
    place,
    calculation: { ...seed.calculation, highLatitudeRule: 'seventh-of-the-night' },
    iqama: { ...seed.iqama, isha: [{ rule: { kind: 'fixed', time: '00:15' } }] },
  }

  it.each([
    ['2027-06-20T23:50', 'Isha iqama in 25 min · 12:15 AM'],
    ['2027-06-21T00:10', 'Isha iqama in 5 min · 12:15 AM'],
    ['2027-06-25T00:10', 'Isha iqama in 5 min · 12:15 AM'],
    ['2027-06-26T00:10', 'Isha iqama in 5 min · 12:15 AM'],
  ])('counts down to an iqama after midnight, %s', (moment, words) => {
    expect(lead(at(moment, late))).toBe(words)
  })

  it.each([
    ['the night before spring', '2027-03-14T00:54', 'Next: Fajr in 04:00 · 5:54 AM'],
    ['spring', '2027-03-14T13:10', 'Dhuhr iqama in 20 min · 1:30 PM'],
    ['autumn', '2026-11-01T13:00', 'Dhuhr iqama in 15 min · 1:15 PM'],
    ['a Friday of summer', '2027-07-02T13:00', "Jumu'ah: khutbah at 1:15 PM, in 15 min"],
  ])('follow the clock on %s', (_, moment, words) => {
    expect(lead(at(moment))).toBe(words)
  })
})

describe('what is special about a day', () => {
  const ADHA = 'Eid al-Adha (expected)'
  const eid = {
    ...seed,
    overrides: [
      { date: '2027-05-16', note: 'Prayer at 8:00 AM' },
      { date: '2026-11-27', note: 'Building closed', jumuah: [] },
      { date: '2026-11-24', jumuah: [] },
    ],
  }
  it.each([
    ['2027-05-15T16:59', []],
    ['2027-05-15T17:00', [`Tomorrow: ${ADHA}`, 'Tomorrow: Prayer at 8:00 AM']],
    ['2027-05-15T23:59', [`Tomorrow: ${ADHA}`, 'Tomorrow: Prayer at 8:00 AM']],
    ['2027-05-16T00:00', ['Prayer at 8:00 AM']],
    ['2027-05-16T21:00', [ADHA, 'Prayer at 8:00 AM']],
    ['2027-05-17T00:00', []],
    ['2026-11-23T20:00', []],
    ['2026-11-24T12:00', []],
    ['2026-11-26T16:30', []],
    ['2026-11-26T16:31', ['Tomorrow: Building closed', "No Jumu'ah tomorrow"]],
    ['2026-11-27T09:00', ['Building closed', "No Jumu'ah today"]],
  ])('%s: %j', (moment, notices) => {
    const state = at(moment, eid)
    expect(state.notices).toEqual(notices)
    expect(badgeInWords(state)[2]).toBe(notices.join(' · '))
  })

  it("is shown with the hours of Jumu'ah in the badge", () => {
    const friday = { ...seed, overrides: [{ date: '2026-11-27', note: 'Eid prayer 8:00 AM' }] }
    expect(badge(at('2026-11-27T10:00', friday))).toBe(
      "Jumu'ah khutbah in 3h 15m Eid prayer 8:00 AM · khutbah 1:15 · prayer 1:45 PM",
    )
  })
})

describe('durations', () => {
  it.each([
    [0, '0 min'],
    [59, '59 min'],
    [60, '1h 0m'],
    [97, '1h 37m'],
  ])('%i minutes are %s', (minutes, words) => expect(durationInWords(minutes)).toBe(words))

  it.each([
    [0, '0m 00s'],
    [57, '0m 57s'],
    [727, '12m 07s'],
    [3600, '1h 00m 00s'],
    [3727, '1h 02m 07s'],
  ])('%i seconds are %s', (seconds, words) => expect(countdownSeconds(seconds)).toBe(words))
})
