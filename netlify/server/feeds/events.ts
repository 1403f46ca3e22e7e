import { eventSlug } from '#domain/events/address.ts'
import { type CalendarEvent, eventsCalendar } from '#domain/events/calendar.ts'
import { eventsJsonFeed } from '#domain/events/jsonFeed.ts'
import { isListed } from '#domain/events/listed.ts'
import { restorable } from '#domain/events/stored.ts'
import type { EventsChoice } from '#domain/feeds/choices.ts'
import { clockIn } from '#domain/time/civil.ts'
import { siteNow } from '../clock.ts'
import { readSiteTexts } from '../content/site.ts'
import { eventResponse, prayerContext } from '../events/responses.ts'
import { siteHost } from '../siteOrigin.ts'
import { read } from '../storage/documents.ts'
import { eventsDocument } from '../storage/events.ts'
import { type Feed, feed } from './response.ts'

/**
 * The calendar of all events that visitors find, or the file of one. Deleted ones are listed as canceled for as
 * long as they can be restored. Undefined for an unknown event. Throws StorageError.
 */
export async function eventsFeed(
  origin: string,
  { event: id, alarm }: EventsChoice,
): Promise<Feed | undefined> {
  const [{ value }, context] = await Promise.all([read(eventsDocument), prayerContext()])
  const all: CalendarEvent[] = [
    ...value.events.map(event => ({ event, cancelled: false })),
    // The deletion is the last save, so subscribers get a newer entry than the one they have.
    ...restorable(value.deleted, new Date()).map(event => ({
      event: { ...event, savedAt: [event.savedAt ?? '', event.deletedAt].sort().at(-1) ?? null },
      cancelled: true,
    })),
  ].filter(({ event }) => isListed(event, context.today) && (id === undefined || event.id === id))
  const [only] = all
  if (id !== undefined && !only) return undefined
  const site = await readSiteTexts()
  const host = siteHost()
  const place = { ...context, name: site.siteName, address: site.address, origin, host, alarm }
  return {
    ...feed(eventsCalendar(all, place), 'text/calendar; charset=utf-8'),
    ...(id !== undefined && only && { fileName: `${eventSlug(only.event)}.ics` }),
  }
}

/** The events that visitors find, for other programs. Throws StorageError. */
export async function eventsJson(origin: string): Promise<Feed> {
  const [{ value }, site, context] = await Promise.all([
    read(eventsDocument),
    readSiteTexts(),
    prayerContext(),
  ])
  const events = value.events
    .filter(event => isListed(event, context.today))
    .map(event => eventResponse(event, context))
  const at = { date: context.today, clock: clockIn(context.zone, siteNow()) }
  const place = { name: site.siteName, zone: context.zone, origin }
  const text = JSON.stringify(eventsJsonFeed(events, at, place))
  return feed(text, 'application/feed+json; charset=utf-8')
}
