import { PrayerTimesQuerySchema } from '#contract/prayerTimes.schema.ts'
import { getPrayerTimes } from '#contract/prayerTimes.ts'
import { yearsAvailable } from '#domain/prayer/years.ts'
import { siteNow } from '../clock.ts'
import { Refusal } from '../http/refusal.ts'
import { cacheHeaders } from '../http/response.ts'
import { on } from '../http/route.ts'
import { preparePrayerTimes } from './prepare.ts'

/** Refuses other years before anything is read. */
function checkYear(year: number): void {
  const { first, last } = yearsAvailable(siteNow().getUTCFullYear())
  if (year >= first && year <= last) return
  throw new Refusal(404, 'not_found', `Prayer times are available from ${first} to ${last}.`, {
    headers: cacheHeaders(getPrayerTimes.cache),
  })
}

export const publicPrayerRoutes = [
  on(getPrayerTimes, { query: PrayerTimesQuerySchema }, ({ query }) => {
    if (query?.year !== undefined) checkYear(query.year)
    return preparePrayerTimes(query?.year)
  }),
]
