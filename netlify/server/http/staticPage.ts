import type { CachePolicy } from '#contract/endpoint.ts'
import { env } from '../env.ts'
import { offers, placeOf } from './languageFolder.ts'
import { cacheHeaders } from './response.ts'

/** The headers that make a page safe; static files get them from the platform, functions from here. */
const SAFE_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
]

/**
 * Where this deploy's static pages are requested. The platform routes only the site's own hosts
 * here. The local host accepts any Host header, so there only its own address is requested.
 */
function pagesOrigin(address: string): string {
  const { purgeApiUrl, publicUrl } = env()
  return (purgeApiUrl && publicUrl) || address
}

interface StaticPage {
  ok: boolean
  status: number
  headers: Headers
  html: string
}

/** Static pages come from the CDN. */
const PAGE_WITHIN_MS = 5_000

/**
 * A static page of this deploy; with redirect 'manual' only one that is at this very address. Throws
 * when it cannot be fetched in time.
 */
export async function fetchPage(
  path: string,
  address: string,
  {
    withinMs = PAGE_WITHIN_MS,
    redirect = 'follow',
  }: { withinMs?: number; redirect?: 'follow' | 'manual' } = {},
): Promise<StaticPage> {
  const page = await fetch(new URL(path, pagesOrigin(address)), {
    headers: { accept: 'text/html' },
    redirect,
    signal: AbortSignal.timeout(withinMs),
  })
  return { ok: page.ok, status: page.status, headers: page.headers, html: await page.text() }
}

/**
 * Unlimited addresses have no page, so their 404 page is fetched once in a while, not for each.
 */
const NOT_FOUND_KEPT_MS = 2_000
const kept = new Map<string, { until: number; page: Promise<StaticPage> }>()

/** `folder`: that of the language. */
function notFoundPage(folder: string, address: string): Promise<StaticPage> {
  const known = kept.get(folder)
  if (known && known.until > Date.now()) return known.page
  const page = fetchPage(`${folder}/404.html`, address)
  kept.set(folder, { until: Date.now() + NOT_FOUND_KEPT_MS, page })
  page.catch(() => kept.delete(folder))
  return page
}

/** The site's own 404 page in the language of the address. Throws when it cannot be fetched. */
export async function notFound(request: Request, cache: CachePolicy): Promise<Response> {
  const { folder, language, path } = placeOf(request.url)
  // A page that no build has yet is asked for once, not by its own response.
  const isOffered = folder && path !== '/404.html' && (await offers(language))
  return pageResponse(await notFoundPage(isOffered ? folder : '', request.url), 404, cache)
}

/** Responds with a modified static page of this deploy, with the site's own headers. */
export function pageResponse(
  page: StaticPage,
  status: number,
  caching: CachePolicy | Readonly<Record<string, string>>,
  change: (html: string) => string = html => html,
): Response {
  if (!page.ok && status !== page.status) throw new Error(`A page responded ${page.status}`)
  const headers = new Headers('tags' in caching ? cacheHeaders(caching as CachePolicy) : caching)
  headers.set('content-type', 'text/html; charset=utf-8')
  for (const name of SAFE_HEADERS) {
    const value = page.headers.get(name)
    if (value) headers.set(name, value)
  }
  return new Response(change(page.html), { status, headers })
}
