import type { CachePolicy } from '#contract/endpoint.ts'
import { isCanonical } from '../http/canonical.ts'
import { cacheHeaders, etagOf, matches, RETRY_LATER } from '../http/response.ts'
import { describeError, logLine } from '../log.ts'
import { siteOrigin } from '../siteOrigin.ts'
import { isUnavailable } from '../storage/errors.ts'

/** A feed, ready to send: kept as bytes, since a calendar of half a megabyte is sent many times. */
export interface Feed {
  body: Uint8Array<ArrayBuffer>
  etag: string
  type: string
  /** The name of the file that a browser saves; absent: shown or subscribed to. */
  fileName?: string
}

export const ATOM = 'application/atom+xml; charset=utf-8'

/** A feed's text with its validator. */
export function feed(text: string, type: string): Feed {
  const body = Buffer.from(text)
  return { body, etag: etagOf(body), type }
}

/** Opened by its address, a feed may do nothing. */
const INERT = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
}

/**
 * Responds with a feed: cached by the CDN until a save purges it, 304 for a matching ETag, 404 with
 * the text of `absent` when there is none. Each feed has one canonical address, `path`; other spellings redirect to it
 * before anything is read, so that they cannot fill the cache. Programs request feeds, so a failure
 * is a status and one line of plain text.
 */
export async function feedResponse(
  request: Request,
  {
    path,
    cache,
    absent = 'There is no such event.',
  }: { path: string; cache: CachePolicy; absent?: string },
  make: (origin: string) => Promise<Feed | undefined>,
): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return plain(405, 'This address takes GET, HEAD.', { allow: 'GET, HEAD' })
  }
  const { pathname, searchParams } = new URL(request.url)
  if (!isCanonical(searchParams, path, cache.query ?? [])) {
    return new Response(null, {
      status: 301,
      headers: { ...cacheHeaders(cache), location: path },
    })
  }
  try {
    const feed = await make(siteOrigin(request))
    if (!feed) return plain(404, absent)
    const etag = `"${feed.etag}"`
    const headers = {
      ...cacheHeaders(cache),
      'content-type': feed.type,
      ...INERT,
      etag,
      ...(feed.fileName && { 'content-disposition': `attachment; filename="${feed.fileName}"` }),
    }
    if (matches(request.headers.get('if-none-match'), etag)) {
      return new Response(null, { status: 304, headers })
    }
    return new Response(feed.body, { headers })
  } catch (error) {
    logLine('error', 'feed failed', { error: describeError(error) })
    const what = pathname.endsWith('.ics') ? 'calendar' : 'feed'
    const text = `The ${what} could not be made. Please try again later.`
    return isUnavailable(error) ? plain(503, text, RETRY_LATER) : plain(500, text)
  }
}

function plain(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'private, no-store',
      ...INERT,
      ...headers,
    },
  })
}
