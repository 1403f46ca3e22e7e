import { paintStrip } from '#components/prayer/paint/strip.ts'
import type { EventResponse } from '#contract/events.ts'
import { eventsAhead } from '#domain/events/ahead.ts'
import { listing } from '#domain/events/listing.ts'
import { civilDateIn, wallMoment } from '#domain/time/civil.ts'
import { mosqueZone, now } from '#stores/clock.ts'

/** Puts the next of these events into the strip, in place of those that the page was built with. */
export function showAhead(events: readonly EventResponse[]): void {
  const [zone, moment] = [mosqueZone(), now()]
  const { upcoming } = listing(events, wallMoment(zone, moment))
  const ahead = eventsAhead(
    upcoming.map(({ event }) => event),
    civilDateIn(zone, moment),
  )
  const link = document.querySelector<HTMLElement>('[data-strip-next]')
  if (link) link.dataset.stripNext = JSON.stringify(ahead)
  paintStrip(null, zone, moment)
}
