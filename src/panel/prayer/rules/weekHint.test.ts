import { expect, it } from 'vitest'
import type { CountedRule } from '#domain/prayer/iqama.ts'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import { dayComputer } from '#domain/prayer/times.ts'
import { weekHint } from './weekHint.ts'

const settings = seedPrayerSettings(new Date('2026-11-21T17:00:00Z'))
const around = (change: Partial<typeof settings.place> = {}) => ({
  today: '2026-11-21',
  zone: change.timeZone ?? settings.place.timeZone,
  dayOf: dayComputer({ ...settings, place: { ...settings.place, ...change } }),
})
const rule: CountedRule = { kind: 'after-athan', minutes: 10, roundTo: 5, weekday: 5 }
const STAYS =
  'The latest time of the week counts, so the iqama is the same from Friday to Thursday.'

it('says the times before and after the clocks change', () => {
  expect(weekHint(rule, 'isha', around())).toBe(
    `${STAYS} The clocks change on Sunday, March 14: Isha is at 7:25 PM until then and at 8:35 PM from that day on.`,
  )
})

it('says nothing of clocks where they never change, or of minutes that are no number', () => {
  const karachi = { latitude: 24.86, longitude: 67.01, timeZone: 'Asia/Karachi' }
  expect(weekHint(rule, 'isha', around(karachi))).toBe(STAYS)
  expect(weekHint({ ...rule, minutes: Number.NaN }, 'isha', around())).toBe(STAYS)
})

it('is for rules that change once a week', () => {
  expect(weekHint({ kind: 'after-athan', minutes: 10 }, 'isha', around())).toBe('')
})
