import { instantOf } from '#domain/time/civil.ts'
import { prayerTimesResponse } from '../prayerTimesResponse.ts'
import type { PrayerTimesResponse } from '../response.ts'
import { prayerState, type ReadyState } from '../schedule.ts'
import type { PrayerSettings } from '../settings.ts'

/** The moment of '2026-11-21T19:20' on the clock of the settings' place. */
export function momentOf(moment: string, { place }: PrayerSettings): Date {
  const [date = '', clock = ''] = moment.split(/[T ]/)
  return instantOf(date, clock, place.timeZone)
}

/** The state at such a moment, from that month's response. */
export function stateAt(
  moment: string,
  settings: PrayerSettings,
  change: (response: PrayerTimesResponse) => PrayerTimesResponse = same => same,
): ReadyState {
  const now = momentOf(moment, settings)
  return readyState(change(prayerTimesResponse(settings, { now })), now)
}

/** The state of a response that has the rows of that moment. */
export function readyState(response: PrayerTimesResponse, now: Date): ReadyState {
  const state = prayerState(response, now)
  if (state.status !== 'ready') throw new Error(`${state.day} is missing`)
  return state
}
