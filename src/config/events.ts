import { eventsAhead } from '#domain/events/ahead.ts'
import { prayerClocksOf } from '#domain/events/clocks.ts'
import type { CommunityEvent } from '#domain/events/event.ts'
import { listing } from '#domain/events/listing.ts'
import { withResolvedTimes } from '#domain/events/resolve.ts'
import { writtenEvent } from '#domain/events/writtenEvent.ts'
import { addDays, civilDateIn, wallMoment } from '#domain/time/civil.ts'
import { siteLanguages } from './languages.ts'
import { perReader } from './perReader.ts'
import { snapshot } from './snapshot.ts'
import { onPagesIn } from './written.ts'

/** How many events are prebuilt; the others come from the API, and their pages from a function. */
const PREBUILT = 60
/** How many days ahead the pages contain the times of events that follow a prayer. */
const RESOLVED_DAYS = 35

const { settings } = snapshot.prayer
const { timeZone } = settings.place
const built = new Date(snapshot.takenAt)
const today = civilDateIn(timeZone, built)

/** The nearest visible events at the build, with the times of their next days. */
export const builtEvents = perReader((): readonly CommunityEvent[] => {
  const clocksOf = prayerClocksOf(settings, today)
  return listing(
    snapshot.events.events.map(event =>
      nearTimes(withResolvedTimes(writtenEvent(event), today, clocksOf)),
    ),
    wallMoment(timeZone, built),
  )
    .upcoming.slice(0, PREBUILT)
    .map(({ event }) => event)
})

/** The languages that the words of an event are written in: those in which its page is one of its own. */
export const eventLanguages = (id: string): string[] =>
  siteLanguages.filter(language => {
    const event = onPagesIn(language, () => builtEvents().find(one => one.id === id))
    return event && !event.lang?.title && !event.lang?.description
  })

/** Those of the coming weeks, for the strip below the header of every page. */
export const builtAhead = perReader(() => eventsAhead(builtEvents(), today))

function nearTimes(event: CommunityEvent): CommunityEvent {
  if (!event.times || !event.recurring) return event
  const last = addDays(today, RESOLVED_DAYS)
  const near = Object.entries(event.times).filter(([date]) => date >= today && date <= last)
  return { ...event, times: Object.fromEntries(near) }
}
