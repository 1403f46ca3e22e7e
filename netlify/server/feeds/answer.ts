import type { CachePolicy } from '#contract/endpoint.ts'
import { cacheHeaders, etagOf, matches } from '../http/answer.ts'
import { describeError, logLine } from '../http/log.ts'

/** A feed as made for one request. */
export interface Feed {
  text: string
  type: string
  /** Of the file that a browser saves it under; absent: shown or subscribed to. */
  fileName?: string
}

/**
 * Answers a feed: kept by the CDN until a save purges it, 304 to whoever has it, 404 where there is
 * nothing to tell. Programs ask for it, so a failure is a status and a plain line.
 */
export async function feedAnswer(
  request: Request,
  cache: CachePolicy,
  make: () => Promise<Feed | undefined>,
): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return plain(405, 'This address takes GET, HEAD.', { allow: 'GET, HEAD' })
  }
  try {
    const feed = await make()
    if (!feed) return plain(404, 'There is no such event.')
    const etag = `"${etagOf(feed.text)}"`
    const headers = {
      ...cacheHeaders(cache),
      'content-type': feed.type,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'access-control-allow-origin': '*',
      etag,
      ...(feed.fileName && { 'content-disposition': `attachment; filename="${feed.fileName}"` }),
    }
    if (matches(request.headers.get('if-none-match'), etag)) {
      return new Response(null, { status: 304, headers })
    }
    return new Response(feed.text, { headers })
  } catch (error) {
    logLine('error', 'feed failed', { error: describeError(error) })
    return plain(500, 'The calendar could not be made. Please try again later.')
  }
}

function plain(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  })
}
