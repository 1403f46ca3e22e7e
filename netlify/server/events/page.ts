import type { CachePolicy } from '#contract/endpoint.ts'
import { eventPath, eventSlug, idOfSlug } from '#domain/events/address.ts'
import { goneArticle, unavailableArticle, unlistedArticle } from '#domain/events/article.ts'
import { isListed } from '#domain/events/listed.ts'
import { fillShell, type SHELL } from '#domain/events/shell.ts'
import type { StoredEvent } from '#domain/events/stored.ts'
import { eventPageParts } from '#domain/structuredData/eventPage.ts'
import { breadcrumbData } from '#domain/structuredData/pages.ts'
import { dataScript } from '#domain/structuredData/script.ts'
import { wallMoment } from '#domain/time/civil.ts'
import { goneEventTexts, unavailableEventTexts, unlistedEventTexts } from '#texts/eventPage.ts'
import { siteNow } from '../clock.ts'
import { readSiteTexts } from '../content/site.ts'
import { RETRY_LATER, redirect } from '../http/response.ts'
import { failurePage } from '../http/standalonePage.ts'
import { fetchPage, notFound, pageResponse } from '../http/staticPage.ts'
import { describeError, logLine } from '../log.ts'
import { visitorContext } from '../prayer/context.ts'
import { siteOrigin } from '../siteOrigin.ts'
import { read } from '../storage/documents.ts'
import { eventsDocument } from '../storage/events.ts'
import { deletedForVisitors } from './deleted.ts'
import { eventForVisitors } from './responses.ts'

const CACHE: CachePolicy = {
  tags: ['events', 'prayer', 'notices', 'settings', 'content'],
  seconds: 300,
}

/**
 * The page of an event that is newer than the build, or of a deleted one: the prebuilt shell with
 * the event's article. An event has one address: others with the same id redirect to it. Unknown
 * events get the site's own 404 page. `folder` is that of the page's language, '' at the root. Throws when the shell cannot be fetched.
 */
export async function eventPage(slug: string, request: Request, folder: string): Promise<Response> {
  const { url: address } = request
  const filled = await partsOf(slug, siteOrigin(request))
  if (typeof filled === 'string') return redirect(folder + filled, 302, CACHE)
  if (!filled) return notFound(request, CACHE)
  const shell = await fetchPage(`${folder}/events/shell`, address)
  // The site is not offered in that language.
  if (folder && shell.status === 404) return notFound(request, CACHE)
  return pageResponse(shell, filled.status, CACHE, html => fillShell(html, filled.parts))
}

/**
 * The same page while storage does not respond: the shell with a sentence, or without the shell a
 * page of its own.
 */
export async function unavailableEventPage(
  slug: string,
  address: string,
  folder: string,
): Promise<Response> {
  const { title } = unavailableEventTexts
  const article = unavailableArticle()
  const headers = { 'cache-control': 'no-store', ...RETRY_LATER }
  try {
    const shell = await fetchPage(`${folder}/events/shell`, address, {
      withinMs: LAST_PAGE_WITHIN_MS,
    })
    const parts = { title, description: title, slug, article }
    return pageResponse(shell, 503, headers, html => fillShell(html, parts))
  } catch (error) {
    logLine('error', 'event shell not fetched', { error: describeError(error) })
    return failurePage(title, article, 503, headers)
  }
}

/** After storage took its time, there is a second left for a page. */
const LAST_PAGE_WITHIN_MS = 900

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
  const { value } = await read(eventsDocument)
  const context = await visitorContext()
  const isOne = (event: StoredEvent) => event.id === id
  const stored = value.events.find(isOne)
  const known = stored ?? (await deletedForVisitors(value)).find(isOne)
  // One that is to be listed later is as unknown as one that is hidden.
  if (!known || !isListed({ ...known, listedUntil: undefined }, context.today)) return undefined
  if (slug !== eventSlug(known)) return eventPath(known)
  if (!stored || !isListed(stored, context.today)) {
    const [description, article] = stored
      ? [`${unlistedEventTexts.title}.`, unlistedArticle()]
      : [`${goneEventTexts.title}.`, goneArticle()]
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
