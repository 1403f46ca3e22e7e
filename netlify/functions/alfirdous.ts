import type { Config } from '@netlify/functions'
import { schoolAddress } from '#domain/school/schoolAddress.ts'

/**
 * Leads addresses of the school under its other spelling, in any letter case, to the right ones:
 * the platform's own redirects tell letter cases apart. The browser keeps the hash.
 */
export default (request: Request): Response => {
  const { pathname, search } = new URL(request.url)
  return new Response(null, {
    status: 301,
    headers: {
      location: `${schoolAddress(pathname) ?? '/alfirdaous'}${search}`,
      'cache-control': 'public, max-age=86400',
    },
  })
}

export const config: Config = {
  path: '/:school([Aa][Ll][Ff][Ii][Rr][Dd][Oo][Uu][Ss])/:page*',
}
