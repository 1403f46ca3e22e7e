import { schoolAddress } from '#domain/school/schoolAddress.ts'
import { eventPage } from '../events/page.ts'
import type { Route } from '../http/handle.ts'
import { describeError, logLine } from '../log.ts'

/**
 * The pages of events that are newer than the build; older ones are static files, which come first.
 */
const newEvent: Route = {
  path: '/events/:slug',
  respond: async (request, { params }) => {
    try {
      return await eventPage(params.slug ?? '', request.url)
    } catch (error) {
      logLine('error', 'event page failed', { error: describeError(error) })
      return new Response('Something went wrong. We’re working on it.', {
        status: 500,
        headers: {
          'content-type': 'text/plain; charset=utf-8',
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        },
      })
    }
  },
}

/**
 * Redirects the school's addresses in another spelling, in any letter case, since the platform's
 * redirects are case-sensitive. The browser keeps the hash.
 */
const otherSpelling: Route = {
  path: '/:school([Aa][Ll][Ff][Ii][Rr][Dd][Oo][Uu][Ss])/:page*',
  respond: async request => {
    const { pathname, search } = new URL(request.url)
    return new Response(null, {
      status: 301,
      headers: {
        location: `${schoolAddress(pathname) ?? '/alfirdaous'}${search}`,
        'cache-control': 'public, max-age=86400',
      },
    })
  },
}

export const pageRoutes = [newEvent, otherSpelling]
