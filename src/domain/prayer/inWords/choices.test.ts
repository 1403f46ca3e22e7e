import { expect, it } from 'vitest'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import { HIGH_LATITUDE_RULES, METHODS, POLAR_RULES } from '#domain/prayer/settings.ts'
import { CALCULATION_CHOICES, methodChoices } from './choices.ts'

const { calculation } = seedPrayerSettings(new Date('2026-11-21T12:00:00Z'))

it.each([
  ['methods', methodChoices(calculation), METHODS],
  [
    'high-latitude rules',
    CALCULATION_CHOICES.highLatitudeRule,
    ['by-latitude', ...HIGH_LATITUDE_RULES],
  ],
  ['polar rules', CALCULATION_CHOICES.polarRule, POLAR_RULES],
])('%s are those of the settings', (_, choices, values) => {
  expect(choices.map(({ value }) => value)).toEqual(values)
})

it('gives a method’s angles', () => {
  const labels = methodChoices(calculation).map(({ label }) => label)
  expect(labels).toContain('Muslim World League, 18° / 17°')
  expect(labels).toContain('Umm al-Qura University, Makkah, 18.5° / 90 min')
})
