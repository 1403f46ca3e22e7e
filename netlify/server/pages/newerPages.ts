import type { CachePolicy } from '#contract/endpoint.ts'
import { isOwn } from '#domain/content/ownPages.ts'
import { type Page, pageAt, type Structure } from '#domain/structure/structure.ts'
import type { Route } from '../http/handle.ts'
import { writtenIn } from '../http/language.ts'
import { placeOf, toRoot } from '../http/languageFolder.ts'
import { redirectPage } from '../http/response.ts'
import { brokenPage } from '../http/standalonePage.ts'
import { fetchPage, notFound, pageResponse } from '../http/staticPage.ts'
import { describeError, logLine } from '../log.ts'
import { readStructure } from '../storage/structure.ts'
import { ownPage } from './ownPage.ts'

const CACHE: CachePolicy = { tags: ['content'], seconds: 300 }

/** An address without a file; static files come first, so a page that is there always wins. */
const unbuilt: Route = {
  path: '/:path*',
  method: 'GET',
  respond: async request => {
    try {
      return (await known(request)) ?? (await notFound(request, CACHE))
    } catch (error) {
      logLine('error', 'an address without a file failed', { error: describeError(error) })
      return brokenPage()
    }
  },
}

/** What the stored structure has at an address; undefined where it has nothing. */
async function known(request: Request): Promise<Response | undefined> {
  const moved = await toRoot(request, CACHE)
  if (moved) return moved
  const { folder, language, path: address } = placeOf(request.url)
  const { structure } = await readStructure()
  const page = pageAt(structure, address)
  if (page) {
    const respond = () =>
      isOwn(page.id)
        ? ownPage(structure, page, request, folder, CACHE)
        : builtBefore(structure, page, request, folder)
    return folder ? writtenIn(language, respond) : respond()
  }
  const to = structure.redirects[address]
  // Only where a page is: a redirect to one that is hidden would end nowhere.
  if (to !== undefined && pageAt(structure, to)) {
    return redirectPage(request, folder + to, 301, CACHE)
  }
  return undefined
}

/**
 * A page of the specification whose address is newer than the build: as the build has it at an
 * address from before. undefined where the build did not have it.
 */
async function builtBefore(
  { redirects }: Structure,
  { address }: Page,
  request: Request,
  folder: string,
): Promise<Response | undefined> {
  for (const from of Object.keys(redirects).filter(from => redirects[from] === address)) {
    const built = await fetchPage(folder + from, request.url, { redirect: 'manual' })
    if (built.status === 200) return pageResponse(built, 200, CACHE)
  }
  return undefined
}

export const newerPageRoutes = [unbuilt]
