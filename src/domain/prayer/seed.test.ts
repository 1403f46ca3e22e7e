import { expect, it } from 'vitest'
import { addDays, datesFrom, weekday } from '#domain/time/civil.ts'
import { seedPrayerSettings } from './seed.ts'
import { dayComputer } from './times.ts'
import { storedFindings } from './timesReview.ts'

const TODAY = '2026-11-21'
const seed = seedPrayerSettings(new Date(`${TODAY}T12:00:00Z`))

it("has khutbah and prayer of each Jumu'ah between Dhuhr's athan and Asr's on every Friday of two years", () => {
  const dayOf = dayComputer(seed)
  const fridays = datesFrom(TODAY, addDays(TODAY, 730)).filter(date => weekday(date) === 5)
  for (const { iso, athan, jumuah } of fridays.map(dayOf)) {
    expect(jumuah).toHaveLength(2)
    for (const { khutbah = '', time } of jumuah) {
      expect([athan.dhuhr, khutbah, time, athan.asr], iso).toEqual(
        [athan.dhuhr, khutbah, time, athan.asr].toSorted(),
      )
      expect(time < athan.asr, iso).toBe(true)
    }
  }
})

it('has no time that cannot be', () => {
  expect(storedFindings(seed, TODAY)).toEqual([])
})
