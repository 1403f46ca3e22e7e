import { describe, expect, it } from 'vitest'
import { problemsOf } from '#domain/declared/schema.ts'
import { comingEids } from '#domain/prayer/comingEids.ts'
import { differences, partInWords } from '#domain/prayer/inWords/parts.ts'
import { ExtraTimesSchema } from '#domain/prayer/seasonSettings.ts'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { dayComputer } from '#domain/prayer/times.ts'
import { applied } from './change.ts'
import { changeProblems } from './changeProblems.ts'
import { datedWords } from './changeWords.ts'
import { eidWarnings, tarawihWarnings } from './congregationWarnings.ts'
import { type EidChange, type TarawihChange, withoutEid, withPart } from './seasonChange.ts'

const seed = seedPrayerSettings(new Date('2026-11-21T12:00:00Z'))
const TODAY = '2027-02-15'
const eidChange = (eid: Partial<EidChange['eid']> = {}): EidChange => ({
  kind: 'eid',
  festival: 'fitr',
  eid: { year: 1448, prayers: [{ time: '07:30', takbir: '', place: ' Hall ', note: ' ' }], ...eid },
})
const tarawih: TarawihChange = {
  kind: 'tarawih',
  tarawih: [
    { time: { afterIsha: 15 }, label: '' },
    { time: '01:30', label: 'Qiyam', lastTen: true },
  ],
}

describe('a change of Eid', () => {
  it('is stored without what was left blank', () => {
    expect(applied(seed, eidChange()).eid).toEqual({
      fitr: { year: 1448, prayers: [{ time: '07:30', place: 'Hall' }] },
    })
  })

  it.each<[EidChange, string]>([
    [eidChange(), 'Eid al-Fitr 1448, on the first of Shawwal: prayer at 7:30 AM'],
    [
      eidChange({ date: '2027-03-09', prayers: [{ time: '07:30' }, { time: '09:00' }] }),
      'Eid al-Fitr 1448, on Tuesday, March 9: prayers at 7:30 AM and 9:00 AM',
    ],
  ])('is said as a sentence', (change, words) => {
    expect(datedWords(change, TODAY).sentence).toBe(words)
    const after = applied(seed, change)
    expect(differences(seed, after)).toEqual([{ key: 'eid.fitr', label: 'Eid al-Fitr' }])
    expect(partInWords(after, 'eid.fitr', TODAY)).toBe(words)
    expect(partInWords(seed, 'eid.fitr', TODAY)).toBe('no prayers')
  })

  it.each<[EidChange, string[]]>([
    [eidChange(), []],
    [eidChange({ date: '', prayers: [{ time: '' }] }), ['date', 'prayers.0.time']],
    [eidChange({ prayers: [{ time: '07:30', note: 'x'.repeat(201) }] }), ['prayers.0.note']],
  ])('has the problems of its fields', (change, paths) => {
    expect(changeProblems(change).map(({ path }) => path.join('.'))).toEqual(paths)
  })

  it('leaves nothing behind when it is removed', () => {
    expect(withoutEid(applied(seed, eidChange()), 'fitr')).toEqual(seed)
  })

  it.each([
    ['05:30', 'The Eid prayer at 5:30 AM is before sunrise at 6:18 AM on Tuesday, March 9.'],
    ['12:30', 'The Eid prayer at 12:30 PM is after Dhuhr’s athan at 12:07 PM on Tuesday, March 9.'],
    ['07:30', undefined],
  ])('warns of a prayer at %s: %s', (time, message) => {
    const settings = applied(seed, eidChange({ prayers: [{ time }] }))
    const dayOf = dayComputer(settings, TODAY)
    const warnings = eidWarnings({ settings, saved: seed, today: TODAY, dayOf })
    expect(warnings[0]?.message).toBe(message)
  })
})

it.each<[string, TarawihChange['tarawih'][number]['time'], string | undefined]>([
  [
    'before Isha’s iqama',
    '19:15',
    'Tarawih at 7:15 PM is before Isha’s iqama on 42 days between February 15, 2027 and February 16, 2028. Choose a later time, or minutes after Isha’s iqama.',
  ],
  ['later', '20:30', undefined],
  ['after midnight', '01:30', undefined],
  ['in minutes', { afterIsha: 0 }, undefined],
])('warns of a Tarawih %s', (_, time, message) => {
  const settings = { ...seed, ramadan: { tarawih: [{ time }] } }
  const dayOf = dayComputer(settings, TODAY)
  const warnings = tarawihWarnings({ settings, saved: seed, today: TODAY, dayOf })
  expect(warnings.map(({ path, message }) => [path.join('.'), message])).toEqual(
    message ? [['ramadan.tarawih.0.time', message]] : [],
  )
})

it.each<[string, Partial<PrayerSettings>, string[]]>([
  ['2027-03-09', {}, ['fitr 1448 2027-03-09', 'adha 1448 2027-05-16']],
  ['2027-03-10', {}, ['adha 1448 2027-05-16', 'fitr 1449 2028-02-26']],
  [
    '2027-02-15',
    { hijri: { confirmed: [{ year: 1448, month: 9, date: '2027-02-09' }] } },
    ['fitr 1448 2027-03-11', 'adha 1448 2027-05-17'],
  ],
])('the Eids that are coming on %s', (today, part, eids) => {
  const coming = comingEids({ ...seed, ...part }, today)
  expect(coming.map(({ festival, year, date }) => `${festival} ${year} ${date}`)).toEqual(eids)
})

it.each([
  ['of the year before', 1447, [{ time: '07:30' }], 1447],
  ['without prayers', 1447, [], undefined],
  ['of this year', 1448, [{ time: '07:30' }], undefined],
])('offers the prayers of an Eid %s for the coming one', (_, year, prayers, offered) => {
  const [fitr] = comingEids({ ...seed, eid: { fitr: { year, prayers } } }, '2027-02-15')
  expect(fitr?.earlier?.year).toBe(offered)
})

describe('a change of Tarawih', () => {
  it('is stored and said', () => {
    const after = applied(seed, tarawih)
    expect(after.ramadan?.tarawih).toEqual([
      { time: { afterIsha: 15 } },
      { time: '01:30', label: 'Qiyam', lastTen: true },
    ])
    expect(datedWords(tarawih, TODAY).sentence).toBe(
      'Tarawih 15 minutes after Isha’s iqama; Qiyam at 1:30 AM, on the last ten nights',
    )
    expect(applied(after, { kind: 'tarawih', tarawih: [] })).toEqual(seed)
  })

  it('needs a time', () => {
    const blank: TarawihChange = {
      kind: 'tarawih',
      tarawih: [{ time: '' }, { time: { afterIsha: 200 } }],
    }
    expect(changeProblems(blank).map(({ path }) => path.join('.'))).toEqual([
      '0.time',
      '1.time.afterIsha',
    ])
  })
})

it('the times of the day are compared in words', () => {
  const after = withPart(seed, 'extraTimes', { sunrise: false, ishraq: 20, midnight: true })
  expect(partInWords(after, 'extraTimes', TODAY)).toBe(
    'Ishraq (20 minutes after sunrise), Islamic midnight',
  )
  for (const settings of [seed, withPart(seed, 'extraTimes', { asr: false })])
    expect(partInWords(settings, 'extraTimes', TODAY)).toBe('Sunrise')
  expect(problemsOf(ExtraTimesSchema, { ishraq: Number.NaN })).toHaveLength(1)
  expect(
    withPart(after, 'extraTimes', { sunrise: undefined, ishraq: undefined, midnight: undefined }),
  ).toEqual(seed)
})
