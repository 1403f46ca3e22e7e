import type { Config } from '@netlify/functions'
import { prayerChoiceOf, prayerFeedPath } from '#domain/feeds/prayerChoice.ts'
import { feedAnswer } from '#server/feeds/answer.ts'
import { prayerFeed } from '#server/feeds/prayer.ts'

const CACHE = { tags: ['prayer', 'settings', 'content'], seconds: 300, query: ['prayers', 'times'] }

/** The prayer times as a calendar to subscribe to: ?prayers=fajr,jumuah&times=athan|iqama|both. */
export default (request: Request): Promise<Response> => {
  const choice = prayerChoiceOf(new URL(request.url).searchParams)
  const path = prayerFeedPath(choice)
  return feedAnswer(request, { path, cache: CACHE }, origin => prayerFeed(origin, choice))
}

export const config: Config = { path: '/prayer-times.ics' }
