import { addDays, type WallMoment } from '#domain/time/civil.ts'
import { eventFeedTexts } from '#texts/feeds.ts'
import { LOCALE } from '#texts/locale.ts'
import { eventPath } from './address.ts'
import type { CommunityEvent } from './event.ts'
import { hoursInWords } from './hours.ts'
import { eventImage } from './image.ts'
import { listing } from './listing.ts'
import { type Occurrence, occurrences } from './occurrences.ts'

/** How many days ahead the feed lists an event's days. */
const DAYS_AHEAD = 92
const MOST_DAYS = 12

/** What the feed contains about the site. */
interface FeedPlace {
  name: string
  zone: string
  origin: string
}

/**
 * The coming events as a JSON Feed (jsonfeed.org, version 1.1): one item per event, the nearest first.
 * `_event` contains what calendars and other sites need; its clock times are in the mosque's zone.
 */
export function eventsJsonFeed(
  events: readonly CommunityEvent[],
  at: WallMoment,
  { name, zone, origin }: FeedPlace,
): object {
  const until = addDays(at.date, DAYS_AHEAD)
  const full = (path: string) => new URL(path, origin).href
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: eventFeedTexts.name(name),
    home_page_url: full('/events'),
    feed_url: full('/events.json'),
    language: LOCALE,
    items: listing(events, at).upcoming.map(({ event, date }) => {
      const image = eventImage(event.image)
      return {
        id: event.id,
        url: full(eventPath(event)),
        ...(event.moreInfoUrl && { external_url: event.moreInfoUrl }),
        title: event.title,
        content_text: event.description,
        ...(image && { image: full(image) }),
        tags: [event.category],
        _event: {
          timezone: zone,
          date: date ?? null,
          hours: hoursInWords(event, date),
          location: event.location,
          recurring: event.recurring,
          occurrences: occurrences([event], { from: earlier(date, at.date), until })
            .slice(0, MOST_DAYS)
            .map(day),
        },
      }
    }),
  }
}

/** The day of an event that began yesterday and is still on, else today. */
const earlier = (date: string | undefined, today: string) => (date && date < today ? date : today)

const day = ({ date, start, end }: Occurrence) => ({ date, start, end })
