import { createHash } from 'node:crypto'
import type { CachePolicy } from '#contract/endpoint.ts'
import type { FailureBody } from '#contract/failure.ts'
import { REVISIONS_HEADER } from '../publish/published.ts'
import type { Refusal } from './refusal.ts'

/** A body already serialized, for handlers that keep it ready; `etag` without quotes. */
export class Prepared {
  readonly text: string
  readonly etag: string
  /** Those of the documents that it was made from. */
  readonly revisions: Readonly<Record<string, number>>

  constructor(text: string, revisions: Readonly<Record<string, number>> = {}) {
    this.text = text
    this.etag = etagOf(text)
    this.revisions = revisions
  }
}

/** A short strong validator of a body: equal bodies, equal tags (RFC 9110 section 8.8.3). */
export function etagOf(body: string | Uint8Array): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 22)
}

/** Of what is no page and is shown or saved alone: opened by its address, it may do nothing. */
export const INERT = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
}

/** The response body of a change that returns nothing else, its type kept literal. */
export const DONE = { success: true } as const

/** Sent with every JSON response, so that a browser that opens its address never renders it as a page. */
const JSON_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
}

/**
 * The caching headers of a response. Browsers always revalidate (usually with a 304); the CDN keeps
 * a copy by tag until a save purges it. A response without a policy is private and not stored.
 */
export function cacheHeaders(policy: CachePolicy | undefined): Record<string, string> {
  if (!policy) return { 'cache-control': 'private, no-store' }
  return {
    'cache-control': 'public, max-age=0, must-revalidate',
    'netlify-cdn-cache-control': `public, durable, s-maxage=${Math.min(policy.seconds, 300)}, stale-while-revalidate=60`,
    'netlify-cache-tag': policy.tags.join(','),
    // Otherwise each query is cached by itself.
    ...(policy.query !== 'all' && {
      'netlify-vary': `query=${[...(policy.query ?? []), 'lang'].join('|')}`,
    }),
  }
}

/**
 * Responds with JSON, or with 304 when If-None-Match has the current ETag. A public response is the
 * same with and without cookies: admins use other paths.
 */
export function jsonResponse(
  request: Request,
  data: unknown,
  init: { status?: number; cache?: CachePolicy | undefined; headers?: Record<string, string> },
): Response {
  const { cache } = init
  const headers: Record<string, string> = { ...cacheHeaders(cache), ...init.headers }
  const prepared = data instanceof Prepared ? data : undefined
  const revisions = Object.entries(prepared?.revisions ?? {})
  if (revisions.length > 0) {
    headers[REVISIONS_HEADER] = revisions.map(([name, count]) => `${name}=${count}`).join(',')
  }
  const text = prepared?.text ?? JSON.stringify(data)
  if (cache) {
    const etag = `"${prepared?.etag ?? etagOf(text)}"`
    headers.etag = etag
    if (matches(request.headers.get('if-none-match'), etag)) {
      return new Response(null, { status: 304, headers })
    }
  }
  Object.assign(headers, JSON_HEADERS)
  return new Response(text, { status: init.status ?? 200, headers })
}

/** Redirects to the address under which a response is cached. */
export function redirect(
  location: string,
  status: 301 | 302,
  cache: CachePolicy | undefined,
): Response {
  return new Response(null, { status, headers: { ...cacheHeaders(cache), location } })
}

/** Redirects to where a page is, with the query of the request: each has a copy of its own. */
export const redirectPage = (
  request: Request,
  path: string,
  status: 301 | 302,
  cache: CachePolicy,
): Response => redirect(path + new URL(request.url).search, status, { ...cache, query: 'all' })

/** Whether If-None-Match names the tag, compared weakly as RFC 9110 section 13.1.2 requires. */
export function matches(ifNoneMatch: string | null, etag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch.trim() === '*') return true
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return ifNoneMatch.split(',').some(tag => opaque(tag) === opaque(etag))
}

/** For a 503: most faults of storage are over within a minute. */
export const RETRY_LATER = { 'retry-after': '60' } as const

/** The response to a refusal or failure: JSON, never cached. */
export function failureResponse(
  body: Omit<FailureBody, 'success'>,
  status: number,
  headers: Record<string, string> = {},
): Response {
  return new Response(JSON.stringify({ success: false, ...body } satisfies FailureBody), {
    status,
    headers: {
      ...JSON_HEADERS,
      'cache-control': 'private, no-store',
      ...headers,
    },
  })
}

/** The response to a refusal. */
export function refusalResponse(refusal: Refusal): Response {
  return failureResponse(
    {
      error: refusal.message,
      code: refusal.code,
      ...(refusal.fields && { fields: refusal.fields }),
      ...(refusal.current !== undefined && { current: refusal.current }),
      ...(refusal.savedBy !== undefined && { savedBy: refusal.savedBy }),
    },
    refusal.status,
    refusal.headers,
  )
}
