import { describe, expect, it } from 'vitest'
import { computeRange } from '#domain/prayer/testing/computeRange.ts'
import type { IqamaRule } from '../iqamaRule.ts'
import { seedPrayerSettings } from '../seed.ts'
import type { PrayerSettings } from '../settings.ts'
import { at, withIsha as isha } from '../testing/rules.ts'
import { changesInWords } from './changes.ts'

const TODAY = '2026-11-23'
const later = (notBefore: string): IqamaRule => ({ kind: 'after-athan', minutes: 10, notBefore })
const seed = seedPrayerSettings(new Date(`${TODAY}T12:00:00Z`))
const base = isha(seed, { rule: at('22:30') })
/** A timetable of 2027 whose Isha iqama is at one time. */
const table = {
  year: 2027,
  source: 'the committee',
  days: computeRange(seed, '2027-01-01', '2027-12-31').map(({ iso: date, athan }) => ({
    date,
    ...athan,
    iqama: { isha: '22:45' },
  })),
}
const withTable: PrayerSettings = { ...base, tables: [table] }
const single = { date: '2026-12-05', iqama: { isha: '22:50' } }
const withDay = { ...base, overrides: [single] }
const FRIDAY = '2026-12-04'
const ownFriday = { overrides: [{ date: FRIDAY, jumuah: [{ time: '14:00' }] }] }
const slots = seed.jumuah[0]?.slots ?? []
const khateeb = (date: string) => ({ khutbahs: [{ date, slots: [{ khateeb: 'Imam Yusuf' }] }] })

describe('changesInWords says what visitors see of', () => {
  it.each<[string, PrayerSettings, PrayerSettings, string]>([
    [
      'a rule on days that the timetable decides',
      withTable,
      isha(
        withTable,
        { until: '2027-01-14', rule: at('22:30') },
        { from: '2027-01-15', until: '2027-11-30', rule: at('23:00') },
        { from: '2027-12-01', rule: at('22:30') },
      ),
      'No change for visitors (the timetable decides): Isha: 10:30 → 11:00 PM from Jan 15 until Nov 30, 2027',
    ],
    [
      'a rule that outlasts the timetable',
      withTable,
      isha(
        withTable,
        { until: '2027-01-14', rule: at('22:30') },
        { from: '2027-01-15', rule: at('23:00') },
      ),
      'Isha: 10:30 → 11:00 PM from Jan 1, 2028',
    ],
    [
      'a rule that begins before the timetable',
      withTable,
      isha(
        withTable,
        { until: '2026-12-14', rule: at('22:30') },
        { from: '2026-12-15', until: '2027-06-30', rule: at('23:00') },
        { from: '2027-07-01', rule: at('22:30') },
      ),
      'Isha: 10:30 → 11:00 PM from Dec 15 until Dec 31',
    ],
    [
      'a rule in place of the timetable’s iqama',
      withTable,
      isha({ ...withTable, tables: [withoutIsha('2027-01-15')] }, { rule: at('23:00') }),
      'Isha: 10:30 → 11:00 PM from Nov 23 until Dec 31 and from Jan 1, 2028; 10:45 → 11:00 PM from Jan 15 until Dec 31, 2027',
    ],
    [
      'a rule whose times differ in winter alone',
      seed,
      isha(
        seed,
        { until: '2027-05-31', rule: later('19:30') },
        { from: '2027-06-01', rule: later('20:00') },
      ),
      'Isha: 10 minutes after athan, not before 7:30 → 8:00 PM from Jun 1, first seen on Oct 4, 2027',
    ],
    [
      'a rule around a single day',
      withDay,
      isha(withDay, { rule: at('22:35') }),
      'Isha: 10:30 → 10:35 PM from Nov 23 until Dec 4 and from Dec 6',
    ],
    [
      'a rule of one day that has its own time',
      withDay,
      isha(
        withDay,
        { until: '2026-12-04', rule: at('22:30') },
        { from: '2026-12-05', until: '2026-12-05', rule: at('23:00') },
        { from: '2026-12-06', rule: at('22:30') },
      ),
      'No change for visitors (single days decide): Isha: 10:30 → 11:00 PM on Dec 5 only',
    ],
    [
      'another rule with the same times',
      base,
      isha(base, { rule: { ...at('22:30'), notBefore: '20:00' } }),
      'No change for visitors (the times stay the same): Isha: 10:30 PM → 10:30 PM, not before 8:00 PM from Nov 23',
    ],
    [
      "Dhuhr on a Friday, in place of which is Jumu'ah",
      base,
      { ...base, overrides: [{ date: FRIDAY, iqama: { dhuhr: '13:40' } }] },
      'No change for visitors (the times stay the same): December 4, 2026: Dhuhr iqama 1:40 PM',
    ],
    [
      'a single day that is past',
      base,
      { ...base, overrides: [{ date: '2026-11-01', iqama: { isha: '22:50' } }] },
      'No change for visitors (it is past): November 1, 2026: Isha iqama 10:50 PM',
    ],
    [
      "a khateeb on a Friday without Jumu'ah",
      { ...base, overrides: [{ date: FRIDAY, jumuah: [] }] },
      { ...base, overrides: [{ date: FRIDAY, jumuah: [] }], ...khateeb(FRIDAY) },
      "No change for visitors (there is no Jumu'ah then): Khateebs of December 4, 2026: Imam Yusuf",
    ],
    [
      'a khateeb',
      base,
      { ...base, ...khateeb(FRIDAY) },
      'Khateebs of December 4, 2026: Imam Yusuf',
    ],
    [
      'Eid prayers of a year that is over',
      base,
      { ...base, eid: { fitr: { year: 1446, prayers: [{ time: '08:00' }] } } },
      'No change for visitors: Eid al-Fitr 1446, on the first of Shawwal: prayer at 8:00 AM',
    ],
    [
      "a Jumu'ah of a Friday that has its own",
      { ...base, ...ownFriday },
      {
        ...base,
        ...ownFriday,
        jumuah: [
          { until: '2026-12-03', slots },
          { from: FRIDAY, until: '2026-12-10', slots: [{ time: '13:30' }] },
          { from: '2026-12-11', slots },
        ],
      },
      "No change for visitors (single days decide): Jumu'ah: 1:45 PM and 2:05 PM → 1:30 PM on Dec 4 only",
    ],
    [
      'a timetable',
      base,
      withTable,
      'Timetable of 2027: 365 days from the committee (other times from Jan 1 until Dec 31, 2027)',
    ],
  ])('%s', (_, before, after, text) => {
    const changes = changesInWords(before, after, TODAY)
    expect(changes[0]?.text).toBe(text)
    expect(changes[0]?.isSeen).toBe(!text.startsWith('No change'))
  })
})

function withoutIsha(from: string) {
  return {
    ...table,
    days: table.days.map(({ iqama, ...day }) => (day.date < from ? { ...day, iqama } : day)),
  }
}
