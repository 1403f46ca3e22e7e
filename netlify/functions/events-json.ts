import type { Config } from '@netlify/functions'
import { feedAnswer } from '#server/feeds/answer.ts'
import { eventsJson } from '#server/feeds/events.ts'

const CACHE = { tags: ['events', 'prayer', 'settings', 'content'], seconds: 300 }
const PATH = '/events.json'

/** What is on, as a JSON Feed for other programs. */
export default (request: Request): Promise<Response> =>
  feedAnswer(request, { path: PATH, cache: CACHE }, eventsJson)

export const config: Config = { path: '/events.json' }
