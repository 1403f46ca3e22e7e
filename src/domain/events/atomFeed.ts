import { type AtomFeed, EVENTS_ATOM, tagOf } from '#domain/feeds/atom.ts'
import type { WallMoment } from '#domain/time/civil.ts'
import { eventFeedTexts } from '#texts/feeds.ts'
import { eventPath } from './address.ts'
import type { CommunityEvent } from './event.ts'
import { hoursInWords } from './hours.ts'
import { listing } from './listing.ts'
import { rhythmInWords } from './rhythm.ts'
import { eventDayInWords } from './words.ts'

interface Place {
  name: string
  origin: string
  host: string
  /** For events that came with the site. */
  updated: string
}

/** The coming events as an Atom feed, the nearest first; `savedAt`: of their last saves. */
export function eventsAtom(
  events: readonly CommunityEvent[],
  savedAt: ReadonlyMap<string, string>,
  at: WallMoment,
  { name, origin, host, updated }: Place,
): AtomFeed {
  const full = (path: string) => new URL(path, origin).href
  return {
    ...{ title: eventFeedTexts.name(name), author: name, updated },
    ...{ self: full(EVENTS_ATOM), page: full('/events') },
    entries: listing(events, at).upcoming.map(({ event, date }) => {
      const day = date && (rhythmInWords(event, date) || eventDayInWords(date))
      const when = [day, hoursInWords(event, date)].filter(Boolean).join(', ')
      return {
        id: tagOf(host, 'event', event.id),
        title: event.title,
        url: full(eventPath(event)),
        updated: savedAt.get(event.id) ?? updated,
        text: [when, event.location, event.description].filter(Boolean).join('\n'),
        category: event.category,
      }
    }),
  }
}
