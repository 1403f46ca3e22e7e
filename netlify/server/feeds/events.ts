import { eventSlug } from '#domain/events/address.ts'
import { type CalendarEvent, eventsCalendar } from '#domain/events/calendar.ts'
import { closedEvent } from '#domain/events/closedEvent.ts'
import { eventEntries, feedItems } from '#domain/events/feeds.ts'
import { isListed } from '#domain/events/listed.ts'
import type { StoredEvent } from '#domain/events/stored.ts'
import { writtenEvent } from '#domain/events/writtenEvent.ts'
import { eventsChoiceOf } from '#domain/feeds/choices.ts'
import { atomFeed, jsonFeed } from '#domain/feeds/formats.ts'
import { lastChange } from '#domain/notices/closures.ts'
import { addressOf } from '#domain/structure/structure.ts'
import { clockIn } from '#domain/time/civil.ts'
import { siteNow } from '../clock.ts'
import { readSiteTexts } from '../content/site.ts'
import { deletedForVisitors } from '../events/deleted.ts'
import { eventForVisitors, eventResponse, seedTexts } from '../events/responses.ts'
import { type VisitorContext, visitorContext } from '../prayer/context.ts'
import { siteHost } from '../siteOrigin.ts'
import { read } from '../storage/documents.ts'
import { eventsDocument } from '../storage/events.ts'
import { readStructure } from '../storage/structure.ts'
import { feedBody, firstUpdate, headOf, type MakeFeed } from './response.ts'

/**
 * The calendar of all events that visitors find, or the file of one. Deleted ones are listed as
 * canceled for as long as they can be restored.
 */
const eventsCalendarOf: MakeFeed = async (_feed, origin, query) => {
  const { event: id, alarm } = eventsChoiceOf(query)
  const [{ value }, context] = await Promise.all([read(eventsDocument), visitorContext()])
  const all: CalendarEvent[] = [
    ...value.events.map(event => ({
      event: {
        ...writtenEvent({ ...event, ...seedTexts(event) }),
        canceled: eventForVisitors(event, context).canceled,
        savedAt: changeOf(event, context),
      },
      cancelled: false,
    })),
    // The deletion is the last save, so subscribers get a newer entry than the one they have.
    ...(await deletedForVisitors(value)).map(event => ({
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
    ...feedBody(eventsCalendar(all, place)),
    ...(id !== undefined && only && { fileName: `${eventSlug(only.event)}.ics` }),
  }
}

/** The events that visitors find. */
export const eventFeeds = {
  eventsCalendar: eventsCalendarOf,
  async eventsJson(feed, origin) {
    const { events, at, siteName, zone, changes, page } = await listedEvents()
    const items = feedItems(events, id => changes.get(id), at, { zone, origin })
    return feedBody(jsonFeed(headOf({ ...feed, page }, origin, siteName), items))
  },
  async eventsAtom(feed, origin) {
    const { events, at, siteName, zone, changes, page } = await listedEvents()
    const updated = firstUpdate(at.date)
    const site = { zone, origin, host: siteHost() }
    const entries = eventEntries(events, id => changes.get(id) ?? updated, at, site)
    return feedBody(atomFeed(headOf({ ...feed, page }, origin, siteName), entries, updated))
  },
} satisfies Record<string, MakeFeed>

async function listedEvents() {
  const [{ value }, { siteName }, context, { structure }] = await Promise.all([
    read(eventsDocument),
    readSiteTexts(),
    visitorContext(),
    readStructure(),
  ])
  const { zone, today } = context
  const stored = value.events.filter(event => isListed(event, today))
  const events = stored.map(event => eventForVisitors(event, context))
  const at = { date: today, clock: clockIn(zone, siteNow()) }
  const changes = new Map(stored.map(event => [event.id, changeOf(event, context)]))
  return { events, at, siteName, zone, changes, page: addressOf(structure, 'events') ?? '/' }
}

/** When an event was last changed: by a save, or by a closure that cancels a day of it or did. */
function changeOf(event: StoredEvent, context: VisitorContext): string | null {
  const held = eventResponse(event, context)
  return lastChange(
    event.savedAt,
    context.changedClosures,
    closures => closedEvent(held, closures, context.zone).canceled,
  )
}
