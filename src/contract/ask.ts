import { type CallInput, callAddress } from './call.ts'
import type { Endpoint, ResponseOf, Shapes } from './endpoint.ts'
import { CallError } from './failure.ts'

/** A response to a question that is asked again and again. */
export interface Asked<T> {
  /** Undefined where nothing changed since the response with that tag. */
  readonly body: T | undefined
  readonly etag: string | null
  /** Between which moments the server's clock was then, in milliseconds; a copy of the CDN has an age. */
  readonly server: readonly [from: number, until: number] | undefined
}

/** How long an answer may take: a network that swallows requests must not hold up the next one. */
const PATIENCE = 20_000

/**
 * Calls a public endpoint, with the tag of the response before, so that the response is empty where nothing changed:
 * the browser's cache, on the memory card of a small computer, is left out. Rejects without a good response.
 */
export async function ask<S extends Shapes, E extends Endpoint<S>>(
  endpoint: E,
  input: CallInput<E>,
  etag: string | null = null,
): Promise<Asked<ResponseOf<E>>> {
  const { params, query, body } = input as { params?: unknown; query?: unknown; body?: unknown }
  return askAddress(callAddress(endpoint.path, params, query), etag, body)
}

/** The same of a file of the site; `sent` is posted as JSON. */
export async function askAddress<T>(
  address: string,
  etag: string | null,
  sent?: unknown,
): Promise<Asked<T>> {
  const control = new AbortController()
  const timer = setTimeout(() => control.abort(), PATIENCE)
  try {
    const response = await fetch(address, {
      cache: 'no-store',
      credentials: 'omit',
      headers: {
        accept: 'application/json',
        ...(etag && { 'if-none-match': etag }),
        ...(sent !== undefined && { 'content-type': 'application/json' }),
      },
      ...(sent !== undefined && { method: 'POST', body: JSON.stringify(sent) }),
      signal: control.signal,
    })
    const { headers, status } = response
    // The service worker responds for a network that is gone (worker/marks.ts): that is no news.
    if (headers.has('x-kept-at')) throw new Error(`${address}: kept`)
    if (!response.ok && status !== 304) throw new CallError(`${address}: ${status}`, { status })
    const body: T | undefined = status === 304 ? undefined : await response.json()
    return { body, etag: headers.get('etag'), server: serverTime(headers) }
  } finally {
    clearTimeout(timer)
  }
}

/** RFC 9110, section 6.6.1, and RFC 9111, section 5.1. */
function serverTime(headers: Headers): Asked<unknown>['server'] {
  const date = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(date)) return undefined
  // A cache may send the date at which it got its copy, or its own.
  return [date, date + 1000 * (Number(headers.get('age')) || 0)]
}

/** The text of a page of the site as it is now, past the browser's cache. Rejects where it cannot be had. */
export async function askPage(path: string): Promise<string> {
  const response = await fetch(path, { cache: 'reload', credentials: 'omit' })
  const text = response.ok ? await response.text() : ''
  if (!text || /^[^>]*>\s*<html data-known/i.test(text)) throw new Error(`${path}: not there`)
  return text
}
