import type { APIRoute } from 'astro'
import { languagesOf } from '#config/content.ts'
import { builtEvents, eventLanguages } from '#config/events.ts'
import { otherLanguages, pathIn } from '#config/languages.ts'
import { sitemapPages, sitemapXml } from '#config/sitemap.ts'
import { snapshot } from '#config/snapshot.ts'
import { structure } from '#config/structure.ts'
import { idOfSlug } from '#domain/events/address.ts'
import { pageAt } from '#domain/structure/structure.ts'

/** Whether a page is one of its own in a language: most of what programmers read is in English alone. */
function isTranslated(path: string, language: string): boolean {
  const id = pageAt(structure, path)?.id
  if (id) return id !== 'developers' && languagesOf(id).includes(language)
  return eventLanguages(idOfSlug(path)).includes(language)
}

export const GET: APIRoute = ({ site, url }) => {
  const pages = sitemapPages(snapshot, builtEvents())
  const translated = otherLanguages.flatMap(language =>
    pages
      .filter(({ path }) => isTranslated(path, language))
      .map(page => ({ ...page, path: pathIn(language, page.path) })),
  )
  return new Response(sitemapXml([...pages, ...translated], site ?? url), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  })
}
