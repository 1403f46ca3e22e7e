import type { APIRoute } from 'astro'
import { apiDescription } from '#config/apiDescription.ts'
import { lineAt } from '#config/content.ts'

/** The OpenAPI description of what needs no account, with this site's name and address. */
export const GET: APIRoute = ({ site, url }) => {
  const { info } = apiDescription
  return Response.json({
    ...apiDescription,
    info: { ...info, title: `${lineAt('header/site-name')}: ${info.title}` },
    servers: [{ url: (site ?? url).origin }],
  })
}
