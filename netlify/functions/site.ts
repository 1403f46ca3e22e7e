import type { Config } from '@netlify/functions'
import { handle } from '#server/http/handle.ts'
import { newerPageRoutes } from '#server/pages/newerPages.ts'

/** Every address without a file: old addresses of pages, and the site's 404 page for all others. */
export default handle(...newerPageRoutes)

/** The exclusions are the panel, the API, files, and the paths of the other functions. */
export const config: Config = {
  path: '/*',
  excludedPath: [
    '/.netlify/*',
    '/.well-known/*',
    '/_astro/*',
    '/*.*',
    '/admin',
    '/admin/*',
    '/:language/admin',
    '/:language/admin/*',
    '/api/*',
    '/events/:slug',
    '/:school([Aa][Ll][Ff][Ii][Rr][Dd][Oo][Uu][Ss])/:page*',
  ],
  preferStatic: true,
}
