import type { CachePolicy } from '#contract/endpoint.ts'
import { env } from '../env.ts'
import { cacheHeaders, etagOf, matches } from '../http/answer.ts'
import { isCanonical } from '../http/canonical.ts'
import { describeError, logLine } from '../log.ts'

/** A feed, ready to send. */
export interface Feed {
  text: string
  etag: string
  type: string
  /** Of the file that a browser saves it under; absent: shown or subscribed to. */
  fileName?: string
}

/** A feed's text with its validator. */
export const feed = (text: string, type: string): Feed => ({ text, etag: etagOf(text), type })

/** What every program on the web may read. */
const OPEN = { 'access-control-allow-origin': '*' }

/**
 * Answers a feed: kept by the CDN until a save purges it, 304 to whoever has it, 404 where there is
 * nothing to tell. What is asked for has one address, `path`; others lead there before anything is
 * read, so that nobody can have a feed made again under another address. Programs ask for it, so a
 * failure is a status and a plain line.
 */
export async function feedAnswer(
  request: Request,
  { path, cache }: { path: string; cache: CachePolicy },
  make: (origin: string) => Promise<Feed | undefined>,
): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return plain(405, 'This address takes GET, HEAD.', { allow: 'GET, HEAD' })
  }
  const { origin, searchParams } = new URL(request.url)
  if (!isCanonical(searchParams, path, cache.query ?? [])) {
    return new Response(null, {
      status: 301,
      headers: { ...cacheHeaders(cache), ...OPEN, location: path },
    })
  }
  try {
    const feed = await make(originOf(origin))
    if (!feed) return plain(404, 'There is no such event.')
    const etag = `"${feed.etag}"`
    const headers = {
      ...cacheHeaders(cache),
      'content-type': feed.type,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      ...OPEN,
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

/** The site's address in a feed: the one it is known by, whatever Host header a request names. */
function originOf(asked: string): string {
  const { siteUrl } = env()
  return siteUrl ? new URL(siteUrl).origin : asked
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
