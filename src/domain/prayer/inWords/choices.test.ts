import { expect, it } from 'vitest'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import { HIGH_LATITUDE_RULES, METHODS, POLAR_RULES } from '#domain/prayer/settings.ts'
import { HIGH_LATITUDE_CHOICES, methodChoices, POLAR_CHOICES } from './choices.ts'

const { calculation } = seedPrayerSettings(new Date('2026-11-21T12:00:00Z'))

it.each([
  ['methods', methodChoices(calculation), METHODS],
  ['high-latitude rules', HIGH_LATITUDE_CHOICES, ['by-latitude', ...HIGH_LATITUDE_RULES]],
  ['polar rules', POLAR_CHOICES, POLAR_RULES],
])('%s are those of the settings', (_, choices, values) => {
  expect(choices.map(({ value }) => value)).toEqual(values)
})

it('gives a method’s angles', () => {
  const labels = methodChoices(calculation).map(({ label }) => label)
  expect(labels).toContain('Muslim World League, 18° / 17°')
  expect(labels).toContain('Umm al-Qura University, Makkah, 18.5° / 90 min')
})
