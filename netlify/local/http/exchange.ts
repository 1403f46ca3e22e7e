import type { IncomingMessage, ServerResponse } from 'node:http'

export type Scheme = 'http' | 'https'

/** One request and its response, with the facts that every part of the host needs. */
export interface Exchange {
  readonly incoming: IncomingMessage
  readonly outgoing: ServerResponse
  /** In capitals. */
  readonly method: string
  /** The path as sent, still percent-encoded, without the query. */
  readonly path: string
  /** The query with its question mark, or the empty string. */
  readonly search: string
  /** The client's address. */
  readonly ip: string
  /** How the client reached the site. */
  readonly scheme: Scheme
  /** Whether the response may be kept: not for a Host that is not the site's own. */
  readonly isKept: boolean
}

/** Splits a request target; an absolute-form target (RFC 9112 §3.2.2) loses its origin. */
export function splitTarget(target: string): { path: string; search: string } {
  const local = target.startsWith('/') ? target : target.replace(/^[a-z]+:\/\/[^/?]*/i, '') || '/'
  const question = local.indexOf('?')
  return question < 0
    ? { path: local, search: '' }
    : { path: local.slice(0, question) || '/', search: local.slice(question) }
}

/** Whether a kept copy or a file may be sent for the request. */
export const isRead = (method: string) => method === 'GET' || method === 'HEAD'

/**
 * The client's address: the socket's; behind a trusted proxy the last X-Forwarded-For entry, which
 * that proxy itself wrote (earlier ones are whatever the client claims).
 */
export function clientAddress(incoming: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? incoming.headers['x-forwarded-for'] : undefined
  const last = typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim() : undefined
  const address = last || incoming.socket.remoteAddress || ''
  return address.startsWith('::ffff:') ? address.slice(7) : address
}

/**
 * The scheme that the client used: a trusted proxy says it in X-Forwarded-Proto, in the last entry
 * as in X-Forwarded-For.
 */
export function clientScheme(incoming: IncomingMessage, trustProxy: boolean): Scheme {
  const forwarded = trustProxy ? incoming.headers['x-forwarded-proto'] : undefined
  const last = typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim() : undefined
  return last === 'https' ? 'https' : 'http'
}
