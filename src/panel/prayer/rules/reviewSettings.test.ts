import { describe, expect, it } from 'vitest'
import { habitsOfCountry } from '#domain/habits/habits.ts'
import { localeFrom } from '#domain/habits/written.ts'
import type { IqamaRule } from '#domain/prayer/iqamaRule.ts'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { at } from '#domain/prayer/testing/rules.ts'
import { writtenAs } from '#locale/locale.ts'
import { applied, type Change } from './change.ts'
import { reviewSettings } from './reviewSettings.ts'

const NOW = new Date('2026-11-21T17:00:00Z')
const seed = (): PrayerSettings => seedPrayerSettings(NOW)

function on(change: (settings: PrayerSettings) => PrayerSettings, saved = seed()) {
  const { problems, warnings } = reviewSettings(change(seed()), saved, NOW)
  const lines = (list: typeof problems) =>
    list.map(({ path, message }) => `${path.join('.')}: ${message}`)
  return { problems: lines(problems), warnings: lines(warnings) }
}

const rule = (
  prayer: 'fajr' | 'dhuhr' | 'asr' | 'maghrib' | 'isha',
  changed: IqamaRule,
  from = '2026-11-22',
): Change => ({ kind: 'iqama', prayer, rule: changed, when: 'offered', from, until: '' })
const day = (override: PrayerSettings['overrides'][number]): Change => ({
  kind: 'day',
  day: override,
})

