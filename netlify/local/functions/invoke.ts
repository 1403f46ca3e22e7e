import { randomUUID } from 'node:crypto'
import type { Context } from '@netlify/functions'
import { MINUTE } from '#domain/time/civil.ts'
import { type Exchange, isRead } from '#local/http/exchange.ts'
import { failureText } from '#local/http/failure.ts'
import type { WriteLog } from '#local/log.ts'
import { describeError } from '#server/log.ts'
import { hasBody, limitedBody } from './bodyLimit.ts'
import type { PendingWork } from './pending.ts'
import type { FunctionMatch } from './router.ts'

/** What every call of a function needs from the host. */
export interface Surroundings {
  readonly pending: PendingWork
  readonly log: WriteLog
  readonly trustProxy: boolean
  /** The site's own address. */
  readonly siteUrl: string
  /** How long a function may take to respond, in milliseconds. */
  readonly timeoutMs: number
}

/** The body is too large or stalled: the caller refuses it, regardless of the function's response. */
export const REFUSED: unique symbol = Symbol('refused')

/** Functions of the platform end after this long. */
export const FUNCTION_TIMEOUT_MS = MINUTE

/**
 * Calls a function and returns its Response. A function that throws, returns nothing or takes too
 * long becomes a logged line and a failure with a request id; what it threw reaches no client.
 */
export async function invoke(
  { fn, params }: FunctionMatch,
  exchange: Exchange,
  surroundings: Surroundings,
  { unconditional = false } = {},
): Promise<Response | typeof REFUSED> {
  const { pending, log, timeoutMs } = surroundings
  const requestId = randomUUID()
  let refuse: (reason: typeof REFUSED) => void = () => {}
  let request: Request
  try {
    const onRefused = () => refuse(REFUSED)
    request = toRequest(exchange, { unconditional, onRefused, stalledMs: timeoutMs / 4 })
  } catch {
    return jsonResponse(400, failureText('This request is not understood.', 'bad_request'))
  }
  const context = {
    params,
    ip: exchange.ip,
    requestId,
    site: { id: 'local', name: 'local', url: surroundings.siteUrl },
    deploy: { id: 'local', context: 'production', published: true },
    waitUntil: (work: Promise<unknown>) => pending.add(work),
  } as unknown as Context

  const failed = (event: string, error?: unknown) => {
    log('error', event, {
      requestId,
      function: fn.name,
      ...(error !== undefined && { error: describeError(error) }),
    })
  }

  let timer: NodeJS.Timeout | undefined
  try {
    const contenders: Promise<Response | typeof REFUSED | 'late' | undefined>[] = [
      Promise.resolve(fn.handler(request, context)),
      new Promise(resolve => {
        timer = setTimeout(() => resolve('late'), timeoutMs)
      }),
    ]
    if (!isRead(exchange.method) && hasBody(exchange.incoming))
      contenders.push(
        new Promise(resolve => {
          refuse = resolve
        }),
      )
    const result = await Promise.race(contenders)
    if (result === REFUSED) return result
    if (result === 'late') {
      failed('function timed out')
      return jsonResponse(504, failureText('This took too long.', 'timeout', requestId))
    }
    if (!(result instanceof Response)) throw new TypeError('The function returned no Response')
    return result
  } catch (error) {
    // A visitor who left while sending makes the body fail: no one waits for a response.
    const { incoming } = exchange
    if (!(incoming.destroyed && !incoming.complete)) failed('function failed', error)
    const text = failureText('Something went wrong. Please try again.', 'internal', requestId)
    return jsonResponse(500, text)
  } finally {
    clearTimeout(timer)
  }
}

const jsonResponse = (status: number, body: string): Response =>
  new Response(body, {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'private, no-store',
    },
  })

/** Headers that belong to one connection, or that only the platform itself may set. */
const DROPPED = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'x-forwarded-for',
])
const PLATFORM_PREFIX = 'x-nf-'
const CONDITIONAL = new Set(['if-none-match', 'if-modified-since'])

interface RequestOptions {
  /** Requests the full response, so that it can be kept, even if the client has a copy. */
  readonly unconditional: boolean
  readonly onRefused: () => void
  /** How long the rest of a body may take to go on, in milliseconds. */
  readonly stalledMs: number
}

/** The request as a function sees it. Throws TypeError for what cannot be one. */
function toRequest(exchange: Exchange, options: RequestOptions): Request {
  const { incoming, method, path, search, ip, scheme } = exchange
  const { rawHeaders, headers: parsed } = incoming
  const headers: [string, string][] = [['x-nf-client-connection-ip', ip]]
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!.toLowerCase()
    if (DROPPED.has(name) || name.startsWith(PLATFORM_PREFIX)) continue
    if (options.unconditional && CONDITIONAL.has(name)) continue
    headers.push([name, rawHeaders[index + 1]!])
  }
  const host = parsed.host || 'localhost'
  // Anything else, such as `x/y?`, would change the path that the function sees.
  if (!/^[\w.:[\]-]+$/.test(host)) throw new TypeError('This is not a host')
  const url = `${scheme}://${host}${path}${search}`
  if (isRead(method) || !hasBody(incoming)) return new Request(url, { method, headers })
  return new Request(url, {
    method,
    headers,
    body: limitedBody(exchange, options),
    duplex: 'half',
  } as RequestInit)
}
