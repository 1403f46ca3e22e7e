import type { CachePolicy } from '#contract/endpoint.ts'
import { TRANSLATED } from '#locale/translated.ts'
import { read } from '../storage/documents.ts'
import { languagesDocument } from '../storage/languages.ts'
import { redirectPage } from './response.ts'

/** An address in its parts: '/ar/about' is the folder '/ar' and the path '/about'. No page begins with a language. */
export function placeOf(url: string): { folder: string; language: string; path: string } {
  const { pathname } = new URL(url)
  const [, language = ''] = /^\/([a-z]{2})(?=\/|$)/.exec(pathname) ?? []
  const folder = Object.hasOwn(TRANSLATED, language) ? `/${language}` : ''
  const path = pathname.slice(folder.length).replace(/\/+$/, '')
  return { folder, language, path }
}

/** Whether the site has pages below the folder of a language. */
export const offers = async (language: string): Promise<boolean> =>
  (await read(languagesDocument)).value.others.includes(language)

/**
 * Leads from the folder of a language that the site does not have, or no longer has besides its own, to the
 * same page at the root; for a while, since it may be offered again.
 */
export async function toRoot(request: Request, cache: CachePolicy): Promise<Response | undefined> {
  const { folder, language, path } = placeOf(request.url)
  if (!folder || (await offers(language))) return undefined
  return redirectPage(request, path || '/', 302, cache)
}
