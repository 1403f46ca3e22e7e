import { etagOf } from '#server/http/response.ts'
import type { CacheHit, EdgeCache } from '../cache/edgeCache.ts'
import { cachePolicy, type EdgePolicy } from '../cache/policy.ts'
import {
  type CompleteResponse,
  completeResponse,
  compressAhead,
  packed,
  sendComplete,
} from '../http/completeResponse.ts'
import { type Exchange, isRead } from '../http/exchange.ts'
import { failureText, sendFailure } from '../http/failure.ts'
import { contentLengthIsTooLarge, refuseBody } from './bodyLimit.ts'
import { invoke, REFUSED, type Surroundings } from './invoke.ts'
import { onePerTurn } from './onePerTurn.ts'
import type { RateLimiter } from './rateLimit.ts'
import type { FunctionMatch } from './router.ts'

/** Meant for the CDN, or set again for each connection. */
const NOT_PASSED_ON = new Set([
  'cache-tag',
  'connection',
  'content-length',
  'etag',
  'keep-alive',
  'netlify-cache-tag',
  'netlify-cdn-cache-control',
  'netlify-vary',
  'transfer-encoding',
])

const HIT = ['cache-status', '"Local Edge"; hit']
const STALE = ['cache-status', '"Local Edge"; hit; fwd=stale']
const MISS = ['cache-status', '"Local Edge"; fwd=miss']
const BYPASS = ['cache-status', '"Local Edge"; fwd=method']

/** Sends a kept response; this is all that happens for most visitors. */
export function sendHit(exchange: Exchange, hit: CacheHit<CompleteResponse>): void {
  const age = String(Math.floor(hit.ageSeconds))
  sendComplete(exchange, hit.response, [...(hit.stale ? STALE : HIT), 'age', age])
}

export interface FunctionServing extends Surroundings {
  readonly cache: EdgeCache<CompleteResponse>
  readonly limiter: RateLimiter
}

/** Responds by calling the function, and keeps the response where its headers allow it. */
export async function serveFunction(
  match: FunctionMatch,
  exchange: Exchange,
  serving: FunctionServing,
): Promise<void> {
  const { fn } = match
  const { cache, limiter } = serving
  const { method, path, ip, incoming, outgoing } = exchange
  if (fn.rateLimit !== undefined) {
    const wait = limiter(fn, fn.rateLimit, ip)
    if (wait > 0) {
      const text = failureText('Too many requests. Please wait a moment.', 'rate_limited')
      return sendFailure(exchange, 429, text, { 'retry-after': String(wait) })
    }
  }
  if (contentLengthIsTooLarge(incoming)) return refuseBody(exchange)

  // HEAD gets the headers of the response to GET, which is kept: else it would be computed each time.
  const called = isRead(method) ? { ...exchange, method: 'GET' } : exchange
  if (isRead(method)) await turn()
  const calledAt = cache.purgeCount()
  const unconditional = called.method === 'GET' && exchange.isKept && cache.hasKept(path)
  const response = await invoke(match, called, serving, { unconditional })
  if (response === REFUSED) return refuseBody(exchange)
  if (outgoing.destroyed) return response.body?.cancel()

  const mayKeep = isRead(method) && exchange.isKept
  const policy = mayKeep ? cachePolicy(response.status, response.headers) : undefined
  const status = isRead(method) ? MISS : BYPASS
  const complete = await toComplete(exchange, response, policy !== undefined)
  await compressAhead(complete, incoming.headers['accept-encoding'])
  if (policy !== undefined) store(serving, calledAt, exchange, policy, complete)
  sendComplete(exchange, complete, status)
}

/**
 * One call of a GET starts per turn of the event loop, so that cached responses are sent in
 * between.
 */
const turn = onePerTurn()

/** Calls the function again for a stale response, in the background; one call at a time for each. */
export function refresh(
  match: FunctionMatch,
  exchange: Exchange,
  key: string,
  serving: FunctionServing,
): void {
  if (refreshing.has(key)) return
  refreshing.add(key)
  serving.pending.add(
    fetchAgain(match, { ...exchange, method: 'GET' }, serving).finally(() =>
      refreshing.delete(key),
    ),
  )
}

const refreshing = new Set<string>()

async function fetchAgain(match: FunctionMatch, exchange: Exchange, serving: FunctionServing) {
  const calledAt = serving.cache.purgeCount()
  const response = await invoke(match, exchange, serving, { unconditional: true })
  if (response === REFUSED) return
  const policy = cachePolicy(response.status, response.headers)
  if (policy === undefined) return
  const complete = await toComplete(exchange, response, true)
  await compressAhead(complete, exchange.incoming.headers['accept-encoding'])
  store(serving, calledAt, exchange, policy, complete)
}

function store(
  { cache }: FunctionServing,
  calledAt: number,
  exchange: Exchange,
  policy: EdgePolicy,
  complete: CompleteResponse,
): void {
  if (complete.status === 304) {
    cache.learn(exchange.path, policy)
    return
  }
  const request = {
    scheme: exchange.scheme,
    path: exchange.path,
    search: exchange.search,
    headers: exchange.incoming.headers,
  }
  const kept = packed(complete)
  // The other compressed forms come later, if ever.
  cache.keep(calledAt, request, policy, { response: kept.response, bytes: kept.bytes * 1.5 })
}

async function toComplete(
  { path }: Exchange,
  response: Response,
  kept: boolean,
): Promise<CompleteResponse> {
  const body = new Uint8Array(await response.arrayBuffer())
  const given = response.headers.get('etag') ?? undefined
  const etag = given ?? (kept && body.byteLength > 0 ? `"${etagOf(body)}"` : undefined)
  const encoded = response.headers.has('content-encoding')
  const contentType = encoded ? null : response.headers.get('content-type')
  // An ETag of the function's own holds for its path; one made here names the bytes themselves.
  const bodies = kept
    ? formsOf(given === undefined ? `${etag}` : `${path} ${etag}`, body)
    : undefined
  const lines = linesOf(response.headers)
  return completeResponse(response.status, lines, body, { etag, contentType, bodies })
}

/** As many as there are calendars of prayer times: each is 12 KB once it is compressed. */
const REMEMBERED_FORMS = 256
const remembered = new Map<string, { size: number; bodies: CompleteResponse['bodies'] }>()

/**
 * The compressed forms of the bytes under one ETag. A purge drops the
 * response, yet most responses are the same afterwards, as are those of many addresses: they are
 * not compressed again.
 */
function formsOf(key: string, { byteLength: size }: Uint8Array): CompleteResponse['bodies'] {
  const before = remembered.get(key)
  if (before?.size === size) return before.bodies
  for (const oldest of remembered.keys()) {
    if (remembered.size < REMEMBERED_FORMS) break
    remembered.delete(oldest)
  }
  const bodies: CompleteResponse['bodies'] = new Map()
  remembered.set(key, { size, bodies })
  return bodies
}

/** The lines that go to the client; several cookies stay several lines. */
function linesOf(headers: Headers): string[] {
  const lines: string[] = []
  for (const [name, value] of headers) if (!NOT_PASSED_ON.has(name)) lines.push(name, value)
  return lines
}
