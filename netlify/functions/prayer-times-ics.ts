import type { Config } from '@netlify/functions'
import { feedAnswer } from '#server/feeds/answer.ts'
import { prayerFeed } from '#server/feeds/prayer.ts'

const CACHE = { tags: ['prayer', 'settings', 'content'], seconds: 300, query: ['prayers', 'times'] }

/** The prayer times as a calendar to subscribe to: ?prayers=fajr,jumuah&times=athan|iqama|both. */
export default (request: Request): Promise<Response> => {
  const { origin, searchParams } = new URL(request.url)
  return feedAnswer(request, CACHE, () => prayerFeed(origin, searchParams))
}

export const config: Config = { path: '/prayer-times.ics' }
