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
  usualJumuah,
} from './usualTimes.ts'

const PLACES: readonly [string, number, number, string][] = [
  ['Birmingham', 52.48, -1.9, 'Europe/London'],
  ['Karachi', 24.86, 67.01, 'Asia/Karachi'],
  ['Jakarta', -6.2, 106.85, 'Asia/Jakarta'],
  ['Auckland', -36.85, 174.76, 'Pacific/Auckland'],
  // In December Asr begins within the hour after Dhuhr, in June sunrise within that after Fajr.
  ['Oslo', 59.91, 10.75, 'Europe/Oslo'],
  ['Reykjavík', 64.13, -21.9, 'Atlantic/Reykjavik'],
  // No one time is between Dhuhr and Asr on all Fridays.
  ['Murmansk', 68.97, 33.08, 'Europe/Moscow'],
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

  it.each(patterns)(
    'can be saved with the pattern %s, which is recognized again',
    pattern => {
      const own = { ...settings, iqama: patternRules(pattern, settings, TODAY) }
      const review = (jumuah: PrayerSettings['jumuah']) =>
        reviewSettings({ ...own, jumuah }, settings, NOW)
      const usual = usualJumuah(settings, TODAY)
      const { problems, warnings } = review(usual)
      const isOfTimes = ({ path: [part] }: { path: (string | number)[] }) => part !== 'place'
      expect([...problems, ...warnings.filter(isOfTimes)]).toEqual([])
      const first = usual[0]?.slots[0] as JumuahSlotSetting
      const second = nextSlot(first, daysOfYear(dayOf, TODAY))
      const third = nextSlot(second, daysOfYear(dayOf, TODAY))
      for (const { message } of review([{ slots: [first, second, third] }]).problems) {
        expect(message).toMatch(/^Enter a time/)
      }
      // Where no one time for Dhuhr can be, the two patterns are one.
      const known = patternOf(own, TODAY) ?? pattern
      expect(patternRules(known, settings, TODAY)).toEqual(own.iqama)
    },
    60_000,
  )
})

it('proposes each further Jumu’ah so that it ends before Asr, where it can', () => {
  const settings = settingsAt(PLACES[0] as (typeof PLACES)[number])
  const calculation = { ...settings.calculation, madhab: 'hanafi' as const }
  const days = daysOfYear(dayComputer({ ...settings, calculation }, TODAY), TODAY)
  const second = nextSlot({ time: { standard: '13:15', daylight: '14:00' } }, days)
  expect(second.time).toEqual({ standard: '14:00', daylight: '14:45' })
  // In winter a third would begin after Asr's athan.
  expect(nextSlot(second, days).time).toEqual({ standard: '', daylight: '15:30' })
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
  expect(nextSlot({ time: '14:15', khutbah: '13:45' }, days)).toEqual({ time: '' })
})
