import { describe, expect, it } from 'vitest'
import { DEFAULT_LOCALE, US_HABITS, writtenAs } from '#locale/locale.ts'
import { seedPrayerSettings } from '../seed.ts'
import type { PrayerSettings } from '../settings.ts'
import { at, withIsha } from '../testing/rules.ts'
import { arrow } from './arrow.ts'
import { changesInWords, joinChanges } from './changes.ts'
import { shortDayInWords } from './days.ts'

const TODAY = '2026-11-22'
const seed = seedPrayerSettings(new Date(`${TODAY}T12:00:00Z`))
const isha = (...ranges: PrayerSettings['iqama']['isha']) => withIsha(seed, ...ranges)
const halfPast = isha({ rule: at('22:30') })
const jumuah = (...ranges: PrayerSettings['jumuah']): PrayerSettings => ({
  ...seed,
  jumuah: ranges,
})
const oneJumuah = jumuah({ slots: [{ time: '13:15' }] })
const day = { date: '2027-03-10', note: 'Eid al-Fitr', iqama: { fajr: '06:00' } }

describe('changesInWords', () => {
  it.each<[name: string, before: PrayerSettings, after: PrayerSettings, words: string[]]>([
    ['nothing', seed, structuredClone(seed), []],
    [
      'a time from a day on',
      halfPast,
      isha({ until: '2026-11-26', rule: at('22:30') }, { from: '2026-11-27', rule: at('22:45') }),
      ['Isha: 10:30 → 10:45 PM from Nov 27'],
    ],
    [
      'a time from now on',
      halfPast,
      isha({ rule: at('22:45') }),
      ['Isha: 10:30 → 10:45 PM from Nov 22'],
    ],
    [
      'a time for some days',
      halfPast,
      isha(
        { until: '2026-11-26', rule: at('22:30') },
        { from: '2026-11-27', until: '2026-11-30', rule: at('22:45') },
        { from: '2026-12-01', rule: at('22:30') },
      ),
      ['Isha: 10:30 → 10:45 PM from Nov 27 until Nov 30'],
    ],
    [
      'two times in turn',
      halfPast,
      isha(
        { until: '2026-11-26', rule: at('22:30') },
        { from: '2026-11-27', until: '2027-10-31', rule: at('22:45') },
        { from: '2027-11-01', rule: { kind: 'after-athan', minutes: 10 } },
      ),
      [
        'Isha: 10:30 → 10:45 PM from Nov 27 until Oct 31, 2027; 10:30 PM → 10 minutes after athan from Nov 1, 2027',
      ],
    ],
    [
      'a rule of Ramadan',
      halfPast,
      isha({ rule: at('22:30') }, { hijriMonth: 9, rule: at('21:00') }),
      ['Isha: 10:30 → 9:00 PM in Ramadan'],
    ],
    [
      'days that are over by now are left out',
      isha({ until: '2026-11-20', rule: at('19:15') }, { from: '2026-11-21', rule: at('22:30') }),
      isha({ until: '2026-11-20', rule: at('19:20') }, { from: '2026-11-21', rule: at('22:45') }),
      ['Isha: 10:30 → 10:45 PM from Nov 22'],
    ],
    [
      "a further Jumu'ah",
      oneJumuah,
      jumuah(
        { until: '2026-11-26', slots: [{ time: '13:15' }] },
        { from: '2026-11-27', slots: [{ time: '13:15' }, { time: '14:15' }] },
      ),
      ["Jumu'ah: 1:15 PM → 1:15 PM and 2:15 PM from Nov 27"],
    ],
    [
      "where Jumu'ah is",
      oneJumuah,
      jumuah({ slots: [{ time: '13:15', place: 'Gym' }] }),
      ["Jumu'ah: 1:15 PM → 1:15 PM, Gym from Nov 27"],
    ],
    [
      'a single day',
      seed,
      { ...seed, overrides: [day] },
      ['March 10, 2027: Eid al-Fitr. Fajr iqama 6:00 AM'],
    ],
    [
      'a single day taken out',
      { ...seed, overrides: [day] },
      seed,
      ['March 10, 2027: Eid al-Fitr. Fajr iqama 6:00 AM: removed'],
    ],
    [
      'an Eid',
      seed,
      { ...seed, eid: { fitr: { year: 1448, prayers: [{ time: '07:30' }] } } },
      ['Eid al-Fitr 1448, on the first of Shawwal: prayer at 7:30 AM'],
    ],
    [
      'the madhab',
      seed,
      { ...seed, calculation: { ...seed.calculation, madhab: 'hanafi' } },
      [
        'Asr: Earlier (Shafi‘i, Maliki, Hanbali): a shadow as long as its object → Later (Hanafi): a shadow twice as long as its object (other times from Nov 22)',
      ],
    ],
  ])('says %s', (_, before, after, words) => {
    expect(changesInWords(before, after, TODAY).map(({ text }) => text)).toEqual(words)
  })
})

it.each([
  ['at 7:30 PM', 'at 7:45 PM', '7:30 → 7:45 PM'],
  ['at 11:45 AM', 'at 12:15 PM', '11:45 AM → 12:15 PM'],
  ['10 minutes after athan', '15 minutes after athan', '10 → 15 minutes after athan'],
  ['at athan', '5 minutes after athan', 'at athan → 5 minutes after athan'],
  ['none', 'at 9:00 PM', 'none → 9:00 PM'],
  ['athan, not before 7:30 PM', 'at 7:45 PM', 'athan, not before 7:30 PM → 7:45 PM'],
  ['Imam Yusuf: Patience', 'Imam Yusuf: Hope', 'Imam Yusuf: Patience → Hope'],
])('writes %j and %j as a change', (before, after, change) => {
  expect(arrow(before, after)).toBe(change)
})

it('counts the changes that do not fit', () => {
  const changes = ['Isha: a', 'Fajr: b', 'Asr: c'].map(text => ({ text }))
  expect(joinChanges(changes, 300)).toBe('Isha: a. Fajr: b. Asr: c')
  expect(joinChanges(changes, 20)).toBe('Isha: a, and 2 more')
  expect(joinChanges([{ text: 'Isha: 7:30 → 7:45 PM' }], 11)).toBe('Isha: 7:30…')
  expect(joinChanges([{ text: 'Isha: 7:30 → 7:45 PM' }, ...changes], 20)).toBe(
    'Isha: 7…, and 3 more',
  )
  expect(joinChanges([], 20)).toBe('')
})

it('writes short days in the order of the place', () => {
  const british = { ...DEFAULT_LOCALE, habits: { ...US_HABITS, dates: 'dmy' as const } }
  const written = writtenAs(british, () =>
    ['2026-12-01', '2027-12-01'].map(date => shortDayInWords(date, '2026-11-27')),
  )
  expect(written).toEqual(['1 Dec', '1 Dec 2027'])
})
