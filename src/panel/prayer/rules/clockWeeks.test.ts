import { expect, it } from 'vitest'
import type { IqamaRule } from '#domain/prayer/iqamaRule.ts'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { at } from '#domain/prayer/testing/rules.ts'
import { storedClockWeeks } from './clockWeeks.ts'

const seed = seedPrayerSettings(new Date('2026-11-21T17:00:00Z'))
const withRule = (
  prayer: 'fajr' | 'asr' | 'maghrib' | 'isha',
  rule: IqamaRule,
): PrayerSettings => ({
  ...seed,
  iqama: { ...seed.iqama, [prayer]: [{ rule }] },
})

it('shows both weeks from a fortnight before the clocks change until they do', () => {
  expect(storedClockWeeks(seed, '2027-02-27')).toBeUndefined()
  const weeks = storedClockWeeks(seed, '2027-02-28')
  expect(weeks?.date).toBe('2027-03-14')
  const [{ before, after } = { before: [], after: [] }] = weeks?.prayers ?? []
  expect([before[0]?.iso, before.at(-1)?.iso]).toEqual(['2027-03-07', '2027-03-13'])
  expect([after[0]?.iso, after.at(-1)?.iso]).toEqual(['2027-03-14', '2027-03-20'])
  expect(storedClockWeeks(seed, '2027-03-13')?.date).toBe('2027-03-14')
  expect(storedClockWeeks(seed, '2027-03-14')).toBeUndefined()
})

it('is not there where the clocks never change', () => {
  const place = { name: 'Karachi', latitude: 24.86, longitude: 67.01, timeZone: 'Asia/Karachi' }
  expect(storedClockWeeks({ ...seed, place }, '2027-03-05')).toBeUndefined()
})

it.each<[string, PrayerSettings, string, string[]]>([
  ['nothing where every rule follows its athan', seed, '2027-03-05', []],
  [
    'a row where an iqama would be before its athan',
    withRule('asr', at('15:45')),
    '2027-03-05',
    [
      'Asr at 3:45 PM cannot be on the new clock: visitors would see no iqama. Use 20 minutes after athan from Sunday, March 14',
    ],
  ],
  [
    'a row where an iqama would be after the next athan',
    withRule('maghrib', at('18:10')),
    '2027-11-01',
    [
      'Maghrib at 6:10 PM cannot be on the new clock: visitors would see no iqama. Use 25 minutes after athan from Sunday, November 7',
    ],
  ],
  [
    'a row where people would wait an hour longer',
    withRule('isha', at('20:00')),
    '2027-11-01',
    [
      'Isha would be 1h 57m after its athan instead of 56 min. Use 55 minutes after athan from Sunday, November 7',
    ],
  ],
  [
    'nothing where a time is set for either season',
    withRule('isha', { kind: 'fixed', time: { standard: '20:00', daylight: '20:30' } }),
    '2027-11-01',
    [],
  ],
])('proposes %s', (_, settings, today, lines) => {
  const prayers = storedClockWeeks(settings, today)?.prayers ?? []
  const proposals = prayers.flatMap(({ proposal }) => proposal ?? [])
  expect(proposals.map(({ message, repair }) => `${message} ${repair.label}`)).toEqual(lines)
  for (const { repair } of proposals) {
    const left = storedClockWeeks(repair.apply(settings), today)?.prayers ?? []
    expect(left.flatMap(({ proposal }) => proposal ?? [])).toEqual([])
  }
})
