import { addDays } from '#domain/prayer/civil.ts'
import { type UpcomingEvent, type WallMoment } from './carousel.ts'
import { eventDate } from './dates.ts'
import type { CommunityEvent } from './event.ts'
import { boundsOf, occurrenceDates } from './occurrences.ts'

/** How far behind its first possible day a weekly event's next one is looked for: half a year. */
const SEARCHED_DAYS = 183

/** The list of the events page: what comes, the nearest first and the undated last, and what was. */
export interface Listing<E extends CommunityEvent> {
  upcoming: { event: E; date: string | undefined }[]
  /** The latest first. */
  past: { event: E; date: string }[]
}
