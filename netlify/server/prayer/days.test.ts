import { expect, it } from 'vitest'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import { prayerDays, prayerKey } from './days.ts'

const value = seedPrayerSettings(new Date('2026-11-21T17:00:00Z'))
const TODAY = '2026-11-21'
const stored = (revision: number, settings = value) => ({
  value: structuredClone(settings),
  revision,
  savedAt: revision === 0 ? null : '2026-11-21T17:00:00.000Z',
})

it.each([0, 3])('computes a day once while the settings are at revision %i', revision => {
  const day = prayerDays(stored(revision), TODAY)('2026-11-21')
  expect(prayerDays(stored(revision), TODAY)('2026-11-21')).toBe(day)
})

it('computes a day again for another revision and for a new site with other settings', () => {
  const day = prayerDays(stored(3), TODAY)('2026-11-21')
  expect(prayerDays(stored(4), TODAY)('2026-11-21')).not.toBe(day)
  const moved = { ...value, place: { ...value.place, latitude: 52.5 } }
  const seed = prayerDays(stored(0), TODAY)('2026-11-21')
  expect(prayerDays(stored(0, moved), TODAY)('2026-11-21').athan).not.toEqual(seed.athan)
})

it('caches a limited number of days', () => {
  const dayOf = prayerDays(stored(5), TODAY)
  const first = dayOf('2026-01-01')
  for (let day = 0; day < 2_000; day++) {
    dayOf(new Date(Date.UTC(2026, 0, 2 + day)).toISOString().slice(0, 10))
  }
  expect(dayOf('2026-01-01')).not.toBe(first)
  expect(dayOf('2026-01-01')).toEqual(first)
})

it('computes days again on another day only where months are awaited', () => {
  const awaiting = { ...value, hijri: { confirmed: [], months: { begin: 'sighted' as const } } }
  expect(prayerKey(stored(6, awaiting), '2026-11-21')).not.toBe(
    prayerKey(stored(6, awaiting), '2026-11-22'),
  )
  expect(prayerKey(stored(6), '2026-11-21')).toBe(prayerKey(stored(6), '2026-11-22'))
})
