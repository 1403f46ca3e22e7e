import { expect, it } from 'vitest'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import { computeDay } from '#domain/prayer/times.ts'
import { readPasted } from './pasted.ts'
import pasted from './testing/pasted.json' with { type: 'json' }

/** A Tuesday. */
const NOW = { date: '2026-11-24', clock: '12:00' }
const FRI = '2026-11-27'

it.each(pasted.tuesday)('reads $text', ({ text, told }) => {
  expect(readPasted(text, NOW)).toEqual(told)
})

it.each(pasted.unfilled)('fills nothing with %s', text => {
  expect(readPasted(text, NOW)).toEqual([{ what: 'other', text }])
})

/** That Friday: Fajr iqama 6:00, Jumu'ah 1:45 and 2:05 PM, Isha iqama 7:30. */
const times = computeDay(seedPrayerSettings(new Date('2026-11-24T17:00:00Z')), FRI)

it.each(pasted.friday)('reads $text on a Friday at $clock', ({ clock, text, told }) => {
  expect(readPasted(text, { date: FRI, clock }, times)).toEqual(told)
})
