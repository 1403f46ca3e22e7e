import type { CachePolicy } from '#contract/endpoint.ts'
import { restorable } from '#domain/collection/deletion.ts'
import { eventPath, eventSlug, idOfSlug } from '#domain/events/address.ts'
import { goneArticle, unavailableArticle, unlistedArticle } from '#domain/events/article.ts'
import { isListed } from '#domain/events/listed.ts'
import { fillShell, type SHELL } from '#domain/events/shell.ts'
import type { StoredEvent } from '#domain/events/stored.ts'
import { eventPageParts } from '#domain/structuredData/eventPage.ts'
import { breadcrumbData } from '#domain/structuredData/pages.ts'
import { dataScript } from '#domain/structuredData/script.ts'
import { wallMoment } from '#domain/time/civil.ts'
import { siteNow } from '../clock.ts'
import { readSiteTexts } from '../content/site.ts'
import { env } from '../env.ts'
import { cacheHeaders, RETRY_LATER, redirect } from '../http/response.ts'
import { failurePage } from '../http/standalonePage.ts'
import { describeError, logLine } from '../log.ts'
import { visitorContext } from '../prayer/context.ts'
import { siteOrigin } from '../siteOrigin.ts'
import { read } from '../storage/documents.ts'
import { eventsDocument } from '../storage/events.ts'
import { eventForVisitors } from './responses.ts'

const CACHE: CachePolicy = {
  tags: ['events', 'prayer', 'notices', 'settings', 'content'],
  seconds: 300,
}

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
 * The page of an event that is newer than the build, or of a deleted one: the prebuilt shell with
 * the event's article. An event has one address: others with the same id redirect to it. Unknown
 * events get the site's own 404 page. Throws when the shell cannot be fetched.
 */
export async function eventPage(slug: string, request: Request): Promise<Response> {
  const { url: address } = request
  const filled = await partsOf(slug, siteOrigin(request))
  if (typeof filled === 'string') return redirect(filled, 302, CACHE)
  if (!filled) return pageResponse(await notFoundPage(address), 404)
  const shell = await fetchPage('/events/shell', address)
  return pageResponse(shell, filled.status, html => fillShell(html, filled.parts))
}

/**
 * The same page while storage does not respond: the shell with a sentence, or without the shell a
 * page of its own.
 */
export async function unavailableEventPage(slug: string, address: string): Promise<Response> {
  const title = 'This event cannot be shown right now'
  const article = unavailableArticle()
  const headers = { 'cache-control': 'no-store', ...RETRY_LATER }
  try {
    const shell = await fetchPage('/events/shell', address, LAST_PAGE_WITHIN_MS)
    const parts = { title, description: title, slug, article }
    return pageResponse(shell, 503, html => fillShell(html, parts), headers)
  } catch (error) {
    logLine('error', 'event shell not fetched', { error: describeError(error) })
    return failurePage(title, article, 503, headers)
  }
}

interface Filled {
  status: number
  parts: Record<keyof typeof SHELL, string>
}

/**
 * The page's parts; or its address if the slug is not the event's own; undefined if there is no
 * such event.
 */
async function partsOf(slug: string, origin: string): Promise<Filled | string | undefined> {
  const id = idOfSlug(slug)
  const { events, deleted } = (await read(eventsDocument)).value
  const context = await visitorContext()
  const isOne = (event: StoredEvent) => event.id === id
  const stored = events.find(isOne)
  const removed = restorable(deleted, new Date()).find(isOne)
  const known = stored ?? removed
  // One that is to be listed later is as unknown as one that is hidden.
  if (!known || !isListed({ ...known, listedUntil: undefined }, context.today)) return undefined
  if (slug !== eventSlug(known)) return eventPath(known)
  if (!stored || !isListed(stored, context.today)) {
    const [description, article] = stored
      ? ['This event is no longer listed.', unlistedArticle()]
      : ['This event was taken off the calendar.', goneArticle()]
    return { status: 410, parts: { title: known.title, description, slug, article } }
  }
  const site = await readSiteTexts()
  const event = eventForVisitors(stored, context)
  const { siteName: name, address } = site
  const at = wallMoment(context.zone, siteNow())
  const page = eventPageParts(event, { at, zone: context.zone, name, address, origin })
  const { title, description, article, data, trail } = page
  const scripts = [...(data ? [data] : []), breadcrumbData(trail, origin)].map(
    one => `<script type="application/ld+json">${dataScript(one)}</script>`,
  )
  return {
    status: 200,
    parts: { title, description, slug, article: article + scripts.join('') },
  }
}

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

/** Static pages come from the CDN; after storage took its time, there is a second left for one. */
const PAGE_WITHIN_MS = 5_000
const LAST_PAGE_WITHIN_MS = 900

async function fetchPage(
  path: string,
  address: string,
  withinMs = PAGE_WITHIN_MS,
): Promise<StaticPage> {
  const page = await fetch(new URL(path, pagesOrigin(address)), {
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(withinMs),
  })
  return { ok: page.ok, status: page.status, headers: page.headers, html: await page.text() }
}

/**
 * Unlimited addresses have no event, so their 404 page is fetched once in a while, not for each.
 */
const NOT_FOUND_KEPT_MS = 2_000
let notFound: { until: number; page: Promise<StaticPage> } | undefined

function notFoundPage(address: string): Promise<StaticPage> {
  if (!notFound || notFound.until < Date.now()) {
    const page = fetchPage('/404.html', address)
    notFound = { until: Date.now() + NOT_FOUND_KEPT_MS, page }
    page.catch(() => {
      notFound = undefined
    })
  }
  return notFound.page
}

/** Responds with a modified static page of this deploy, with the site's own headers. */
function pageResponse(
  page: StaticPage,
  status: number,
  change: (html: string) => string = html => html,
  caching: Readonly<Record<string, string>> = cacheHeaders(CACHE),
): Response {
  if (!page.ok && status !== page.status) throw new Error(`A page responded ${page.status}`)
  const headers = new Headers(caching)
  headers.set('content-type', 'text/html; charset=utf-8')
  for (const name of SAFE_HEADERS) {
    const value = page.headers.get(name)
    if (value) headers.set(name, value)
  }
  return new Response(change(page.html), { status, headers })
}
