import { Refusal } from '../http/refusal.ts'
import type { TokenKind } from './token.ts'

/** Whether a host name means this machine. */
export const isLocal = (hostname: string): boolean =>
  /^(localhost|127\.0\.0\.1|\[::1\])$|\.localhost$/.test(hostname)

/**
 * The name of a cookie at that address: with the prefix that pins it to this host over TLS
 * (RFC 6265bis, 4.1.3.2), a plain one on plain-HTTP localhost, and none over any other plain HTTP.
 */
export function cookieName(kind: TokenKind, url: string): string | null {
  const { protocol, hostname } = new URL(url)
  if (protocol === 'https:') return `__Host-${kind}`
  return isLocal(hostname) ? kind : null
}

/** Refuses to sign in over a connection on which others could read the session. */
export function requireSafeCookies(request: Request): void {
  if (cookieName('session', request.url) !== null) return
  throw new Refusal(
    400,
    'insecure',
    'Signing in needs https, or http://localhost on the machine itself.',
  )
}

/** The value of that cookie in the request, or null; the first one if there are two. */
export function readCookie(request: Request, kind: TokenKind): string | null {
  const name = cookieName(kind, request.url)
  const pairs = request.headers.get('cookie')?.split(';') ?? []
  const own = pairs.find(pair => pair.split('=')[0]?.trim() === name)
  return own?.slice(own.indexOf('=') + 1).trim() || null
}

/** A Set-Cookie line; an age of 0 clears the cookie. Throws where no cookie is safe. */
export function cookieLine(
  kind: TokenKind,
  url: string,
  value: string,
  maxAgeSeconds: number,
): string {
  const name = cookieName(kind, url)
  if (name === null) throw new Error('No cookie is safe over plain HTTP')
  const secure = name.startsWith('__Host-') ? '; Secure' : ''
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${maxAgeSeconds}${secure}`
}
