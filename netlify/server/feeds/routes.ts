import type { CachePolicy } from '#contract/endpoint.ts'
import {
  EVENTS_FEED,
  eventsChoiceOf,
  eventsFeedPath,
  PRAYER_FEED,
  prayerChoiceOf,
  prayerFeedPath,
} from '#domain/feeds/choices.ts'
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
    open: true,
    /** All events, or with ?event=ID one of them as a file; ?alarm=MINUTES */
    respond: request => {
      const choice = eventsChoiceOf(new URL(request.url).searchParams)
      const path = eventsFeedPath(choice)
      const cache = { ...ofEvents, query: ['event', 'alarm'] }
      return feedResponse(request, { path, cache }, origin => eventsFeed(origin, choice))
    },
  },
  {
    path: EVENTS_JSON,
    open: true,
    respond: request => feedResponse(request, { path: EVENTS_JSON, cache: ofEvents }, eventsJson),
  },
  {
    path: PRAYER_FEED,
    open: true,
    /** ?prayers=fajr,jumuah&times=athan|iqama|both&alarm=MINUTES */
    respond: request => {
      const choice = prayerChoiceOf(new URL(request.url).searchParams)
      const path = prayerFeedPath(choice)
      const cache = { ...ofPrayer, query: ['prayers', 'times', 'alarm'] }
      return feedResponse(request, { path, cache }, () => prayerFeed(choice))
    },
  },
]
