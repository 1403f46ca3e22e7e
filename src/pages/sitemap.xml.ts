import type { APIRoute } from 'astro'
import { builtEvents } from '#config/events.ts'
import { otherLanguages, pathIn } from '#config/languages.ts'
import { sitemapPages, sitemapXml } from '#config/sitemap.ts'
import { snapshot } from '#config/snapshot.ts'
import { pageAddress } from '#config/structure.ts'
import type { PageDefinition } from '#domain/content/registry/define.ts'
import { registry } from '#domain/content/registry.ts'

/** Pages that are mainly what the mosque wrote, in its language alone. */
const OF_CONTENT = Object.values<PageDefinition>(registry).map(({ route }) => route)
/** Those for programmers are in English alone. */
const isTranslated = (path: string) =>
  ![...OF_CONTENT, pageAddress('developers')].includes(path) && !path.startsWith('/events/')

export const GET: APIRoute = ({ site, url }) => {
  const pages = sitemapPages(snapshot, builtEvents())
  const translated = otherLanguages.flatMap(language =>
    pages
      .filter(({ path }) => isTranslated(path))
      .map(page => ({ ...page, path: pathIn(language, page.path) })),
  )
  return new Response(sitemapXml([...pages, ...translated], site ?? url), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  })
}
