import { describe, expect, it } from 'vitest'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { dayComputer } from '#domain/prayer/times.ts'
import { reviewSettings } from '#panel/prayer/rules/reviewSettings.ts'
import {
  IQAMA_PATTERNS,
  type IqamaPattern,
  patternOf,
  patternRules,
  proposedJumuah,
} from './usualTimes.ts'

const PLACES: readonly [string, number, number, string][] = [
  ['Birmingham', 52.48, -1.9, 'Europe/London'],
  ['Sarajevo', 43.86, 18.41, 'Europe/Sarajevo'],
  ['Houston', 29.76, -95.37, 'America/Chicago'],
  ['Karachi', 24.86, 67.01, 'Asia/Karachi'],
  ['Jakarta', -6.2, 106.85, 'Asia/Jakarta'],
  ['Auckland', -36.85, 174.76, 'Pacific/Auckland'],
]
const NOW = new Date('2026-11-26T12:00:00Z')
const TODAY = '2026-11-26'

function settingsAt([
  name,
  latitude,
  longitude,
  timeZone,
]: (typeof PLACES)[number]): PrayerSettings {
  return { ...seedPrayerSettings(NOW), place: { name, latitude, longitude, timeZone } }
}

describe.each(PLACES)('usual times in %s', (...place) => {
  const settings = settingsAt(place)
  const dayOf = dayComputer(settings, TODAY)
  const patterns = Object.keys(IQAMA_PATTERNS) as IqamaPattern[]

  it.each(patterns)('can be saved with the pattern %s, which is recognized again', pattern => {
    const iqama = patternRules(pattern, dayOf, TODAY)
    const jumuah = [{ slots: [proposedJumuah(dayOf, TODAY)] }]
    const { problems } = reviewSettings({ ...settings, iqama, jumuah }, settings, NOW)
    expect(problems).toEqual([])
    expect(patternOf(iqama, dayOf, TODAY)).toBe(pattern)
  })
})
