import { expect, it } from 'vitest'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import { shortcutChange } from './shortcuts.ts'
import { shortcutTo } from './shortcutTo.ts'

const TODAY = '2026-11-22'
const seed = seedPrayerSettings(new Date(`${TODAY}T12:00:00Z`))
const fitr = { year: 1448, prayers: [{ time: '07:30' }] }

it.each([
  ['isha', seed, { kind: 'iqama', prayer: 'isha', from: '2026-11-23' }],
  ['jumuah', seed, { kind: 'jumuah', from: '2026-11-27' }],
  ['eid', seed, { kind: 'eid', festival: 'fitr', eid: { year: 1448, prayers: [{ time: '' }] } }],
  ['eid', { ...seed, eid: { fitr } }, { kind: 'eid', festival: 'adha' }],
  ['eid', { ...seed, eid: { fitr, adha: fitr } }, { kind: 'eid', festival: 'fitr', eid: fitr }],
] as const)('opens the form of %s: %#', (name, settings, change) => {
  const { hash } = new URL(shortcutTo(name), 'https://site.invalid')
  expect(shortcutChange(hash, settings, TODAY)).toMatchObject(change)
})

it.each(['', '#timetable', '#change-tea'])('opens nothing for %j', hash => {
  expect(shortcutChange(hash, seed, TODAY)).toBeUndefined()
})
