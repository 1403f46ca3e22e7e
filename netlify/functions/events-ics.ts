import type { Config } from '@netlify/functions'
import { EVENTS_FEED } from '#domain/feeds/prayerChoice.ts'
import { feedAnswer } from '#server/feeds/answer.ts'
import { eventsFeed } from '#server/feeds/events.ts'

const CACHE = { tags: ['events', 'prayer', 'settings', 'content'], seconds: 300, query: ['event'] }

/** The events as a calendar to subscribe to, or with ?event=ID one of them as a file. */
export default (request: Request): Promise<Response> => {
  const id = new URL(request.url).searchParams.get('event')
  const path = id === null ? EVENTS_FEED : `${EVENTS_FEED}?event=${encodeURIComponent(id)}`
  return feedAnswer(request, { path, cache: CACHE }, origin => eventsFeed(origin, id))
}

export const config: Config = { path: '/events.ics' }
