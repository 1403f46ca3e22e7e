import { type Exchange, isRead } from '../http/exchange.ts'
import { hasBody, limitedBody } from './bodyLimit.ts'

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
export function toRequest(exchange: Exchange, options: RequestOptions): Request {
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
