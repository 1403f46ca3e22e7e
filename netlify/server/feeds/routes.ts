import { inOwnLanguage } from '#config/reader.ts'
import { FEEDS, type FeedName } from '#contract/feeds.ts'
import type { Route } from '../http/handle.ts'
import { eventFeeds } from './events.ts'
import { noticeFeeds } from './notices.ts'
import { prayerFeeds } from './prayer.ts'
import { feedResponse, type MakeFeed } from './response.ts'

const MAKERS: Record<FeedName, MakeFeed> = { ...eventFeeds, ...noticeFeeds, ...prayerFeeds }

/** Calendars to subscribe to, and feeds for readers and other programs: by default in the site's own language. */
export const feedRoutes = (Object.keys(MAKERS) as FeedName[]).map((name): Route => {
  const feed = FEEDS[name]
  const make = (origin: string, query: URLSearchParams) => MAKERS[name](feed, origin, query)
  return {
    path: feed.path,
    open: true,
    respond: request => {
      const respond = () => feedResponse(request, feed, make)
      return new URL(request.url).searchParams.has('lang') ? respond() : inOwnLanguage(respond)
    },
  }
})
