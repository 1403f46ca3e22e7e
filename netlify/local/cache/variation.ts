import type { IncomingHttpHeaders } from 'node:http'
import { cookieValue } from '#server/auth/cookies.ts'

/** Which parts of a request, besides its path, select a cached response. */
export interface Variation {
  /** `whole`: the query exactly as sent; `parameters`: all, in any order; else the named ones. */
  readonly query: 'whole' | 'parameters' | readonly string[]
  readonly headers: readonly string[]
  readonly cookies: readonly string[]
}

/**
 * Reads Netlify-Vary (`query=a|b, header=X, cookie=c, language=en|ar`) and what Vary adds to it.
 * Countries are ignored: one machine does not know them.
 */
export function parseVariation(netlifyVary: string | null, vary: string | null): Variation {
  let query: Variation['query'] = 'whole'
  const headers = new Set<string>()
  const cookies = new Set<string>()
  for (const instruction of netlifyVary?.split(',') ?? []) {
    const [kind = '', list] = instruction.trim().split('=')
    const names = list?.split('|').filter(name => name !== '') ?? []
    switch (kind.toLowerCase()) {
      case 'query':
        query = list === undefined ? 'parameters' : [...names].sort()
        break
      case 'header':
        for (const name of names) headers.add(name.toLowerCase())
        break
      case 'cookie':
        for (const name of names) cookies.add(name)
        break
      case 'language':
        headers.add('accept-language')
        break
    }
  }
  for (const name of vary?.split(',') ?? []) {
    const header = name.trim().toLowerCase()
    // A cached response contains all its encodings.
    if (header !== '' && header !== 'accept-encoding') headers.add(header)
  }
  return { query, headers: [...headers].sort(), cookies: [...cookies].sort() }
}

/** The same text for requests that may share a response, and for no others. */
export function variantOf(
  variation: Variation,
  search: string,
  requestHeaders: IncomingHttpHeaders,
): string {
  const query = queryPart(variation.query, search)
  if (variation.headers.length === 0 && variation.cookies.length === 0) return query
  const headers = variation.headers.map(name => requestHeaders[name] ?? null)
  const { cookie = '' } = requestHeaders
  const cookies = variation.cookies.map(name => cookieValue(cookie, name) ?? null)
  return JSON.stringify([query, headers, cookies])
}

function queryPart(query: Variation['query'], search: string): string {
  if (search === '' || search === '?') return ''
  if (query === 'whole') return search
  const parameters = new URLSearchParams(search)
  if (query === 'parameters') {
    parameters.sort()
    return parameters.toString()
  }
  const chosen = query.flatMap(name => parameters.getAll(name).map(value => [name, value]))
  return new URLSearchParams(chosen).toString()
}
