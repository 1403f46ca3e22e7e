import { eventSlug } from '#domain/events/address.ts'
import { type CalendarEvent, eventsCalendar } from '#domain/events/calendar.ts'
import { eventsJsonFeed } from '#domain/events/jsonFeed.ts'
import { restorable } from '#domain/events/stored.ts'
import { clockIn } from '#domain/prayer/civil.ts'
import { siteNow } from '../clock.ts'
import { readSiteTexts } from '../content/site.ts'
import { eventAnswer, prayerContext } from '../events/answers.ts'
import { read } from '../storage/documents.ts'
import { eventsDocument } from '../storage/events.ts'
import type { Feed } from './answer.ts'

/**
 * The calendar of all active events, or the file of one. Deleted ones are told as cancelled for as
 * long as they can be restored. Undefined for an event that there is not. Throws StorageError.
 */
export async function eventsFeed(origin: string, id: string | null): Promise<Feed | undefined> {
  const { events, deleted, site, context } = await stored()
  const all: CalendarEvent[] = [
    ...events.map(event => ({ event, cancelled: false })),
    ...deleted.map(event => ({ event, cancelled: true })),
  ].filter(({ event }) => event.active && (id === null || event.id === id))
  const [only] = all
  if (id !== null && !only) return undefined
  return {
    text: eventsCalendar(all, { ...context, name: site.siteName, address: site.address, origin }),
    type: 'text/calendar; charset=utf-8',
    ...(id !== null && only && { fileName: `${eventSlug(only.event)}.ics` }),
  }
}

/** What is on, for other programs. Throws StorageError. */
export async function eventsJson(origin: string): Promise<Feed> {
  const { events, site, context } = await stored()
  const answers = events.filter(event => event.active).map(event => eventAnswer(event, context))
  const at = { date: context.today, clock: clockIn(context.zone, siteNow()) }
  const feed = eventsJsonFeed(answers, at, { name: site.siteName, zone: context.zone, origin })
  return { text: JSON.stringify(feed), type: 'application/feed+json; charset=utf-8' }
}

async function stored() {
  const [{ value }, site, context] = await Promise.all([
    read(eventsDocument),
    readSiteTexts(),
    prayerContext(),
  ])
  const deleted = restorable(value.deleted, new Date())
  return { events: value.events, deleted, site, context }
}
