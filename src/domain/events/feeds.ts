import { type FeedEntry, type FeedSite, tagOf } from '#domain/feeds/formats.ts'
import { addDays, type WallMoment } from '#domain/time/civil.ts'
import { pageUrl } from '#locale/languages.ts'
import { marks } from '#texts/marks.ts'
import { eventPath } from './address.ts'
import { canceledOn } from './canceled.ts'
import { eventDayInWords } from './dayWords.ts'
import type { CommunityEvent } from './event.ts'
import { hoursInWords } from './hours.ts'
import { eventImage } from './image.ts'
import { listing } from './listing.ts'
import { type Occurrence, occurrences } from './occurrences.ts'
import { rhythmInWords } from './rhythm.ts'

/** How many days ahead an item lists an event's days. */
const DAYS_AHEAD = 92
const MOST_DAYS = 12

/**
 * The coming events as items of a JSON Feed: one per event, the nearest first. `_event` contains what
 * calendars and other sites need; its clock times are in the mosque's zone.
 */
export function feedItems(
  events: readonly CommunityEvent[],
  changedAt: (id: string) => string | null | undefined,
  at: WallMoment,
  { zone, origin }: Pick<FeedSite, 'zone' | 'origin'>,
): object[] {
  const until = addDays(at.date, DAYS_AHEAD)
  const full = (path: string) => new URL(path, origin).href
  return listing(events, at).upcoming.map(({ event, date }) => {
    const image = eventImage(event.image)
    const changed = changedAt(event.id)
    return {
      id: event.id,
      url: pageUrl(eventPath(event), origin),
      ...(event.lang?.title && { language: event.lang.title }),
      ...(event.moreInfoUrl && { external_url: event.moreInfoUrl }),
      title: event.title,
      content_text: event.description,
      ...(image && { image: full(image) }),
      ...(changed && { date_modified: changed }),
      tags: [event.category],
      _event: {
        timezone: zone,
        date: date ?? null,
        hours: hoursInWords(event, date),
        ...(canceledOn(event, date) && { canceled: canceledOn(event, date) }),
        location: event.location,
        recurring: event.recurring,
        occurrences: occurrences([event], { from: earlier(date, at.date), until })
          .slice(0, MOST_DAYS)
          .map(day),
      },
    }
  })
}

/** The coming events as entries of a feed, the nearest first; `changedAt`: when what is read of one changed last. */
export function eventEntries(
  events: readonly CommunityEvent[],
  changedAt: (id: string) => string,
  at: WallMoment,
  { origin, host }: FeedSite,
): FeedEntry[] {
  return listing(events, at).upcoming.map(({ event, date }) => {
    const canceled = canceledOn(event, date)
    // One day is cancelled, not all of them.
    const day = date && ((!canceled && rhythmInWords(event, date)) || eventDayInWords(date))
    const when = [day, hoursInWords(event, date), canceled].filter(Boolean).join(marks.comma)
    return {
      id: tagOf(host, 'event', event.id),
      title: event.title,
      url: pageUrl(eventPath(event), origin),
      language: event.lang?.title,
      updated: changedAt(event.id),
      text: [when, event.location, event.description].filter(Boolean).join('\n'),
      category: event.category,
    }
  })
}

/** The day of an event that began yesterday and is still on, else today. */
const earlier = (date: string | undefined, today: string) => (date && date < today ? date : today)

const day = ({ event, date, start, end }: Occurrence) => ({
  ...{ date, start, end },
  ...(event.canceled?.[date] !== undefined && { canceled: event.canceled[date] }),
})
