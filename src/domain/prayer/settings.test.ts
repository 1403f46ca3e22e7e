import { describe, expect, it } from 'vitest'
import { withRange } from './ranges.ts'
import { seedPrayerSettings } from './seed.ts'
import { PrayerSettingsSchema } from './settings.ts'
import samples from './testing/settings.json' with { type: 'json' }
import { checkSettings, newProblems } from './timesReview.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
/** Changes of parts of the settings. */
type Changes = Readonly<Record<string, object>>

/** The messages of the schema and the checks for the seed after changes: 'path: message' lines. */
function complaints(changes: Changes): string[] {
  const changed = Object.entries(seedPrayerSettings(NOW)).map(([part, value]) => {
    const change = changes[part] ?? value
    return [part, Array.isArray(change) ? change : { ...value, ...change }]
  })
  const parsed = PrayerSettingsSchema.safeParse(Object.fromEntries(changed))
  const problems = parsed.success ? checkSettings(parsed.data) : parsed.error.issues
  return problems.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

describe('prayer settings', () => {
  it('accepts the seed as it is', () => {
    const seed = seedPrayerSettings(NOW)
    expect(PrayerSettingsSchema.parse(seed)).toEqual(seed)
  })

  it.each(samples.refused as unknown as [string, Changes, string[]][])(
    'rejects %s',
    (_, change, messages) => expect(complaints(change)).toEqual(messages),
  )

  it.each(samples.accepted as unknown as [string, Changes][])('accepts %s', (_, change) =>
    expect(complaints(change)).toEqual([]),
  )
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
