import type { Config } from '@netlify/functions'
import { publicContentRoutes } from '#server/content/publicRoutes.ts'
import { feedRoutes } from '#server/feeds/routes.ts'
import { handle } from '#server/http/handle.ts'
import { pageRoutes } from '#server/pages/routes.ts'

/** What belongs to pages: the content that is newer than they are, addresses that the build did not make, feeds. */
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
