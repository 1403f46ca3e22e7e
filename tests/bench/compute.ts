import { prayerTimesResponse } from '#domain/prayer/prayerTimesResponse.ts'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import { LIMITS } from './limits.ts'
import { besideFixedWork } from './reference.ts'
import { report } from './report.ts'

/** Prints how long a year's table takes to compute, iqamas, Hijri dates and marks included. */
export function benchYearTable(): void {
  const now = new Date('2026-11-21T17:00:00Z')
  const settings = seedPrayerSettings(now)
  let year = 2026
  const { first, value, reference } = besideFixedWork(() =>
    prayerTimesResponse(settings, { now, year: year++ }),
  )
  report('A year of prayer times', [
    { name: 'first, cold', value: first, unit: 'ms' },
    { name: 'median', value, unit: 'ms', reference, limit: LIMITS.compute.year },
  ])
}
