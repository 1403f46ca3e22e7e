import type { Config } from '@netlify/functions'
import { eventPage } from '#server/events/page.ts'
import type { RequestContext } from '#server/http/handle.ts'
import { describeError, logLine } from '#server/http/log.ts'

/** The pages of events that are newer than the build; those it knew are files and come first. */
export default async (request: Request, { params }: RequestContext): Promise<Response> => {
  try {
    return await eventPage(params?.slug ?? '', request.url)
  } catch (error) {
    logLine('error', 'event page failed', { error: describeError(error) })
    return new Response('Something went wrong. We’re working on it.', {
      status: 500,
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
    })
  }
}

export const config: Config = { path: '/events/:slug', preferStatic: true }
