import type { Config } from '@netlify/functions'
import { feedRoutes } from '#server/feeds/routes.ts'
import { handle } from '#server/http/handle.ts'
import { newerPageRoutes } from '#server/pages/newerPages.ts'
import { pageRoutes } from '#server/pages/routes.ts'

/** Feeds, and every address without a file: newer pages, old addresses, the 404 page for all others. */
export default handle(...feedRoutes, ...pageRoutes, ...newerPageRoutes)

/** Names with a dot are files; the exclusions are the panel, the API and what the build made. */
export const config: Config = {
  path: [
    '/.well-known/security.txt',
    '/events.ics',
    '/events.json',
    '/events.xml',
    '/notices.json',
    '/notices.xml',
    '/prayer-times.ics',
    '/:school([Aa][Ll][Ff][Ii][Rr][Dd][Oo][Uu][Ss])/:page*',
    '/:path([^.]*)',
  ],
  excludedPath: [
    '/_astro/*',
    '/admin',
    '/admin/*',
    '/:language/admin',
    '/:language/admin/*',
    '/api/*',
  ],
  preferStatic: true,
}
