import { eventSlug } from '#domain/events/address.ts'
import { eventsAtom } from '#domain/events/atomFeed.ts'
import { type CalendarEvent, eventsCalendar } from '#domain/events/calendar.ts'
import { eventsJsonFeed } from '#domain/events/jsonFeed.ts'
import { isListed } from '#domain/events/listed.ts'
import { restorable } from '#domain/events/stored.ts'
import { atomFeed } from '#domain/feeds/atom.ts'
import type { EventsChoice } from '#domain/feeds/choices.ts'
import { clockIn } from '#domain/time/civil.ts'
import { siteNow } from '../clock.ts'
import { readSiteTexts } from '../content/site.ts'
import { eventResponse, prayerContext } from '../events/responses.ts'
import { siteHost } from '../siteOrigin.ts'
import { read } from '../storage/documents.ts'
import { eventsDocument } from '../storage/events.ts'
import { ATOM, type Feed, feed } from './response.ts'

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
  const { events, at, place } = await listedEvents(origin)
  return feed(
    JSON.stringify(eventsJsonFeed(events, at, place)),
    'application/feed+json; charset=utf-8',
  )
}

/** The same for feed readers. Throws StorageError. */
export async function eventsXml(origin: string): Promise<Feed> {
  const { events, at, place, stored } = await listedEvents(origin)
  const saves = stored.flatMap(({ id, savedAt }) => (savedAt ? [[id, savedAt] as const] : []))
  const updated = `${at.date.slice(0, 4)}-01-01T00:00:00.000Z`
  const about = { ...place, host: siteHost(), updated }
  return feed(atomFeed(eventsAtom(events, new Map(saves), at, about)), ATOM)
}

async function listedEvents(origin: string) {
  const [{ value }, site, context] = await Promise.all([
    read(eventsDocument),
    readSiteTexts(),
    prayerContext(),
  ])
  const stored = value.events.filter(event => isListed(event, context.today))
  const events = stored.map(event => eventResponse(event, context))
  const at = { date: context.today, clock: clockIn(context.zone, siteNow()) }
  return { stored, events, at, place: { name: site.siteName, zone: context.zone, origin } }
}
