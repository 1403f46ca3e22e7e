import { expect, it } from 'vitest'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { at, withIsha } from '#domain/prayer/testing/rules.ts'
import { dayComputer } from '#domain/prayer/times.ts'
import { scheduled } from './scheduled.ts'

const TODAY = '2026-11-22'
const seed = seedPrayerSettings(new Date(`${TODAY}T12:00:00Z`))
const isha = (...ranges: PrayerSettings['iqama']['isha']) => withIsha(seed, ...ranges)
const alone = { date: '2026-11-28', iqama: { isha: '20:00' } }

it.each<[string, PrayerSettings, string[]]>([
  ['nothing', isha({ rule: at('19:30') }), []],
  [
    'a later time',
    isha({ until: '2026-11-26', rule: at('19:30') }, { from: '2026-11-27', rule: at('19:45') }),
    ['then 7:45 PM from Fri, Nov 27'],
  ],
  [
    'minutes, with the year when that is not near',
    isha(
      { until: '2027-10-31', rule: at('19:30') },
      { from: '2027-11-01', rule: { kind: 'after-athan', minutes: 10 } },
    ),
    ['then 10 minutes after athan from Mon, Nov 1, 2027'],
  ],
  [
    'the times of daylight saving',
    isha({ rule: { kind: 'fixed', time: { standard: '19:30', daylight: '21:30' } } }),
    ['then 9:30 PM from Sun, Mar 14'],
  ],
  [
    'Ramadan’s time',
    isha({ rule: at('19:30') }, { hijriMonth: 9, rule: at('21:00') }),
    ['then 9:00 PM from Sun, Feb 7'],
  ],
  [
    'a single day',
    { ...isha({ rule: at('19:30') }), overrides: [alone] },
    ['8:00 PM on Sat, Nov 28 only'],
  ],
])('shows %s in the row of Isha', (_, settings, words) => {
  expect(scheduled(dayComputer(settings, TODAY), 'isha', '2026-11-23')).toEqual(words)
})

it("shows the next Jumu'ah times, and a Friday with its own", () => {
  const settings: PrayerSettings = {
    ...seed,
    jumuah: [
      { until: '2026-12-03', slots: [{ time: '13:15' }] },
      { from: '2026-12-04', slots: [{ time: '13:15' }, { time: '14:15' }] },
    ],
    overrides: [{ date: '2026-12-25', jumuah: [] }],
  }
  expect(scheduled(dayComputer(settings, TODAY), 'jumuah', '2026-11-27')).toEqual([
    'then 1:15 PM & 2:15 PM from Fri, Dec 4',
    'none on Fri, Dec 25 only',
  ])
})
