import { describe, expect, it } from 'vitest'
import { differences } from '#domain/prayer/inWords/parts.ts'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { applied, type KhutbahChange } from './change.ts'
import { changeProblems } from './changeProblems.ts'
import { datedWords } from './changeWords.ts'
import { comingFridays, fridaysOfTurn, latestKhateebs, openedKhutbah } from './khateebs.ts'
import { mergeSettings } from './mergeSettings.ts'

const TODAY = '2026-11-21'
const FRIDAY = '2026-11-27'
const seed = seedPrayerSettings(new Date('2026-11-21T17:00:00Z'))
const change = (slots: KhutbahChange['slots'], date = FRIDAY): KhutbahChange => ({
  kind: 'khutbah',
  date,
  slots,
})
const named = (settings: PrayerSettings, khateeb: string, date = FRIDAY) =>
  applied(settings, change([{ khateeb }], date))

describe('khateebs of a Friday', () => {
  it('opens on what is stored, and saved as it is it changes nothing', () => {
    for (const settings of [seed, named(seed, 'Imam Yusuf')]) {
      const opened = openedKhutbah(settings, FRIDAY, 2)
      expect(opened.slots).toHaveLength(2)
      expect(applied(settings, opened)).toEqual(settings)
    }
  })

  it('stores what is filled in, without blanks', () => {
    const settings = applied(seed, change([{ khateeb: ' ' }, { khateeb: ' Ali ', topic: '' }, {}]))
    expect(settings.khutbahs).toEqual([{ date: FRIDAY, slots: [{}, { khateeb: 'Ali' }] }])
    expect(applied(settings, change([{}, { khateeb: '' }]))).toEqual(seed)
  })

  it('keeps Fridays in order', () => {
    const settings = named(named(seed, 'Ali', '2026-12-04'), 'Yusuf')
    expect(settings.khutbahs?.map(({ date }) => date)).toEqual([FRIDAY, '2026-12-04'])
  })

  it('says what will be saved', () => {
    const slots = [{ khateeb: 'Imam Yusuf', topic: 'Patience', place: 'Gym' }, { khateeb: 'Ali' }]
    expect(datedWords(change(slots), TODAY).sentence).toBe(
      'Friday, November 27: Imam Yusuf: Patience, in: Gym; Ali',
    )
    expect(datedWords(change([{}, { khateeb: 'Ali' }]), TODAY).sentence).toBe(
      'Friday, November 27: not set; Ali',
    )
    expect(datedWords(change([{}]), TODAY).sentence).toBe('Friday, November 27: no khateeb set')
  })

  it('limits the length of each text', () => {
    const problems = changeProblems(change([{ khateeb: 'x'.repeat(81), topic: 'x'.repeat(120) }]))
    expect(problems).toEqual([
      { path: ['slots', 0, 'khateeb'], message: 'Write at most 80 characters.' },
    ])
  })

  it('is a part of its own among the differences', () => {
    expect(differences(seed, named(seed, 'Ali'))).toEqual([
      { key: `khutbahs.${FRIDAY}`, label: 'Khateebs of November 27, 2026' },
    ])
  })

  it('merges the first Fridays that two admins add', () => {
    const { value, conflicts } = mergeSettings(
      seed,
      named(seed, 'Ali', '2026-12-04'),
      named(seed, 'Yusuf'),
    )
    expect(conflicts).toEqual([])
    expect(value.khutbahs?.map(({ date }) => date)).toEqual([FRIDAY, '2026-12-04'])
    const both = mergeSettings(seed, named(seed, 'Ali'), named(seed, 'Yusuf'))
    expect(both.conflicts).toHaveLength(1)
  })
})

it('suggests the latest khateebs, each once', () => {
  const settings = ['Yusuf', 'Ali', 'Yusuf', 'Musa'].reduce(
    (known, name, week) => named(known, name, comingFridays(TODAY, 4)[week]),
    seed,
  )
  expect(latestKhateebs(settings)).toEqual(['Musa', 'Yusuf', 'Ali'])
  expect(latestKhateebs(seed)).toEqual([])
})

it('begins with this Friday', () => {
  expect(comingFridays(TODAY, 2)).toEqual(['2026-11-27', '2026-12-04'])
  expect(comingFridays('2026-11-27', 1)).toEqual(['2026-11-27'])
})

it.each([
  ['while the rota runs', '2026-11-20', FRIDAY, 0, ['2026-12-11', '2027-01-01']],
  ['of this Friday', '2026-11-20', FRIDAY, 1, ['2026-11-27', '2026-12-18']],
  ['before it begins', '2027-01-01', FRIDAY, 0, ['2027-01-01', '2027-01-22']],
])('names the Fridays of a turn %s', (_, from, friday, at, days) => {
  expect(fridaysOfTurn({ from, fridays: [['Ali'], ['Musa'], ['Omar']] }, at, friday)).toEqual(days)
})
