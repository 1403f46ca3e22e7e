import type { APIRoute } from 'astro'
import { builtEvents } from '#config/events.ts'
import { sitemapPages, sitemapXml } from '#config/sitemap.ts'
import { snapshot } from '#config/snapshot.ts'

export const GET: APIRoute = ({ site, url }) =>
  new Response(sitemapXml(sitemapPages(snapshot, builtEvents), site ?? url), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  })
