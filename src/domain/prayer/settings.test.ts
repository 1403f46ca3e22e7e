import { describe, expect, it } from 'vitest'
import { withRange } from './ranges.ts'
import { seedPrayerSettings } from './seed.ts'
import { type PrayerSettings, PrayerSettingsSchema } from './settings.ts'
import { checkSettings, newProblems } from './timesReview.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
type Draft = { -readonly [K in keyof PrayerSettings]: PrayerSettings[K] }

/** The messages of the schema and the checks for the seed after a change: 'path: message' lines. */
function complaints(change: (settings: Draft) => void): string[] {
  const settings = structuredClone(seedPrayerSettings(NOW))
  change(settings)
  const parsed = PrayerSettingsSchema.safeParse(settings)
  const problems = parsed.success ? checkSettings(parsed.data) : parsed.error.issues
  return problems.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

const later = (minutes: number) => ({ kind: 'after-athan' as const, minutes })
const table = (changes: object = {}) => ({
  year: 2027,
  days: [
    {
      date: '2027-03-14',
      fajr: '05:54',
      sunrise: '07:09',
      dhuhr: '13:06',
      asr: '16:26',
      maghrib: '19:01',
      isha: '20:17',
      ...changes,
    },
  ],
})

describe('prayer settings', () => {
  it('accepts the seed as it is', () => {
    const seed = seedPrayerSettings(NOW)
    expect(PrayerSettingsSchema.parse(seed)).toEqual(seed)
  })

  it.each<[string, (settings: Draft) => void, string[]]>([
    [
      'latitude out of range',
      s => (s.place.latitude = 91),
      ['place.latitude: Latitude must be at most 90.'],
    ],
    [
      'longitude out of range',
      s => (s.place.longitude = -181),
      ['place.longitude: Longitude must be at least -180.'],
    ],
    [
      'unknown zone',
      s => (s.place.timeZone = 'America/Gotham'),
      ['place.timeZone: Unknown time zone: enter an IANA name such as America/New_York.'],
    ],
    [
      'an offset instead of a zone',
      s => (s.place.timeZone = '+05:00'),
      ['place.timeZone: Unknown time zone: enter an IANA name such as America/New_York.'],
    ],
    [
      'no such date',
      s => (s.iqama.asr = [{ until: '2027-02-29', rule: later(5) }]),
      ['iqama.asr.0.until: Enter a real date as YYYY-MM-DD, for example 2027-03-14.'],
    ],
    [
      'no such time',
      s => (s.iqama.dhuhr = [{ rule: { kind: 'fixed', time: '25:00' } }]),
      [
        'iqama.dhuhr.0.rule.time: Enter a time as HH:MM, or one for standard and one for daylight time.',
      ],
    ],
    [
      'the night instead of the afternoon',
      s => (s.iqama.dhuhr = [{ rule: { kind: 'fixed', time: '01:30' } }]),
      [
        'iqama.dhuhr.0.rule.time: Dhuhr cannot be at 1:30 AM: enter a time between 10:00 AM and 4:30 PM.',
      ],
    ],
    [
      'one season of a fixed time',
      s =>
        (s.iqama.isha = [
          { rule: { kind: 'fixed', time: { standard: '19:30', daylight: '09:30' } } },
        ]),
      [
        'iqama.isha.0.rule.time: Isha cannot be at 9:30 AM: enter a time between 1:30 PM and 5:00 AM.',
      ],
    ],
    [
      'bounds the wrong way round',
      s => (s.iqama.isha = [{ rule: { ...later(10), notBefore: '22:00', notAfter: '21:00' } }]),
      ["iqama.isha.0.rule.notAfter: 'Not after 21:00' is earlier than 'not before 22:00'."],
    ],
    [
      'minutes after sunset for another prayer',
      s => (s.iqama.isha = [{ rule: { kind: 'after-sunset', minutes: 90 } }]),
      [
        'iqama.isha.0.rule.kind: Minutes after sunset are for Maghrib alone; use minutes after athan.',
      ],
    ],
    ['no rule', s => (s.iqama.asr = []), ['iqama.asr: Each prayer needs an iqama rule.']],
    [
      'from after until',
      s => (s.jumuah = [{ from: '2027-02-02', until: '2027-02-01', slots: [{ time: '13:30' }] }]),
      ['jumuah.0.until: That is before the first day, February 2, 2027.'],
    ],
    [
      'overlapping rules',
      s =>
        (s.iqama.asr = [
          { until: '2027-02-10', rule: later(15) },
          { from: '2027-02-10', rule: later(20) },
        ]),
      [
        'iqama.asr.1.from: Two Asr rules hold on February 10, 2027: end the earlier one the day before.',
      ],
    ],
    [
      'two rules without start',
      s => (s.iqama.asr = [{ until: '2027-02-10', rule: later(15) }, { rule: later(20) }]),
      [
        'iqama.asr.1.from: Two Asr rules hold from the beginning: end the earlier one the day before.',
      ],
    ],
    [
      'a gap between rules, in any order',
      s =>
        (s.iqama.asr = [
          { from: '2027-02-10', rule: later(20) },
          { until: '2027-01-31', rule: later(15) },
        ]),
      ['iqama.asr.0.from: Asr has no rule from February 1, 2027 to February 9, 2027.'],
    ],
    [
      'days before the first and after the last rule',
      s => (s.iqama.asr = [{ from: '2027-01-01', until: '2027-12-31', rule: later(20) }]),
      [
        "iqama.asr.0.from: Asr has no rule before January 1, 2027: leave out the first rule's start.",
        "iqama.asr.0.until: Asr has no rule after December 31, 2027: leave out the last rule's end.",
      ],
    ],
    [
      "overlapping Jumu'ah ranges",
      s =>
        (s.jumuah = [
          { slots: [{ time: '13:30' }] },
          { from: '2027-03-05', until: '2027-03-26', slots: [{ time: '14:00' }] },
        ]),
      [
        "jumuah.1.from: Two Jumu'ah ranges hold on March 5, 2027: end the earlier one the day before.",
      ],
    ],
    [
      "six Jumu'ah slots",
      s =>
        (s.jumuah = [
          { slots: ['12', '13', '14', '15', '16', '11'].map(h => ({ time: `${h}:00` })) },
        ]),
      ["jumuah.0.slots: At most five Jumu'ah slots."],
    ],
    [
      'no slot',
      s => (s.jumuah = [{ slots: [] }]),
      ["jumuah.0.slots: A Jumu'ah range needs at least one slot."],
    ],
    [
      'khutbah after the prayer and a slot twice',
      s => (s.jumuah = [{ slots: [{ time: '13:30', khutbah: '13:45' }, { time: '13:30' }] }]),
      [
        'jumuah.0.slots.0.khutbah: The khutbah comes before the prayer: its time must not be later.',
        "jumuah.0.slots.1.time: Two Jumu'ah slots at 13:30.",
      ],
    ],
    [
      'a day set twice, one of them empty',
      s => (s.overrides = [{ date: '2027-03-10', note: 'Eid al-Fitr' }, { date: '2027-03-10' }]),
      [
        'overrides.1.date: March 10, 2027 is set twice; keep one of the two.',
        'overrides.1: Set at least one time or a note for this day.',
      ],
    ],
    [
      "Jumu'ah on a Wednesday",
      s => (s.overrides = [{ date: '2027-03-10', jumuah: [{ time: '13:30' }] }]),
      ["overrides.0.jumuah: March 10, 2027 is a Wednesday; Jumu'ah is on Fridays."],
    ],
    [
      'impossible times of a single day',
      s =>
        (s.overrides = [{ date: '2027-03-10', athan: { asr: '04:20' }, iqama: { isha: '08:30' } }]),
      [
        'overrides.0.athan.asr: Asr cannot be at 4:20 AM: enter a time between 11:30 AM and 9:30 PM.',
        'overrides.0.iqama.isha: Isha cannot be at 8:30 AM: enter a time between 1:30 PM and 5:00 AM.',
      ],
    ],
    [
      'a table of another year, twice, with a day twice',
      s => {
        const strayed = table({ date: '2026-03-14' })
        s.tables = [
          table(),
          { ...table(), days: [...table().days, ...table().days, ...strayed.days] },
        ]
      },
      [
        'tables.1.year: Two tables for 2027; keep one.',
        'tables.1.days.1.date: March 14, 2027 is in the table twice.',
        'tables.1.days.2.date: March 14, 2026 does not belong to the table of 2027.',
      ],
    ],
    [
      'a table on 12 hours',
      s => (s.tables = [table({ asr: '04:26' })]),
      ['tables.0.days.0.asr: Asr cannot be at 4:26 AM: enter a time between 11:30 AM and 9:30 PM.'],
    ],
    [
      'a table out of order',
      s => (s.tables = [table({ asr: '12:26' })]),
      ['tables.0.days.0: The times of March 14, 2027 are not in the order of the day.'],
    ],
    [
      'a custom method without angles',
      s => (s.calculation.method = 'custom'),
      ['calculation.custom: A custom method needs its angles.'],
    ],
    [
      'a custom method with neither angle nor interval for Isha',
      s => (s.calculation = { ...s.calculation, method: 'custom', custom: { fajrAngle: 15 } }),
      ['calculation.custom.ishaAngle: Give Isha either an angle or minutes after Maghrib.'],
    ],
    [
      'a Hijri month of another year',
      s => (s.hijri.confirmed = [{ year: 1448, month: 9, date: '2026-02-18' }]),
      [
        'hijri.confirmed.0.date: Ramadan 1448 begins about February 8, 2027; February 18, 2026 is too far from it.',
      ],
    ],
    [
      'a Hijri year far off',
      s => (s.hijri.confirmed = [{ year: 99999, month: 9, date: '2027-02-08' }]),
      ['hijri.confirmed.0.year: The Hijri year must be at most 1600.'],
    ],
    [
      'a Hijri month twice',
      s =>
        (s.hijri.confirmed = [
          { year: 1448, month: 9, date: '2027-02-08' },
          { year: 1448, month: 9, date: '2027-02-09' },
        ]),
      ['hijri.confirmed.1.date: Ramadan 1448 is confirmed twice.'],
    ],
    [
      'a Hijri month of 28 days',
      s =>
        (s.hijri.confirmed = [
          { year: 1448, month: 9, date: '2027-02-09' },
          { year: 1448, month: 10, date: '2027-03-09' },
        ]),
      [
        'hijri.confirmed.1.date: From Ramadan 1448 to Shawwal 1448 there are 28 days; months have 29 or 30.',
      ],
    ],
  ])('rejects %s', (_, change, messages) => expect(complaints(change)).toEqual(messages))

  it.each<[string, (settings: Draft) => void]>([
    [
      'a Ramadan table and a whole iqama column',
      s => (s.tables = [table({ iqama: { isha: '20:45' } })]),
    ],
    [
      'Isha bounds across midnight',
      s => (s.iqama.isha = [{ rule: { ...later(10), notBefore: '22:00', notAfter: '00:30' } }]),
    ],
    ['a table with Isha after midnight', s => (s.tables = [table({ isha: '00:40' })])],
    ["a Friday without Jumu'ah", s => (s.overrides = [{ date: '2027-03-12', jumuah: [] }])],
    [
      'a custom method',
      s =>
        (s.calculation = {
          ...s.calculation,
          method: 'custom',
          custom: { fajrAngle: 15, ishaInterval: 90 },
        }),
    ],
    ["no Jumu'ah at all", s => (s.jumuah = [])],
  ])('accepts %s', (_, change) => expect(complaints(change)).toEqual([]))
})

describe('adding a range', () => {
  type Range = { from?: string; until?: string; rule: string }
  const base: Range[] = [{ rule: 'a' }]
  it.each<[string, Range[], Range, string[]]>([
    ['from a day on', base, { from: '2027-03-05', rule: 'b' }, ['-2027-03-04 a', '2027-03-05- b']],
    [
      'for some days',
      base,
      { from: '2027-03-05', until: '2027-03-09', rule: 'b' },
      ['-2027-03-04 a', '2027-03-05-2027-03-09 b', '2027-03-10- a'],
    ],
    ['without an end', base, { rule: 'b' }, ['- b']],
    [
      'over several',
      [
        { until: '2027-01-31', rule: 'a' },
        { from: '2027-02-01', until: '2027-02-28', rule: 'b' },
        { from: '2027-03-01', rule: 'c' },
      ],
      { from: '2027-01-15', until: '2027-03-10', rule: 'd' },
      ['-2027-01-14 a', '2027-01-15-2027-03-10 d', '2027-03-11- c'],
    ],
  ])('shortens or splits the others: %s', (_, ranges, added, result) => {
    const shown = withRange(ranges, added).map(r => `${r.from ?? ''}-${r.until ?? ''} ${r.rule}`)
    expect(shown).toEqual(result)
  })
})

it('ignores a problem that the saved settings already have, at any position', () => {
  const saved = structuredClone(seedPrayerSettings(NOW))
  saved.iqama.isha = [{ from: '2027-01-01', rule: { kind: 'after-athan', minutes: 10 } }]
  expect(checkSettings(saved)).toHaveLength(1)
  const settings = structuredClone(saved)
  settings.overrides = [{ date: '2027-03-10', note: 'Eid' }]
  expect(newProblems(settings, saved, '2026-11-21')).toEqual([])
  settings.iqama.fajr = []
  expect(newProblems(settings, saved, '2026-11-21').map(({ message }) => message)).toEqual([
    'Each prayer needs an iqama rule.',
  ])
})
