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
import samples from './testing/changes.json' with { type: 'json' }

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

  it.each(samples.problems as [string, Change, string][])('%s', (_, change, expected) => {
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
      "jumuah.0: Jumu'ah at 11:50 AM is before Dhuhr's athan on 2 days between December 18, 2026 and December 25, 2026. Choose 11:57 AM or later on those Fridays.",
    ])
  })

  it.each(samples.jumuah as unknown as [string, Partial<PrayerSettings>, string[]][])(
    "reports Jumu'ah %s",
    (_, change, warnings) => {
      expect(on(s => ({ ...s, ...change }))).toEqual({ problems: [], warnings })
    },
  )

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
