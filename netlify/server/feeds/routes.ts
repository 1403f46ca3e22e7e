import type { CachePolicy } from '#contract/endpoint.ts'
import { EVENTS_ATOM, NOTICES_ATOM, NOTICES_JSON } from '#domain/feeds/atom.ts'
import {
  EVENTS_FEED,
  eventsChoiceOf,
  eventsFeedPath,
  PRAYER_FEED,
  prayerChoiceOf,
  prayerFeedPath,
} from '#domain/feeds/choices.ts'
import type { Route } from '../http/handle.ts'
import { eventsFeed, eventsJson, eventsXml } from './events.ts'
import { noticesJson, noticesXml } from './notices.ts'
import { prayerFeed } from './prayer.ts'
import { feedResponse } from './response.ts'

const ofEvents: CachePolicy = { tags: ['events', 'prayer', 'settings', 'content'], seconds: 300 }
const ofPrayer: CachePolicy = { tags: ['prayer', 'settings', 'content'], seconds: 300 }
const ofNotices: CachePolicy = { tags: ['notices', 'prayer', 'settings', 'content'], seconds: 300 }
const EVENTS_JSON = '/events.json'

/** Calendars to subscribe to, and feeds for readers and other programs. */
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
    path: EVENTS_ATOM,
    open: true,
    respond: request => feedResponse(request, { path: EVENTS_ATOM, cache: ofEvents }, eventsXml),
  },
  {
    path: NOTICES_JSON,
    open: true,
    respond: request =>
      feedResponse(request, { path: NOTICES_JSON, cache: ofNotices }, noticesJson),
  },
  {
    path: NOTICES_ATOM,
    open: true,
    respond: request => feedResponse(request, { path: NOTICES_ATOM, cache: ofNotices }, noticesXml),
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
