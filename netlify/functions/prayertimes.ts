import type { Config } from '@netlify/functions'
import { PrayerTimesQuerySchema } from '#contract/prayerTimes.schema.ts'
import { getPrayerTimes } from '#contract/prayerTimes.ts'
import { handle, on } from '#server/http/handle.ts'
import { preparePrayerTimes } from '#server/prayer/prepare.ts'

/** The mosque's prayer times: this month and the next, or the year asked for. */
export default handle(
  on(getPrayerTimes, { query: PrayerTimesQuerySchema }, ({ query }) =>
    preparePrayerTimes(query?.year),
  ),
)

export const config: Config = { path: '/api/prayertimes' }
