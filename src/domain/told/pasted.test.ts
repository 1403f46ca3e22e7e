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

const TOO_LONG = `Isha 7:45 from Friday. ${'A word. '.repeat(300)}`.trim()

it.each([...pasted.unfilled, TOO_LONG])('fills nothing with %s', text => {
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

it.each([
  ['Masjid Al-Huda is closed today', 'Masjid Al-Huda'],
  ['The Islamic Center of Ames will be closed tomorrow', 'Islamic Center of Ames'],
  ['Masjid Bilal is closed today for works', 'Masjid Bilal'],
  ['Masjid An Noor is closed today', undefined],
  ['Masjid Nur is closed today', undefined],
  ['Masjid Closed Today', undefined],
  ['Masjid is closed today', undefined],
])('tells of %s whether it is another mosque', (text, elsewhere) => {
  const [told] = readPasted(text, NOW, undefined, 'An-Nur Islamic Center')
  expect(told).toEqual(
    elsewhere ? { what: 'other', text, elsewhere } : expect.objectContaining({ what: 'closed' }),
  )
})

it.each([
  ['All programs and prayers are cancelled today', true],
  ['All prayers and classes are cancelled tomorrow', true],
  ['The class after the evening prayer is cancelled', undefined],
])('tells whether the prayers are off too: %s', (text, prayers) => {
  expect(readPasted(text, NOW)).toEqual([
    expect.objectContaining({ what: 'off', ...(prayers && { prayers }) }),
  ])
})
