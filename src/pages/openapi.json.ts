import type { APIRoute } from 'astro'
import { apiDescription, pathsOf } from '#config/apiDescription.ts'
import { lineAt } from '#config/content.ts'
import { hasSchool } from '#config/structure.ts'

/** The OpenAPI description of what needs no account, with this site's name and address. */
export const GET: APIRoute = ({ site, url }) => {
  const { info } = apiDescription
  return Response.json({
    ...apiDescription,
    paths: pathsOf({ hasSchool }),
    info: { ...info, title: `${lineAt('header/site-name')}: ${info.title}` },
    servers: [{ url: (site ?? url).origin }],
  })
}
