import { expect, it } from 'vitest'
import { differences } from '#domain/prayer/inWords/parts.ts'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { withoutChange } from './withoutChange.ts'

const seed: PrayerSettings = {
  ...seedPrayerSettings(new Date('2026-11-21T12:00:00Z')),
  overrides: [{ date: '2027-01-01', note: 'Closed' }],
}
const everything: PrayerSettings = {
  ...seed,
  place: { ...seed.place, name: 'Queens' },
  calculation: { ...seed.calculation, madhab: 'hanafi', custom: { fajrAngle: 16, ishaAngle: 15 } },
  iqama: { ...seed.iqama, isha: [{ rule: { kind: 'fixed', time: '19:45' } }] },
  jumuah: [],
  khutbahs: [{ date: '2026-11-27', slots: [{ khateeb: 'Imam Yusuf' }] }],
  overrides: [
    { date: '2026-12-25', note: 'Early Isha' },
    { date: '2027-01-01', note: 'Open' },
  ],
  tables: [{ year: 2027, days: [] }],
  hijri: {
    ...seed.hijri,
    months: { begin: 'sighted' },
    turnsAt: 'midnight',
    tellsExpected: true,
    confirmed: [{ year: 1448, month: 9, date: '2027-02-08' }],
  },
  eid: { fitr: { year: 1448, prayers: [{ time: '07:30' }] } },
  ramadan: { imsak: 10, tarawih: [{ time: '20:30' }] },
  extraTimes: { duha: true },
}
const keys = differences(seed, everything).map(({ key }) => key)

it.each(keys)('takes %s alone out of the list', key => {
  const left = withoutChange(everything, seed, key)
  expect(differences(seed, left).map(part => part.key)).toEqual(keys.filter(one => one !== key))
})

it('leaves what is stored when everything is taken out', () => {
  const left = keys.reduce((draft, key) => withoutChange(draft, seed, key), everything)
  expect(left).toEqual(seed)
})
