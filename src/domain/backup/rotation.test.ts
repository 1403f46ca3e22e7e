import { expect, it } from 'vitest'
import { backupFileName } from '#domain/backup/manifest.ts'
import { DAY } from '#domain/time/civil.ts'
import { outdatedBackups } from './rotation.ts'

const nameAt = (iso: string) => backupFileName(new Date(iso).toISOString())
/** A backup every night at 3:15 for so many days, the last one on 2026-11-22, a Sunday. */
const nights = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    nameAt(new Date(Date.parse('2026-11-22T03:15:00Z') - index * DAY).toISOString()),
  )
const days = (names: readonly string[]) => names.map(name => name.slice(7, 17))
const kept = (names: readonly string[]) => {
  const outdated = outdatedBackups(names)
  return days(names.filter(name => !outdated.includes(name)))
}

it.each<[string, string[], string[]]>([
  ['nothing', [], []],
  ['the first night', nights(1), ['2026-11-22']],
  [
    'a month of nights: 7 days, the last of each of 4 weeks, the last of each month',
    nights(40),
    [
      ...['2026-11-22', '2026-11-21', '2026-11-20', '2026-11-19'],
      ...['2026-11-18', '2026-11-17', '2026-11-16'],
      ...['2026-11-15', '2026-11-08', '2026-11-01', '2026-10-31'],
    ],
  ],
  [
    'two backups on one day: the newer one',
    [
      nameAt('2026-11-22T03:15:00Z'),
      nameAt('2026-11-22T15:00:00Z'),
      nameAt('2026-11-21T03:15:00Z'),
    ],
    ['2026-11-22', '2026-11-21'],
  ],
  [
    'a site that was off for months: the days that have a backup count',
    [
      nameAt('2026-11-22T03:15:00Z'),
      nameAt('2026-06-30T03:15:00Z'),
      nameAt('2026-06-29T03:15:00Z'),
    ],
    ['2026-11-22', '2026-06-30', '2026-06-29'],
  ],
])('keeps of %s', (_, names, expected) => {
  expect(kept(names)).toEqual(expected)
})

it('keeps 7 days, 4 weeks and 12 months of two years of nights', () => {
  const names = nights(730)
  const left = kept(names)
  expect(left.slice(0, 7)).toEqual(days(names.slice(0, 7)))
  expect(left.filter(day => /-(28|29|30|31)$/.test(day))).toHaveLength(11)
  expect(left.at(-1)).toBe('2025-12-31')
  // 7 days, then three more Sundays, then eleven ends of months, of which none is among these.
  expect(left).toHaveLength(21)
})

it.each([
  'backup-2020-01-01-0000.zip.part',
  'backup-2020-13-01-0000.zip',
  'backup-2020-02-30-0000.zip',
  'backup-mine.zip',
  'notes.txt',
  '.prove-abc',
])('never names %s as outdated', name => {
  expect(outdatedBackups([...nights(800), name])).not.toContain(name)
})

it('keeps the same whether it ran every night or once', () => {
  const names = nights(800).reverse()
  let left: string[] = []
  for (const name of names) {
    left = [name, ...left]
    const outdated = outdatedBackups(left)
    left = left.filter(one => !outdated.includes(one))
  }
  expect(days(left)).toEqual(kept(names.toReversed()))
})
