import type { CommunityEvent } from '#domain/events/event.ts'
import { listing } from '#domain/events/listing.ts'
import { civilDateIn, clockIn } from '#domain/time/civil.ts'
import { snapshot } from './snapshot.ts'

/** How many events are prebuilt; the others come from the API, and their pages from a function. */
const PREBUILT = 60

const { timeZone } = snapshot.prayer.settings.place
const built = new Date(snapshot.takenAt)

/** The nearest visible events at the build. */
export const builtEvents: readonly CommunityEvent[] = listing(snapshot.events.events, {
  date: civilDateIn(timeZone, built),
  clock: clockIn(timeZone, built),
})
  .upcoming.slice(0, PREBUILT)
  .map(({ event }) => event)
