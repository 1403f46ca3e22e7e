import type { Config } from '@netlify/functions'
import { feedAnswer } from '#server/feeds/answer.ts'
import { eventsFeed } from '#server/feeds/events.ts'

const CACHE = { tags: ['events', 'prayer', 'settings', 'content'], seconds: 300, query: ['event'] }

/** The events as a calendar to subscribe to, or with ?event=ID one of them as a file. */
export default (request: Request): Promise<Response> => {
  const { origin, searchParams } = new URL(request.url)
  return feedAnswer(request, CACHE, () => eventsFeed(origin, searchParams.get('event')))
}

export const config: Config = { path: '/events.ics' }
