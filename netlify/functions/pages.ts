import type { Config } from '@netlify/functions'
import { publicContentRoutes } from '#server/content/publicRoutes.ts'
import { feedRoutes } from '#server/feeds/routes.ts'
import { handle } from '#server/http/handle.ts'
import { pageRoutes } from '#server/pages/routes.ts'

/** Newer content for pages, pages that are newer than the build, and feeds. */
export default handle(...publicContentRoutes, ...feedRoutes, ...pageRoutes)

export const config: Config = {
  path: [
    '/api/content',
    '/events/:slug',
    '/events.ics',
    '/events.json',
    '/prayer-times.ics',
    '/:school([Aa][Ll][Ff][Ii][Rr][Dd][Oo][Uu][Ss])/:page*',
  ],
  preferStatic: true,
}
