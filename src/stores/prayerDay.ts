import { computed } from 'nanostores'
import type { PrayerTimesResponse } from '#domain/prayer/response.ts'
import { prayerState, type ReadyState } from '#domain/prayer/schedule.ts'
import { $now } from './clock.ts'
import { $daysInPage, $prayerData } from './prayer.ts'

/** The times that today's views show: the loaded ones, until then those in the page. */
export const $shownTimes = computed(
  [$prayerData, $daysInPage],
  (data, inPage): PrayerTimesResponse | null => (data.state === 'ready' ? data.response : inPage),
)

/** The current state of the mosque's day, for every island; null until the times are there. */
export const $prayerDay = computed([$shownTimes, $now], (times, moment): ReadyState | null => {
  const state = times && prayerState(times, moment)
  return state?.status === 'ready' ? state : null
})
