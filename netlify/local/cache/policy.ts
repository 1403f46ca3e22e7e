import { parseVariation, type Variation } from './variation.ts'

/** How long, for whom and under which tags a function's response may be cached. */
export interface EdgePolicy {
  readonly freshSeconds: number
  /** How long after that it may still be sent while a new one is fetched. */
  readonly staleSeconds: number
  /** In lower case. */
  readonly tags: readonly string[]
  readonly variation: Variation
}

/** Responses with these status codes may be cached when their headers allow it. */
const CACHEABLE_STATUS = new Set([200, 203, 204, 300, 301, 302, 304, 307, 308, 404, 410])

/**
 * What the platform's CDN would do with a response: the first of Netlify-CDN-Cache-Control,
 * CDN-Cache-Control and Cache-Control decides alone (RFC 9213 §2.2). Undefined means not cached:
 * private, no-store, no-cache, no lifetime, a cookie, or a variation by more than the query.
 */
export function cachePolicy(status: number, headers: Headers): EdgePolicy | undefined {
  const targeted = headers.get('netlify-cdn-cache-control') ?? headers.get('cdn-cache-control')
  const control = targeted ?? headers.get('cache-control')
  if (control === null || !CACHEABLE_STATUS.has(status)) return undefined
  const directives = parseDirectives(control)
  for (const forbidden of ['private', 'no-store', 'no-cache'])
    if (directives.has(forbidden)) return undefined
  // A browser's own lifetime counts only where it is marked as meant for everyone.
  const shared = targeted !== null || directives.has('public')
  const lifetime = directives.get('s-maxage') ?? (shared ? directives.get('max-age') : undefined)
  const freshSeconds = seconds(lifetime)
  const staleSeconds = seconds(directives.get('stale-while-revalidate'))
  if (lifetime === undefined || freshSeconds + staleSeconds === 0) return undefined
  const variation = parseVariation(headers.get('netlify-vary'), headers.get('vary'))
  if (headers.has('set-cookie') || variation === undefined) return undefined
  const tags = headers.get('netlify-cache-tag') ?? headers.get('cache-tag') ?? ''
  return {
    freshSeconds,
    staleSeconds,
    tags: tags
      .split(',')
      .map(tag => tag.trim().toLowerCase())
      .filter(tag => tag !== ''),
    variation,
  }
}

function parseDirectives(control: string): Map<string, string> {
  const directives = new Map<string, string>()
  for (const part of control.split(',')) {
    const [name = '', value = ''] = part.split('=')
    directives.set(name.trim().toLowerCase(), value.trim().replace(/^"|"$/g, ''))
  }
  return directives
}

const seconds = (text: string | undefined): number =>
  text !== undefined && /^\d+$/.test(text) ? Number(text) : 0
