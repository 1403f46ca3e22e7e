import { closuresOf } from '#domain/notices/closures.ts'
import { prayerTimesResponse } from '#domain/prayer/prayerTimesResponse.ts'
import { snapshot } from './snapshot.ts'

const now = new Date(snapshot.takenAt)
const closures = closuresOf(snapshot.notices)

/** The prayer times as of the build: of this month and the next, or of a year. */
export const builtTimes = (year?: number) =>
  prayerTimesResponse(snapshot.prayer.settings, { now, closures, ...(year && { year }) })
