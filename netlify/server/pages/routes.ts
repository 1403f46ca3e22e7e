import { isTranslated } from '#config/translations.ts'
import type { CachePolicy } from '#contract/endpoint.ts'
import { schoolAddress } from '#domain/school/schoolAddress.ts'
import { eventPage, unavailableEventPage } from '../events/page.ts'
import type { Route } from '../http/handle.ts'
import { writtenIn } from '../http/language.ts'
import { toRoot } from '../http/languageFolder.ts'
import { brokenPage } from '../http/standalonePage.ts'
import { notFound } from '../http/staticPage.ts'
import { describeError, logLine } from '../log.ts'
import { isUnavailable } from '../storage/errors.ts'
import { readStructure } from '../storage/structure.ts'
import { securityTxt } from './securityTxt.ts'

const CACHE: CachePolicy = { tags: ['content'], seconds: 300 }

/**
 * The pages of events that are newer than the build; older ones are static files, which come first.
 */
const newEvent: Route = {
  path: '/events/:slug',
  respond: (request, { params }) => respond(request, params.slug ?? '', ''),
}

/** The same in a further language of the site. */
const translatedEvent: Route = {
  path: '/:language([a-z][a-z])/events/:slug',
  respond: async (request, { params: { language = '', slug = '' } }) =>
    (await toRoot(request, CACHE)) ??
    (isTranslated(language)
      ? writtenIn(language, () => respond(request, slug, `/${language}`))
      : notFound(request, CACHE)),
}

async function respond(request: Request, slug: string, folder: string): Promise<Response> {
  try {
    return await eventPage(slug, request, folder)
  } catch (error) {
    logLine('error', 'event page failed', { error: describeError(error) })
    if (isUnavailable(error)) return unavailableEventPage(slug, request.url, folder)
    return brokenPage()
  }
}

/**
 * Redirects the school's addresses in another spelling, in any letter case, since the platform's
 * redirects are case-sensitive. The browser keeps the hash.
 */
const otherSpelling: Route = {
  path: '/:school([Aa][Ll][Ff][Ii][Rr][Dd][Oo][Uu][Ss])/:page*',
  respond: async request => {
    const { pathname, search } = new URL(request.url)
    const { school } = (await readStructure()).structure.sites
    if (!school.on) return notFound(request, CACHE)
    return new Response(null, {
      status: 301,
      headers: {
        location: `${schoolAddress(pathname, school.address) ?? school.address}${search}`,
        'cache-control': 'public, max-age=86400',
      },
    })
  },
}

export const pageRoutes = [newEvent, translatedEvent, otherSpelling, securityTxt]
