import type { Config } from '@netlify/functions'
import { PrayerTimesQuerySchema } from '#contract/prayerTimes.schema.ts'
import { getPrayerTimes } from '#contract/prayerTimes.ts'
import { yearsAvailable } from '#domain/prayer/years.ts'
import { siteNow } from '#server/clock.ts'
import { cacheHeaders } from '#server/http/answer.ts'
import { handle, on } from '#server/http/handle.ts'
import { Refusal } from '#server/http/refusal.ts'
import { preparePrayerTimes } from '#server/prayer/prepare.ts'

/** Refuses other years before anything is read. */
function checkYear(year: number): void {
  const { first, last } = yearsAvailable(siteNow().getUTCFullYear())
  if (year >= first && year <= last) return
  throw new Refusal(404, 'not_found', `Prayer times are available from ${first} to ${last}.`, {
    headers: cacheHeaders(getPrayerTimes.cache),
  })
}

/** The mosque's prayer times: this month and the next, or the year asked for. */
export default handle(
  on(getPrayerTimes, { query: PrayerTimesQuerySchema }, ({ query }) => {
    if (query?.year !== undefined) checkYear(query.year)
    return preparePrayerTimes(query?.year)
  }),
)

export const config: Config = { path: '/api/prayertimes' }
