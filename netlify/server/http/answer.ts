import { createHash } from 'node:crypto'
import type { CachePolicy } from '#contract/endpoint.ts'
import type { FailureBody } from '#contract/failure.ts'
import { REVISIONS_HEADER } from '../publish/published.ts'
import type { Refusal } from './refusal.ts'

/** A body already serialized, for handlers that keep it ready; `etag` without quotes. */
export class Prepared {
  readonly text: string
  readonly etag: string
  readonly revisions: string

  constructor(text: string, revisions: Readonly<Record<string, number>> = {}) {
    this.text = text
    this.etag = etagOf(text)
    this.revisions = Object.entries(revisions)
      .map(([name, revision]) => `${name}=${revision}`)
      .join(',')
  }
}

/** A short strong validator of a text: equal texts, equal tags (RFC 9110 section 8.8.3). */
export function etagOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}

/** What the answer to every change begins with, its type kept literal. */
export const DONE = { success: true } as const

/** What every JSON answer says of itself: data, never a page, whoever opens it by its address. */
const JSON_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
}

/**
 * The caching headers of an answer. Browsers always ask again (and mostly hear 304); the CDN keeps
 * a copy by tag until a save purges it. What has no policy is private and kept by no one.
 */
export function cacheHeaders(policy: CachePolicy | undefined): Record<string, string> {
  if (!policy) return { 'cache-control': 'private, no-store' }
  return {
    'cache-control': 'public, max-age=0, must-revalidate',
    'netlify-cdn-cache-control': `public, durable, s-maxage=${Math.min(policy.seconds, 300)}, stale-while-revalidate=60`,
    'netlify-cache-tag': policy.tags.join(','),
    // An endpoint without a query names one that never comes: else every query is a copy of its own.
    'netlify-vary': `query=${policy.query?.join('|') ?? 'none'}`,
  }
}

/**
 * Answers JSON; to a request that has this very body already, 304 without one. A public answer is
 * the same with and without cookies: admins read what is stored at paths of their own.
 */
export function jsonAnswer(
  request: Request,
  data: unknown,
  init: { status?: number; cache?: CachePolicy | undefined; headers?: Record<string, string> },
): Response {
  const { cache } = init
  const headers: Record<string, string> = { ...cacheHeaders(cache), ...init.headers }
  const prepared = data instanceof Prepared ? data : undefined
  if (prepared?.revisions) headers[REVISIONS_HEADER] = prepared.revisions
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

/** Leads to the address under which an answer is cached. */
export function redirect(
  location: string,
  status: 301 | 302,
  cache: CachePolicy | undefined,
): Response {
  return new Response(null, { status, headers: { ...cacheHeaders(cache), location } })
}

/** Whether If-None-Match names the tag, compared weakly as RFC 9110 section 13.1.2 asks. */
export function matches(ifNoneMatch: string | null, etag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some(tag => tag.trim().replace(/^W\//, '') === etag)
}

/** The answer to a refusal or failure: JSON, never cached. */
export function failureAnswer(
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

/** A refusal as its answer. */
export function refusalAnswer(refusal: Refusal): Response {
  return failureAnswer(
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
