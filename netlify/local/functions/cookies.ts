import type { Context } from '@netlify/functions'
import { cookieValue } from '#server/auth/cookies.ts'

/** The `cookies` of a function's context, and what they add to its response. */
export function contextCookies(header = ''): {
  cookies: Context['cookies']
  /** Set-Cookie values, in the order of the calls. */
  changes: readonly string[]
} {
  const changes: string[] = []
  return {
    changes,
    cookies: {
      get: name => cookieValue(header, name) ?? '',
      set(cookie: string | SetCookie, text?: string) {
        changes.push(typeof cookie === 'string' ? `${cookie}=${text ?? ''}` : serialize(cookie))
      },
      delete(input) {
        const { name, path, domain } = typeof input === 'string' ? { name: input } : input
        changes.push(
          serialize({
            name,
            value: '',
            maxAge: 0,
            ...(path && { path }),
            ...(domain && { domain }),
          }),
        )
      },
    },
  }
}

interface SetCookie {
  name: string
  value: string
  expires?: Date | number
  maxAge?: number
  domain?: string
  path?: string
  secure?: boolean
  httpOnly?: boolean
  sameSite?: 'Strict' | 'Lax' | 'None'
}

function serialize(cookie: SetCookie): string {
  const parts = [`${cookie.name}=${cookie.value}`]
  if (cookie.expires !== undefined) parts.push(`Expires=${new Date(cookie.expires).toUTCString()}`)
  if (cookie.maxAge !== undefined) parts.push(`Max-Age=${cookie.maxAge}`)
  if (cookie.domain !== undefined) parts.push(`Domain=${cookie.domain}`)
  if (cookie.path !== undefined) parts.push(`Path=${cookie.path}`)
  if (cookie.secure) parts.push('Secure')
  if (cookie.httpOnly) parts.push('HttpOnly')
  if (cookie.sameSite !== undefined) parts.push(`SameSite=${cookie.sameSite}`)
  return parts.join('; ')
}
