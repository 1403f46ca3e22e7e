import type { Config } from '@netlify/functions'
import { feedAnswer } from '#server/feeds/answer.ts'
import { eventsJson } from '#server/feeds/events.ts'

const CACHE = { tags: ['events', 'prayer', 'settings', 'content'], seconds: 300 }

/** What is on, as a JSON Feed for other programs. */
export default (request: Request): Promise<Response> =>
  feedAnswer(request, CACHE, () => eventsJson(new URL(request.url).origin))

export const config: Config = { path: '/events.json' }