it('says what it finds in the words of the place', () => {
  const early = [{ slots: [{ khutbah: '11:00', time: '11:30' }] }]
  writtenAs(localeFrom(habitsOfCountry('GB')), () => {
    const { problems, warnings } = on(s => ({ ...s, jumuah: early }))
    expect(problems.join()).toContain("Jummah at 11:30 is before Zuhr's adhan")
    expect([...problems, ...warnings].join()).not.toMatch(/Jumu'ah|Dhuhr|athan/)
  })
})

describe('problems that prevent saving', () => {
  it('finds no problem in ordinary settings', () => {
    expect(on(s => s)).toEqual({ problems: [], warnings: [] })
  })

  it.each<[string, Change, string]>([
    [
      'a new time before its athan on the first day',
      rule('isha', at('17:30')),
      'iqama.isha.1.rule.time: Isha at 5:30 PM is before its athan at 5:53 PM on Sunday, November 22, and on 13 more of the 14 days after today. Choose 5:53 PM or later, or minutes after athan.',
    ],
    [
      'a Fajr iqama at sunrise',
      rule('fajr', at('07:00')),
      'iqama.fajr.1.rule.time: Fajr at 7:00 AM is at or after sunrise at 6:51 AM on Sunday, November 22, and on 8 more of the 14 days after today. Choose a time before 6:51 AM, or minutes after athan.',
    ],
    [
      'minutes that end after the next athan',
      rule('maghrib', { kind: 'after-athan', minutes: 90 }),
      "iqama.maghrib.1.rule.minutes: Maghrib 90 minutes after athan, at 6:03 PM, is at or after Isha's athan at 5:53 PM on Sunday, November 22, and on 13 more of the 14 days after today. Choose fewer minutes.",
    ],
    [
      'an earliest time after the next athan',
      rule('asr', { kind: 'after-athan', minutes: 10, notBefore: '17:00' }),
      "iqama.asr.1.rule.notBefore: Asr 10 minutes after athan, not before 5:00 PM, at 5:00 PM, is at or after Maghrib's athan at 4:33 PM on Sunday, November 22, and on 13 more of the 14 days after today. Choose an earlier time for ‘Not before’.",
    ],
    [
      'a rule for another time than its season',
      rule('dhuhr', { kind: 'quarterly', times: ['13:15', '13:15', '13:15', '15:00'] }),
      "iqama.dhuhr.1.rule.times.3: Dhuhr at 3:00 PM is at or after Asr's athan at 2:12 PM on Sunday, November 22, and on 13 more of the 14 days after today. Choose a time before 2:09 PM, or minutes after athan.",
    ],
    [
      "Jumu'ah after Asr's athan",
      { kind: 'jumuah', from: '2026-11-27', until: '', slots: [{ time: '14:30' }] },
      "jumuah.1: Jumu'ah at 2:30 PM is at or after Asr's athan at 2:11 PM on Friday, November 27, and on 1 more of the 14 days after today. Choose a time before 2:10 PM.",
    ],
    [
      'a latest time before the athan',
      rule('asr', { kind: 'after-athan', minutes: 10, notAfter: '14:00' }),
      'iqama.asr.1.rule.notAfter: Asr 10 minutes after athan, not after 2:00 PM, at 2:00 PM, is before its athan at 2:12 PM on Sunday, November 22, and on 13 more of the 14 days after today. Choose a later time for ‘Not after’.',
    ],
    [
      'a single iqama before its athan',
      day({ date: '2026-12-04', iqama: { dhuhr: '11:30' } }),
      'overrides.0.iqama.dhuhr: Dhuhr at 11:30 AM is before its athan at 11:47 AM on Friday, December 4. Choose 11:47 AM or later.',
    ],
    [
      'a single athan out of order',
      day({ date: '2026-12-25', athan: { maghrib: '13:30' } }),
      'overrides.0.athan.maghrib: The athan times of December 25, 2026 are not in the order of the day.',
    ],
    [
      'what the schema refuses',
      rule('isha', at('07:45')),
      'iqama.isha.1.rule.time: Isha cannot be at 7:45 AM: enter a time between 1:30 PM and 5:00 AM.',
    ],
  ])('%s', (_, change, expected) => {
    expect(on(s => applied(s, change))).toEqual({ problems: [expected], warnings: [] })
  })

  it('reports a gap between rules', () => {
    const { problems } = on(s => ({
      ...s,
      iqama: { ...s.iqama, asr: [{ until: '2027-01-01', rule: at('16:00') }] },
    }))
    expect(problems).toEqual([
      "iqama.asr.0.until: Asr has no rule after January 1, 2027: leave out the last rule's end.",
    ])
  })

  it.each<[string, (s: PrayerSettings) => PrayerSettings, string]>([
    [
      'no latitude',
      s => ({ ...s, place: { ...s.place, latitude: Number.NaN } }),
      'place.latitude: Latitude must be a number.',
    ],
    ['no place', s => ({ ...s, place: { ...s.place, name: ' ' } }), 'place.name: Name the place.'],
    [
      'an unknown zone',
      s => ({ ...s, place: { ...s.place, timeZone: 'Mars/Base' } }),
      'place.timeZone: Unknown time zone: enter an IANA name such as America/New_York.',
    ],
    [
      'half a minute',
      s => ({
        ...s,
        calculation: { ...s.calculation, adjustments: { ...s.calculation.adjustments, isha: 0.5 } },
      }),
      'calculation.adjustments.isha: Enter whole minutes from -60 to 60.',
    ],
    [
      'an angle out of range',
      s => ({
        ...s,
        calculation: {
          ...s.calculation,
          method: 'custom',
          custom: { fajrAngle: 2, ishaAngle: 15 },
        },
      }),
      'calculation.custom.fajrAngle: The Fajr angle must be at least 4.',
    ],
    [
      'own angles that are missing',
      s => ({ ...s, calculation: { ...s.calculation, method: 'custom' } }),
      'calculation.custom: A custom method needs its angles.',
    ],
  ])('reports in place and method: %s', (_, change, expected) => {
    expect(on(change).problems).toEqual([expected])
  })
})

describe('minutes after sunset where the athan is three minutes after it', () => {
  const changed = (minutes: number) => (settings: PrayerSettings) => ({
    ...applied(settings, rule('maghrib', { kind: 'after-sunset', minutes })),
    calculation: {
      ...settings.calculation,
      adjustments: { ...settings.calculation.adjustments, maghrib: 3 },
    },
  })

  it('accepts an iqama exactly at the athan', () => {
    expect(on(changed(3))).toEqual({ problems: [], warnings: [] })
  })

  it.each([
    [0, 'at sunset, at 4:33 PM,'],
    [2, '2 minutes after sunset, at 4:35 PM,'],
  ])('refuses an iqama before the athan, %i minutes after sunset', (minutes, words) => {
    expect(on(changed(minutes))).toEqual({
      problems: [
        `iqama.maghrib.1.rule.minutes: Maghrib ${words} is before its athan at 4:36 PM on Sunday, November 22, and on 13 more of the 14 days after today. Choose more minutes.`,
      ],
      warnings: [],
    })
  })
})

describe('warnings', () => {
  it('reports an iqama that is before its athan later in the year', () => {
    expect(on(s => applied(s, rule('isha', at('19:45'))))).toEqual({
      problems: [],
      warnings: [
        'iqama.isha.1: Isha at 7:45 PM is before its athan on 206 days between March 14, 2027 and October 5, 2027. Visitors see no iqama then. Add a rule for those days, or choose minutes after athan.',
      ],
    })
  })

  it('reports an iqama that is after the next athan later in the year', () => {
    const { problems, warnings } = on(s =>
      applied(s, rule('maghrib', { kind: 'after-athan', minutes: 90 }, '2026-12-20')),
    )
    expect(problems).toEqual([])
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).toMatch(
      /^iqama\.maghrib\.1: Maghrib 90 minutes after athan is at or after Isha's athan on \d+ days between/,
    )
  })

  it('reports a Fajr iqama after sunrise', () => {
    expect(on(s => applied(s, rule('fajr', at('06:50')))).warnings[0]).toMatch(
      /Fajr at 6:50 AM is at or after sunrise on \d+ days/,
    )
  })

  it('reports an iqama of a single day after the next athan', () => {
    expect(on(s => applied(s, day({ date: '2026-12-25', iqama: { asr: '17:00' } })))).toEqual({
      problems: [],
      warnings: [
        "overrides.0.iqama.asr: Asr at 5:00 PM is at or after Maghrib's athan on December 25, 2026. Visitors see no iqama then. Choose a time before 4:34 PM.",
      ],
    })
  })

  it("reports Jumu'ah before Dhuhr", () => {
    const change: Change = {
      kind: 'jumuah',
      from: '',
      until: '2026-12-31',
      slots: [{ time: '11:50' }],
    }
    expect(on(s => applied(s, change)).warnings).toEqual([
      "jumuah.0: Jumu'ah at 11:50 AM is before Dhuhr's athan on 2 days between December 18, 2026 and December 25, 2026. Choose 11:57 AM or later.",
    ])
  })

  it.each<[string, (s: PrayerSettings) => PrayerSettings, string[]]>([
    [
      'at or after Asr',
      s => ({
        ...s,
        jumuah: [
          { until: '2026-12-10', slots: [{ time: '13:45' }] },
          { from: '2026-12-11', slots: [{ time: '13:45' }, { time: '14:15' }] },
        ],
      }),
      [
        "jumuah.1: Jumu'ah at 2:15 PM is at or after Asr's athan on 8 days between December 11, 2026 and December 24, 2027. Choose a time before 2:10 PM.",
      ],
    ],
    [
      'with a khutbah before Dhuhr',
      s => ({ ...s, jumuah: [{ slots: [{ time: '13:15', khutbah: '12:45' }] }] }),
      [
        "jumuah.0: A khutbah is before Dhuhr's athan on 29 days between March 19, 2027 and October 1, 2027.",
      ],
    ],
    [
      'on no Friday',
      s => ({ ...s, jumuah: [] }),
      ["jumuah: No Jumu'ah is set on any Friday: visitors see Dhuhr and its iqama."],
    ],
    [
      'with a gap',
      s => ({
        ...s,
        jumuah: [
          { until: '2026-12-03', slots: [{ time: '13:30' }] },
          { from: '2026-12-12', slots: [{ time: '13:30' }] },
        ],
      }),
      [
        "jumuah.0: No Jumu'ah is set on 2 days between December 4, 2026 and December 11, 2026: change the days here or add new Jumu'ah times.",
      ],
    ],
    [
      'before its first day',
      s => ({ ...s, jumuah: [{ from: '2026-11-28', slots: [{ time: '13:30' }] }] }),
      [
        "jumuah.0: No Jumu'ah is set on November 27, 2026: change the days here or add new Jumu'ah times.",
      ],
    ],
    [
      'after its last day',
      s => ({ ...s, jumuah: [{ until: '2027-03-13', slots: [{ time: '13:30' }] }] }),
      [
        "jumuah.0: No Jumu'ah is set from March 19, 2027 on: change the days here or add new Jumu'ah times.",
      ],
    ],
    [
      'cancelled on one Friday',
      s => ({ ...s, overrides: [{ date: '2026-12-25', jumuah: [] }] }),
      [
        "overrides.0.jumuah: There will be no Jumu'ah on December 25, 2026: visitors see Dhuhr and its iqama.",
      ],
    ],
    [
      'after Asr on one Friday',
      s => ({ ...s, overrides: [{ date: '2026-12-25', jumuah: [{ time: '14:30' }] }] }),
      [
        "overrides.0.jumuah: Jumu'ah at 2:30 PM is at or after Asr's athan on December 25, 2026. Choose a time before 2:16 PM.",
      ],
    ],
    [
      'set by hand on the only Friday of a gap',
      s => ({
        ...s,
        jumuah: [
          { until: '2026-12-03', slots: [{ time: '13:30' }] },
          { from: '2026-12-05', slots: [{ time: '13:30' }] },
        ],
        overrides: [{ date: '2026-12-04', jumuah: [{ time: '13:00' }] }],
      }),
      [],
    ],
  ])("reports Jumu'ah %s", (_, change, warnings) => {
    expect(on(change)).toEqual({ problems: [], warnings })
  })

  it("does not report a cancelled Jumu'ah once it is saved", () => {
    const saved = { ...seed(), overrides: [{ date: '2026-12-25', jumuah: [] }] }
    expect(on(() => saved, saved).warnings).toEqual([])
  })

  it('reports a longitude without its minus sign', () => {
    const { problems, warnings } = on(s => ({ ...s, place: { ...s.place, longitude: 73.9712 } }))
    expect(warnings).toContain(
      'place.longitude: The longitude 73.9712 is not in the time zone America/New_York. West is negative.',
    )
    expect(problems.join()).toContain("Dhuhr at 1:15 PM is at or after Asr's athan at 4:22 AM")
  })

  it('reports a saved rule that is before its athan today', () => {
    const saved = applied(seed(), rule('isha', at('17:30'), ''))
    const { problems, warnings } = on(s => ({ ...s, iqama: saved.iqama }), saved)
    expect(problems).toEqual([])
    expect(warnings).toHaveLength(1)
    const cut = applied(saved, rule('isha', at('23:00'), '2027-06-01'))
    expect(on(() => cut, saved).problems).toEqual([])
  })
})

it('returns the days that it computed', () => {
  const { dayOf } = reviewSettings(seed(), seed(), NOW)
  expect(dayOf?.('2026-11-21').athan.isha).toBe('17:53')
  expect(
    reviewSettings({ ...seed(), iqama: { ...seed().iqama, isha: [] } }, seed(), NOW).dayOf,
  ).toBeNull()
})
