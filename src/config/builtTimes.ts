import { closuresOf } from '#domain/notices/closures.ts'
import { writtenNotice } from '#domain/notices/writtenNotice.ts'
import { prayerTimesResponse } from '#domain/prayer/prayerTimesResponse.ts'
import { perReader } from './perReader.ts'
import { snapshot } from './snapshot.ts'

const now = new Date(snapshot.takenAt)
/** With their reasons in the language of the page. */
const closures = perReader(() => closuresOf(snapshot.notices.map(writtenNotice)))

/** The prayer times as of the build: of this month and the next, or of a year. */
export const builtTimes = (year?: number) =>
  prayerTimesResponse(snapshot.prayer.settings, {
    now,
    closures: closures(),
    ...(year && { year }),
  })
