import { expect, it } from 'vitest'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { instantOf } from '#domain/time/civil.ts'
import { isLiveTime } from './liveTimes.ts'

const ZONE = 'America/New_York'
const seed = seedPrayerSettings(new Date('2026-11-21T12:00:00Z'))
/** Two prayers, the first with its khutbah before it, all year by the same clock. */
const settings: PrayerSettings = {
  ...seed,
  place: { ...seed.place, timeZone: ZONE },
  jumuah: [{ slots: [{ time: '13:15', khutbah: '12:50' }, { time: '14:00' }] }],
}

it.each([
  ['2026-11-27', '12:19', false],
  ['2026-11-27', '12:20', true],
  ['2026-11-27', '16:00', true],
  ['2026-11-27', '16:01', false],
  ['2026-11-26', '13:00', false],
  ['2026-11-28', '13:00', false],
  ['2027-06-25', '12:20', true],
  ['2027-06-25', '12:19', false],
])('expects a broadcast on %s at %s: %s', (date, clock, expected) => {
  expect(isLiveTime(settings, instantOf(date, clock, ZONE))).toBe(expected)
})

it("follows a single day’s own Jumu'ah", () => {
  const moved = {
    ...settings,
    overrides: [{ date: '2026-11-27', jumuah: [{ time: '11:00' }] }],
  }
  expect(isLiveTime(moved, instantOf('2026-11-27', '10:30', ZONE))).toBe(true)
  expect(isLiveTime(moved, instantOf('2026-11-27', '14:00', ZONE))).toBe(false)
})
