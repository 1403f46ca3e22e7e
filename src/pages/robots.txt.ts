import type { APIRoute } from 'astro'

/** The panel has nothing for search engines; the API does: pages request what is newer there. */
export const GET: APIRoute = ({ site, url }) =>
  new Response(
    `User-agent: *\nDisallow: /admin/\n\nSitemap: ${new URL('/sitemap.xml', site ?? url)}\n`,
    { headers: { 'content-type': 'text/plain; charset=utf-8' } },
  )
