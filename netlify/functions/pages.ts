import type { Config } from '@netlify/functions'
import { handle } from '#server/http/handle.ts'
import { pageRoutes } from '#server/pages/routes.ts'

/** Addresses of pages that the build did not make. */
export default handle(...pageRoutes)

export const config: Config = {
  path: ['/events/:slug', '/:school([Aa][Ll][Ff][Ii][Rr][Dd][Oo][Uu][Ss])/:page*'],
  preferStatic: true,
}
