import type { PrayerTimesResponse } from '#domain/prayer/response.ts'
import { prayerTimesFailure } from '#texts/failures.ts'
import { endpoint } from './endpoint.ts'

interface PrayerTimesQuery {
  /** A whole calendar year, from last year to two years ahead, instead of this month and the next. */
  year?: number | undefined
}

/**
 * The prayer times of the mosque, in its own zone and on 24 hours, as `clock: '24h'` says. A client
 * must not add 12 to hours under 12: Dhuhr is at 11:45 in winter. 404 'not_found' for a year too far
 * away.
 */
export const getPrayerTimes = endpoint<{
  query: PrayerTimesQuery | undefined
  response: PrayerTimesResponse
}>('GET /api/prayertimes', {
  access: 'public',
  open: true,
  failure: prayerTimesFailure,
  cache: { tags: ['prayer', 'notices'], seconds: 300, query: ['year'] },
})

/** The same response for one year as a static file of the build, for when functions fail. */
export const getPrayerYearFile = endpoint<{
  params: { year: string }
  response: PrayerTimesResponse
}>('GET /prayer-times/:year.json', {
  access: 'public',
  open: true,
  failure: prayerTimesFailure,
})
