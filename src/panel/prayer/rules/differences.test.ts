import { describe, expect, it } from 'vitest'
import { differences, partInWords } from '#domain/prayer/inWords/parts.ts'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { applied } from './change.ts'
import { mergeSettings } from './mergeSettings.ts'

const seed = () => seedPrayerSettings(new Date('2026-11-21T12:00:00Z'))
type Edit = (settings: PrayerSettings) => PrayerSettings

const isha =
  (time: string): Edit =>
  s =>
    applied(s, {
      kind: 'iqama',
      prayer: 'isha',
      rule: { kind: 'fixed', time },
      when: 'offered',
      from: '2026-11-27',
      until: '',
    })
const eid =
  (note: string): Edit =>
  s =>
    applied(s, { kind: 'day', day: { date: '2027-03-10', note } })
const hanafi: Edit = s => ({ ...s, calculation: { ...s.calculation, madhab: 'hanafi' } })
const moved: Edit = s => ({ ...s, place: { ...s.place, name: 'Queens' } })
const ramadan: Edit = s => ({
  ...s,
  hijri: { confirmed: [{ year: 1448, month: 9, date: '2027-02-09' }] },
})
const noJumuah: Edit = s => ({ ...s, jumuah: [] })
const table: Edit = s => ({
  ...s,
  tables: [{ year: 2028, source: 'Board', days: [{ date: '2028-01-01' }] as never }],
})
const own: Edit = s => ({
  ...s,
  calculation: { ...s.calculation, method: 'custom', custom: { fajrAngle: 16, ishaInterval: 90 } },
})
const chain =
  (...edits: Edit[]): Edit =>
  s =>
    edits.reduce((settings, edit) => edit(settings), s)

describe('differences and their words', () => {
  it.each<[Edit, [key: string, label: string, before: string, after: string][]]>([
    [s => structuredClone(s), []],
    [
      isha('19:45'),
      [
        [
          'iqama.isha',
          'Isha iqama',
          '10 minutes after athan, not before 7:30 PM always',
          '10 minutes after athan, not before 7:30 PM until Thursday, November 26; at 7:45 PM from Friday, November 27',
        ],
      ],
    ],
    [eid('Eid'), [['overrides.2027-03-10', 'March 10, 2027', 'nothing set', 'Eid']]],
    [
      hanafi,
      [
        [
          'calculation.madhab',
          'Asr',
          'Earlier (Shafi‘i, Maliki, Hanbali): a shadow as long as its object',
          'Later (Hanafi): a shadow twice as long as its object',
        ],
      ],
    ],
    [
      moved,
      [
        [
          'place',
          'Place and time zone',
          'New York City, 40.7831, -73.9712, America/New_York',
          'Queens, 40.7831, -73.9712, America/New_York',
        ],
      ],
    ],
    [ramadan, [['hijri.1448-9', 'First day of Ramadan 1448', 'as calculated', 'February 9, 2027']]],
    [noJumuah, [['jumuah', "Jumu'ah", 'at 1:45 PM and 2:05 PM always', 'none']]],
    [table, [['tables.2028', 'Timetable of 2028', 'none', 'one day from Board']]],
    [
      own,
      [
        [
          'calculation.method',
          'Calculation method',
          'Islamic Society of North America (ISNA), 15° / 15°',
          'Own angles',
        ],
        ['calculation.custom', 'Own angles', 'none', 'Fajr 16°, Isha 90 min after Maghrib'],
      ],
    ],
  ])('%#', (edit, expected) => {
    const [before, after] = [seed(), edit(seed())]
    const found = differences(before, after).map(({ key, label }) => [
      key,
      label,
      partInWords(before, key, '2026-11-21'),
      partInWords(after, key, '2026-11-21'),
    ])
    expect(found).toEqual(expected)
    expect(
      differences(after, before)
        .map(({ key }) => key)
        .sort(),
    ).toEqual(expected.map(([key]) => key).sort())
  })
})

describe('the merge with another admin’s save', () => {
  it.each<[string, Edit, Edit, Edit]>([
    [
      'keeps the parts of either',
      isha('19:45'),
      chain(eid('Eid'), hanafi),
      chain(isha('19:45'), eid('Eid'), hanafi),
    ],
    ['prefers mine of a part that both changed', isha('19:45'), isha('20:00'), isha('19:45')],
    ['finds single days by their dates', eid('Eid al-Fitr'), eid('Eid'), eid('Eid al-Fitr')],
    [
      'keeps what either added to lists',
      ramadan,
      chain(table, noJumuah),
      chain(ramadan, table, noJumuah),
    ],
    ['takes own angles of theirs', moved, own, chain(moved, own)],
    [
      'takes theirs where nothing is mine',
      s => s,
      chain(own, ramadan, isha('20:00')),
      chain(own, ramadan, isha('20:00')),
    ],
  ])('%s', (_, mine, theirs, expected) => {
    expect(mergeSettings(seed(), mine(seed()), theirs(seed())).value).toEqual(expected(seed()))
  })

  it('reports each part that both changed as a conflict, and nothing else', () => {
    const mine = chain(isha('19:45'), eid('Eid'), moved, hanafi)(seed())
    const theirs = chain(isha('20:00'), eid('Eid al-Fitr'), moved, own)(seed())
    const conflicting = mergeSettings(seed(), mine, theirs).conflicts.map(({ key }) => key)
    expect(conflicting).toEqual(['iqama/isha/0 2026-11-27', 'overrides/2027-03-10/note'])
  })

  it('leaves out parts that either side removed', () => {
    const base = chain(eid('Eid'), ramadan)(seed())
    const mine = { ...base, overrides: [] }
    const theirs = { ...base, hijri: { confirmed: [] } }
    expect(mergeSettings(base, mine, theirs).value).toEqual(seed())
  })
})
