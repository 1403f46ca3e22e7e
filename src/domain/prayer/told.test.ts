import { describe, expect, it } from 'vitest'
import { seedPrayerSettings } from './seed.ts'
import { type PrayerSettings, PrayerSettingsSchema } from './settings.ts'
import { inNewYork, noticeAt } from './testing/noticeAt.ts'
import { withTold } from './told.ts'

const seed = seedPrayerSettings(new Date('2026-11-21T12:00:00Z'))
const isha = (time: string, change: Partial<PrayerSettings> = {}): PrayerSettings => ({
  ...seed,
  iqama: {
    ...seed.iqama,
    fajr: [{ rule: { kind: 'after-athan', minutes: 20 } }],
    isha: [{ rule: { kind: 'fixed', time } }],
  },
  ...change,
})

/** Settings after one was saved in place of the other at each moment. */
function saved(first: PrayerSettings, ...saves: [at: string, next: PrayerSettings][]) {
  return saves.reduce(
    (before, [at, next]) => PrayerSettingsSchema.parse(withTold(next, before, inNewYork(at))),
    first,
  )
}

describe('a rule that is replaced without a day', () => {
  it.each<[string, string, PrayerSettings, string[]]>([
    [
      'is announced for today while its prayer is ahead',
      '2026-12-03T12:00',
      saved(isha('19:30'), ['2026-12-03T12:00', isha('19:45')]),
      ['From today, Thursday, December 3: Isha iqama 7:45 PM (was 7:30 PM)'],
    ],
    [
      'is announced for tomorrow once today’s prayer has begun',
      '2026-12-03T21:00',
      saved(isha('19:30'), ['2026-12-03T20:00', isha('19:45')]),
      ['From tomorrow, Friday, December 4: Isha iqama 7:45 PM (was 7:30 PM)'],
    ],
    [
      'is announced by a page of the next day, too',
      '2026-12-04T12:00',
      saved(isha('19:30'), ['2026-12-03T20:00', isha('19:45')]),
      ['From today, Friday, December 4: Isha iqama 7:45 PM (was 7:30 PM)'],
    ],
    [
      'is not announced when it is taken back',
      '2026-12-03T12:00',
      saved(
        isha('19:30'),
        ['2026-12-03T12:00', isha('19:45')],
        ['2026-12-03T13:00', isha('19:30')],
      ),
      [],
    ],
    [
      'is compared with what was so before two saves',
      '2026-12-03T14:00',
      saved(
        isha('19:30'),
        ['2026-12-03T12:00', isha('19:45')],
        ['2026-12-03T13:00', isha('20:00')],
      ),
      ['From today, Thursday, December 3: Isha iqama 8:00 PM (was 7:30 PM)'],
    ],
    [
      'is compared with an ordinary day before a single one',
      '2026-12-03T12:00',
      saved(isha('19:30', { overrides: [{ date: '2026-12-02', iqama: { isha: '21:00' } }] }), [
        '2026-12-03T12:00',
        isha('19:45'),
      ]),
      ['From today, Thursday, December 3: Isha iqama 7:45 PM (was 7:30 PM)'],
    ],
    [
      "is announced of Jumu'ah",
      '2026-12-03T12:00',
      saved(isha('19:30', { jumuah: [{ slots: [{ time: '13:45' }] }] }), [
        '2026-12-03T12:00',
        isha('19:30', { jumuah: [{ slots: [{ time: '13:30' }] }] }),
      ]),
      ["From tomorrow, Friday, December 4: Jumu'ah prayer 1:30 PM (was prayer 1:45 PM)"],
    ],
  ])('%s', (_, moment, settings, lines) => {
    expect(noticeAt(moment, settings)).toEqual(lines)
  })
})

it('keeps nothing where a save changes no past day, and forgets it after two weeks', () => {
  const dated = {
    ...isha('19:30'),
    iqama: {
      ...seed.iqama,
      isha: [
        { until: '2026-12-04', rule: { kind: 'fixed', time: '19:30' } as const },
        { from: '2026-12-05', rule: { kind: 'fixed', time: '19:45' } as const },
      ],
    },
  }
  const told = (settings: PrayerSettings) => settings.told?.length
  const before = { ...isha('19:30'), iqama: { ...dated.iqama, isha: isha('19:30').iqama.isha } }
  expect(saved(before, ['2026-12-03T12:00', dated])).not.toHaveProperty('told')
  const changed = saved(isha('19:30'), ['2026-12-03T12:00', isha('19:45')])
  expect(told(changed)).toBe(14)
  expect(told(saved(changed, ['2026-12-20T12:00', isha('19:45')]))).toBeUndefined()
})

it('begins again where the mosque moves to another zone', () => {
  const place = { ...seed.place, timeZone: 'Europe/London', latitude: 52.48, longitude: -1.9 }
  const moved = saved(isha('19:30'), ['2026-12-03T12:00', isha('20:30', { place })])
  expect(moved).not.toHaveProperty('told')
})
