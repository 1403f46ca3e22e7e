import type { CachePolicy } from '#contract/endpoint.ts'
import { EVENTS_FEED, prayerChoiceOf, prayerFeedPath } from '#domain/feeds/prayerChoice.ts'
import type { Route } from '../http/handle.ts'
import { eventsFeed, eventsJson } from './events.ts'
import { prayerFeed } from './prayer.ts'
import { feedResponse } from './response.ts'

const ofEvents: CachePolicy = { tags: ['events', 'prayer', 'settings', 'content'], seconds: 300 }
const ofPrayer: CachePolicy = { tags: ['prayer', 'settings', 'content'], seconds: 300 }
const EVENTS_JSON = '/events.json'

/** Calendars to subscribe to, and a JSON Feed for other programs. */
export const feedRoutes: Route[] = [
  {
    path: EVENTS_FEED,
    /** All events, or with ?event=ID one of them as a file. */
    respond: request => {
      const id = new URL(request.url).searchParams.get('event')
      const path = id === null ? EVENTS_FEED : `${EVENTS_FEED}?event=${encodeURIComponent(id)}`
      const cache = { ...ofEvents, query: ['event'] }
      return feedResponse(request, { path, cache }, origin => eventsFeed(origin, id))
    },
  },
  {
    path: EVENTS_JSON,
    respond: request => feedResponse(request, { path: EVENTS_JSON, cache: ofEvents }, eventsJson),
  },
  {
    path: '/prayer-times.ics',
    /** ?prayers=fajr,jumuah&times=athan|iqama|both */
    respond: request => {
      const choice = prayerChoiceOf(new URL(request.url).searchParams)
      const path = prayerFeedPath(choice)
      const cache = { ...ofPrayer, query: ['prayers', 'times'] }
      return feedResponse(request, { path, cache }, () => prayerFeed(choice))
    },
  },
]
