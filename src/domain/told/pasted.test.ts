import { expect, it } from 'vitest'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import { computeDay } from '#domain/prayer/times.ts'
import { readPasted } from './pasted.ts'
import pasted from './testing/pasted.json' with { type: 'json' }
import type { Told } from './told.ts'

/** A Tuesday. */
const NOW = { date: '2026-11-24', clock: '12:00' }
const FRI = '2026-11-27'

/** As the samples write it. */
const inShort = (told: Told[]) => JSON.stringify(told).slice(1, -1).replace(/["{}]/g, '')

it.each(Object.entries(pasted.tuesday))('reads %s', (text, told) => {
  expect(inShort(readPasted(text, NOW))).toBe(told)
})

it.each(pasted.unfilled)('fills nothing with %s', text => {
  expect(readPasted(text, NOW)).toEqual([{ what: 'other', text }])
})

/** That Friday: Fajr iqama 6:00, Jumu'ah 1:45 and 2:05 PM, Isha iqama 7:30. */
const times = computeDay(seedPrayerSettings(new Date('2026-11-24T17:00:00Z')), FRI)

it.each(
  Object.entries(pasted.friday).flatMap(([clock, samples]) =>
    Object.entries(samples).map(([text, told]) => ({ clock, text, told })),
  ),
)('reads $text on a Friday at $clock', ({ clock, text, told }) => {
  expect(inShort(readPasted(text, { date: FRI, clock }, times))).toBe(told)
})
