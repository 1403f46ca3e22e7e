import { describe, expect, it } from 'vitest'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import type { JumuahSlotSetting, PrayerSettings } from '#domain/prayer/settings.ts'
import { dayComputer } from '#domain/prayer/times.ts'
import { daysOfYear, nextSlot } from '#panel/prayer/rules/nextSlot.ts'
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
    const problemsOf = (...slots: JumuahSlotSetting[]) =>
      reviewSettings({ ...settings, iqama, jumuah: [{ slots }] }, settings, NOW).problems
    const first = proposedJumuah(dayOf, TODAY)
    expect(problemsOf(first)).toEqual([])
    const second = nextSlot(first, daysOfYear(dayOf, TODAY))
    for (const { message } of problemsOf(first, second)) expect(message).toContain("Asr's athan")
    expect(patternOf(iqama, dayOf, TODAY)).toBe(pattern)
  })
})

it('proposes each further Jumu’ah so that it ends before Asr, where it can', () => {
  const settings = settingsAt(PLACES[0] as (typeof PLACES)[number])
  const calculation = { ...settings.calculation, madhab: 'hanafi' as const }
  const days = daysOfYear(dayComputer({ ...settings, calculation }, TODAY), TODAY)
  const second = nextSlot({ time: { standard: '13:15', daylight: '14:00' } }, days)
  expect(second.time).toEqual({ standard: '14:00', daylight: '14:45' })
  expect(nextSlot(second, days).time).toEqual({ standard: '14:20', daylight: '15:30' })
  expect(nextSlot({ time: '13:30', khutbah: '13:00' }, days)).toEqual({
    time: '14:00',
    khutbah: '13:30',
  })
  const first = { standard: '13:00', daylight: '13:45' }
  expect(nextSlot({ time: first, khutbah: first }, days).khutbah).toEqual({
    standard: '13:45',
    daylight: '14:30',
  })
  const khutbah = { standard: '13:30', daylight: '14:15' }
  expect(nextSlot({ ...second, khutbah }, days).khutbah).toBeUndefined()
  expect(nextSlot({ time: '' }, days).time).toBe('')
})
