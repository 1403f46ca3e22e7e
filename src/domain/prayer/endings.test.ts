import { expect, it } from 'vitest'
import { dueEndings, endings, reminderOf } from './endings.ts'
import type { PrayerSettings } from './settings.ts'

type Settings = Pick<PrayerSettings, 'iqama' | 'jumuah' | 'tables'>
const TODAY = '2026-12-25'
const rule = { kind: 'fixed', time: '20:00' } as const
const always = [{ rule }]
const iqama = { fajr: always, dhuhr: always, asr: always, maghrib: always, isha: always }
const slots = [{ time: '13:30' }]
const day = (date: string) => ({
  ...{ date, fajr: '05:00', sunrise: '06:30', dhuhr: '12:00' },
  ...{ asr: '14:30', maghrib: '17:00', isha: '18:30' },
})
const table = (...dates: string[]) => [{ year: 2026, days: dates.map(day) }]

it.each<[string, Partial<Settings>, string[]]>([
  ['rules without an end', { jumuah: [{ slots }] }, []],
  ['nothing at all', { iqama: { ...iqama, isha: [] } }, []],
  [
    'an iqama whose last rule ends',
    { iqama: { ...iqama, isha: [{ until: '2026-12-31', rule }] } },
    ['isha from 2027-01-01'],
  ],
  [
    'an iqama whose next rule follows on the day after',
    {
      iqama: {
        ...iqama,
        isha: [
          { until: '2026-12-31', rule },
          { from: '2027-01-01', rule },
        ],
      },
    },
    [],
  ],
  ["a Jumu'ah that ends today", { jumuah: [{ until: TODAY, slots }] }, ['jumuah from 2026-12-26']],
  ["a Jumu'ah that ended", { jumuah: [{ until: '2026-12-24', slots }] }, []],
  ['an end that is far away', { jumuah: [{ until: '2027-01-08', slots }] }, []],
  ['a timetable that ends', { tables: table(TODAY, '2026-12-26') }, ['timetable from 2026-12-27']],
  ['a timetable of other days', { tables: table('2026-03-01') }, []],
])('finds in %s what runs out within two weeks', (_, values, expected) => {
  const found = endings({ iqama, jumuah: [], tables: [], ...values }, TODAY, 14)
  expect(found.map(({ of, from }) => `${of} from ${from}`)).toEqual(expected)
})

it.each<[string, string, (number | undefined)[]]>([
  ['31 days before', '2026-12-01', [undefined, undefined]],
  ['30 days before', '2026-12-02', [30, undefined]],
  ['15 days before', '2026-12-17', [30, undefined]],
  ['14 days before', '2026-12-18', [14, 14]],
  ['3 days before', '2026-12-29', [3, 14]],
  ['on its last day', '2026-12-31', [3, 14]],
])('reminds of a timetable and of rules that end %s', (_, today, expected) => {
  const ends = (of: 'timetable' | 'isha') => reminderOf({ of, from: '2027-01-01' }, today)
  expect([ends('timetable'), ends('isha')]).toEqual(expected)
})

it('reminds of a timetable earlier than of rules', () => {
  const settings = {
    iqama: { ...iqama, isha: [{ until: '2027-01-20', rule }] },
    jumuah: [],
    tables: table(TODAY, '2026-12-26'),
  }
  const found = dueEndings(settings, TODAY)
  expect(found).toEqual([{ of: 'timetable', from: '2026-12-27' }])
})
