import type { Config } from '@netlify/functions'
import { publicContentRoutes } from '#server/content/publicRoutes.ts'
import { feedRoutes } from '#server/feeds/routes.ts'
import { handle } from '#server/http/handle.ts'
import { newerRoutes } from '#server/newer/routes.ts'
import { pageRoutes } from '#server/pages/routes.ts'

/** What is newer than pages, pages that are newer than the build, and feeds. */
export default handle(...newerRoutes, ...publicContentRoutes, ...feedRoutes, ...pageRoutes)

export const config: Config = {
  path: [
    '/.well-known/security.txt',
    '/api/content',
    '/api/drafts/:token',
    '/api/newer',
    '/events/:slug',
    '/events.ics',
    '/events.json',
    '/events.xml',
    '/notices.json',
    '/notices.xml',
    '/prayer-times.ics',
    '/:language([a-z][a-z])/events/:slug',
    '/:school([Aa][Ll][Ff][Ii][Rr][Dd][Oo][Uu][Ss])/:page*',
  ],
  preferStatic: true,
}
