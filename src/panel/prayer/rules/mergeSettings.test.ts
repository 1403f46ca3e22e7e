import { describe, expect, it } from 'vitest'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { applied } from './change.ts'
import { mergeSettings } from './mergeSettings.ts'

const seed = seedPrayerSettings(new Date('2026-11-21T12:00:00Z'))
type Edit = (settings: PrayerSettings) => PrayerSettings
type Slot = PrayerSettings['jumuah'][number]['slots'][number]

const [first, second] = seed.jumuah.flatMap(({ slots }) => slots) as [Slot, Slot]
const jumuah =
  (...slots: Slot[]): Edit =>
  s => ({ ...s, jumuah: s.jumuah.map(range => ({ ...range, slots })) })
const friday =
  (...names: string[]): Edit =>
  s => ({
    ...s,
    khutbahs: [{ date: '2026-12-04', slots: names.map(khateeb => (khateeb ? { khateeb } : {})) }],
  })
const rota =
  (...fridays: string[][]): Edit =>
  s => ({ ...s, rota: { from: '2026-12-04', fridays } })
const day =
  (iqama: object): Edit =>
  s => ({ ...s, overrides: [{ date: '2026-12-25', iqama }] })
const eid =
  (...prayers: object[]): Edit =>
  s => ({ ...s, eid: { fitr: { year: 1448, prayers: prayers as never } } })
const tarawih =
  (...times: object[]): Edit =>
  s => ({ ...s, ramadan: { tarawih: times as never } })
const isha =
  (time: string, days: { from?: string; until?: string; hijriMonth?: number }): Edit =>
  s =>
    applied(s, {
      ...{ kind: 'iqama', prayer: 'isha', when: 'date', from: '', until: '', ...days },
      rule: { kind: 'fixed', time },
    })
const same: Edit = s => s
const early = { time: '07:30' }
const late = { time: '09:00' }
const park = { ...early, place: 'Park' }

describe('what two admins change in one list', () => {
  it.each<[string, Edit, Edit, Edit, Edit]>([
    [
      "keeps a Jumu'ah of either",
      same,
      jumuah({ ...first, khutbah: '13:20' }, second),
      jumuah(first, { ...second, place: 'Gym' }),
      jumuah({ ...first, khutbah: '13:20' }, { ...second, place: 'Gym' }),
    ],
    [
      "takes out one Jumu'ah and changes the other",
      same,
      jumuah(first),
      jumuah({ ...first, place: 'Gym' }, second),
      jumuah({ ...first, place: 'Gym' }),
    ],
    [
      'names the khateebs of one new Friday',
      same,
      friday('Ali'),
      friday('', 'Musa'),
      friday('Ali', 'Musa'),
    ],
    [
      'changes the khateebs of one Friday',
      friday('Ali', 'Musa'),
      friday('Musa', 'Musa'),
      friday('Ali', 'Omar'),
      friday('Musa', 'Omar'),
    ],
    [
      'changes two turns, and one name in each',
      rota(['Ali', 'Musa'], ['Omar']),
      rota(['Isa', 'Musa'], ['Omar']),
      rota(['Ali', 'Nuh'], ['Omar'], ['Lut']),
      rota(['Isa', 'Nuh'], ['Omar'], ['Lut']),
    ],
    [
      'sets two times of one new day',
      same,
      day({ isha: '20:00' }),
      day({ fajr: '06:00' }),
      day({ isha: '20:00', fajr: '06:00' }),
    ],
    ['changes two Eid prayers', eid(early, late), eid(park, late), eid(early), eid(park)],
    [
      'changes two Tarawih prayers',
      tarawih(early, late),
      tarawih(park, late),
      tarawih(early, { ...late, label: 'Qiyam' }),
      tarawih(park, { ...late, label: 'Qiyam' }),
    ],
    [
      'sets an iqama of different weeks',
      same,
      isha('19:45', { from: '2026-12-01', until: '2026-12-07' }),
      isha('20:00', { from: '2027-01-01' }),
      s =>
        isha('20:00', { from: '2027-01-01' })(
          isha('19:45', { from: '2026-12-01', until: '2026-12-07' })(s),
        ),
    ],
    [
      'sets an iqama from a day on and in Ramadan',
      same,
      isha('19:45', { from: '2026-12-01' }),
      isha('20:00', { hijriMonth: 9 }),
      s => isha('20:00', { hijriMonth: 9 })(isha('19:45', { from: '2026-12-01' })(s)),
    ],
  ])('%s', (_, base, mine, theirs, expected) => {
    const before = base(seed)
    const merged = mergeSettings(before, mine(before), theirs(before))
    expect(merged.conflicts).toEqual([])
    expect(merged.value).toEqual(expected(before))
    expect(mergeSettings(before, theirs(before), mine(before)).value).toEqual(expected(before))
  })

  it.each<[string, Edit, Edit, Edit, string[], Edit]>([
    [
      "a Jumu'ah that both changed",
      same,
      jumuah({ ...first, khutbah: '13:20' }, second),
      jumuah({ ...first, place: 'Gym' }, { ...second, place: 'Gym' }),
      ['jumuah/0 /slots/0'],
      jumuah({ ...first, khutbah: '13:20' }, { ...second, place: 'Gym' }),
    ],
    [
      "a Jumu'ah that one took out and the other changed",
      same,
      jumuah(first),
      jumuah({ ...first, place: 'Gym' }, { ...second, place: 'Gym' }),
      ['jumuah/0 /slots/1'],
      jumuah({ ...first, place: 'Gym' }),
    ],
    [
      'a khateeb',
      friday('Ali', 'Musa'),
      friday('Isa', 'Musa'),
      friday('Nuh', 'Omar'),
      ['khutbahs/2026-12-04/slots/0/khateeb'],
      friday('Isa', 'Omar'),
    ],
    [
      'a turn that was removed and changed',
      rota(['Ali'], ['Musa'], ['Omar']),
      rota(['Ali'], ['Musa']),
      rota(['Isa'], ['Musa'], ['Nuh']),
      ['rota/fridays/2'],
      rota(['Isa'], ['Musa']),
    ],
    [
      'the Eid prayers of another year',
      eid(early, late),
      s => ({ ...s, eid: { fitr: { year: 1449, prayers: [late] } } }),
      eid(park, late),
      ['eid/fitr'],
      s => ({ ...s, eid: { fitr: { year: 1449, prayers: [late] } } }),
    ],
    [
      'an iqama of the days that both changed',
      same,
      isha('19:45', { from: '2026-12-01' }),
      isha('20:00', { from: '2027-01-01' }),
      ['iqama/isha/0 2027-01-01'],
      isha('19:45', { from: '2026-12-01' }),
    ],
  ])('asks about %s, and about nothing else', (_, base, mine, theirs, asked, expected) => {
    const before = base(seed)
    const merged = mergeSettings(before, mine(before), theirs(before))
    expect(merged.conflicts.map(({ key }) => key)).toEqual(asked)
    expect(merged.value).toEqual(expected(before))
  })
})
