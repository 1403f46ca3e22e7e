import type { PrayerTimesResponse } from '#domain/prayer/response.ts'
import { prayerState, type ReadyState } from '#domain/prayer/schedule.ts'
import { $now } from './clock.ts'
import { $daysInPage, $prayerData } from './prayer.ts'

/** The loaded times, until then those in the page, and the mosque's day of now; null until it is there. */
export function loadedDay(): [PrayerTimesResponse, ReadyState] | null {
  const data = $prayerData.get()
  const response = data.state === 'ready' ? data.response : $daysInPage.get()
  const state = response && prayerState(response, $now.get())
  return response && state?.status === 'ready' ? [response, state] : null
}
