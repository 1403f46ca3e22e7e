import type { CachePolicy } from '#contract/endpoint.ts'
import type { Feed } from '#contract/feeds.ts'
import { feedPath } from '#domain/feeds/choices.ts'
import type { FeedHead } from '#domain/feeds/formats.ts'
import { pageUrl } from '#locale/languages.ts'
import { cacheHeaders, etagOf, INERT, matches, RETRY_LATER } from '../http/response.ts'
import { describeError, logLine } from '../log.ts'
import { siteOrigin } from '../siteOrigin.ts'
import { isUnavailable } from '../storage/errors.ts'

/** A feed, ready to send: kept as bytes, since a calendar of half a megabyte is sent many times. */
export interface FeedBody {
  body: Uint8Array<ArrayBuffer>
  etag: string
  /** The name of the file that a browser saves; absent: shown or subscribed to. */
  fileName?: string
}

/** What a feed holds at the moment; undefined: the event of the choice is not there. Throws StorageError. */
export type MakeFeed = (
  feed: Feed,
  origin: string,
  query: URLSearchParams,
) => Promise<FeedBody | undefined>

/** A feed's text with its validator. */
export function feedBody(text: string): FeedBody {
  const body = Buffer.from(text)
  return { body, etag: etagOf(body) }
}

/** What a feed says of itself. */
export const headOf = ({ path, page, title }: Feed, origin: string, name: string): FeedHead => ({
  ...{ title: title(name), author: name },
  ...{ self: new URL(feedPath(path), origin).href, page: pageUrl(page, origin) },
})

/** When feeds without any saved entry were changed last. */
export const firstUpdate = (today: string): string => `${today.slice(0, 4)}-01-01T00:00:00.000Z`

/**
 * Responds with a feed: cached by the CDN until a save purges it, 304 for a matching ETag, 404 when
 * there is none. Each choice has one canonical address; other spellings redirect to it before anything
 * is read, so that they cannot fill the cache. Programs request feeds, so a failure is a status and one
 * line of plain text.
 */
export async function feedResponse(
  request: Request,
  declared: Pick<Feed, 'path' | 'tags' | 'query' | 'canonical'> & { type: string; absent?: string },
  make: (origin: string, query: URLSearchParams) => Promise<FeedBody | undefined>,
): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return plain(405, 'This address takes GET, HEAD.', { allow: 'GET, HEAD' })
  }
  const { searchParams: query } = new URL(request.url)
  const { type, tags, absent = 'There is no such event.' } = declared
  const keyed = declared.query && Object.keys(declared.query)
  const cache: CachePolicy = { tags, seconds: 300, ...(keyed && { query: keyed }) }
  const path = declared.canonical?.(query) ?? feedPath(declared.path)
  if (!isCanonical(query, path, [...(keyed ?? []), 'lang'])) {
    return new Response(null, {
      status: 301,
      headers: { ...cacheHeaders(cache), location: path },
    })
  }
  try {
    const feed = await make(siteOrigin(request), query)
    if (!feed) return plain(404, absent)
    const etag = `"${feed.etag}"`
    const headers = {
      ...cacheHeaders(cache),
      'content-type': `${type}; charset=utf-8`,
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
    const what = type === 'text/calendar' ? 'calendar' : 'feed'
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

/**
 * Whether a query has exactly the parameters of the canonical `path`. Only parameters of the cache
 * key count, in any order: others share the cached copy, so they must not change the response.
 */
function isCanonical(query: URLSearchParams, path: string, keyed: readonly string[]): boolean {
  const canonical = new URL(path, 'http://site').searchParams
  return keyed.every(
    name => JSON.stringify(query.getAll(name)) === JSON.stringify(canonical.getAll(name)),
  )
}
