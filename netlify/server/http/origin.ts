import { Refusal } from './refusal.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses unsafe requests that another site made a visitor's browser send (CSRF). Sec-Fetch-Site
 * decides; where a browser does not send it, Origin must equal the requested address. Without
 * either header it is not a browser, and has no user's cookies. Source: OWASP CSRF cheat sheet,
 * 'Fetch Metadata'; W3C Fetch Metadata.
 */
export function refuseCrossSite(request: Request): void {
  if (SAFE_METHODS.has(request.method)) return
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) {
    if (site === 'same-origin') return
    throw crossSite()
  }
  const origin = request.headers.get('origin')
  if (origin === null) return
  if (URL.canParse(origin) && new URL(origin).host === new URL(request.url).host) return
  throw crossSite()
}

function crossSite(): Refusal {
  return new Refusal(403, 'cross_site', 'This request came from another site and was refused.')
}
