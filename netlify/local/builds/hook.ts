import { timingSafeEqual } from 'node:crypto'
import type { Exchange } from '../http/exchange.ts'
import { failureText, sendFailure } from '../http/failure.ts'
import type { Builder } from './builder.ts'

/** The address that starts a build for any caller: keep it secret like a password. */
export interface BuildHook {
  readonly path: string
  takes(path: string): boolean
  respond(exchange: Exchange): void
}

const PREFIX = '/build-hooks/'
const MAX_TITLE = 200

/** POST requests a build and gets its response at once; GET reports the state of builds. */
export function createHook(id: string, builder: Pick<Builder, 'request' | 'status'>): BuildHook {
  const path = PREFIX + id
  const expected = Buffer.from(path)
  return {
    path,
    takes(path) {
      if (!path.startsWith(PREFIX)) return false
      const given = Buffer.from(path)
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
    respond(exchange) {
      const { method, search, outgoing } = exchange
      if (method === 'POST') {
        const title = new URLSearchParams(search).get('trigger_title')?.slice(0, MAX_TITLE)
        builder.request(title)
        outgoing.writeHead(200, { 'content-length': 0 }).end()
        return
      }
      if (method !== 'GET' && method !== 'HEAD') {
        const text = failureText('This address takes GET, POST.', 'method_not_allowed')
        return sendFailure(exchange, 405, text, { allow: 'GET, HEAD, POST' })
      }
      const body = JSON.stringify(builder.status())
      outgoing.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        'cache-control': 'private, no-store',
      })
      outgoing.end(method === 'HEAD' ? undefined : body)
    },
  }
}
