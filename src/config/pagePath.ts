/**
 * The path of a page as in links, from Astro's `url.pathname`: without `.html`, without a
 * trailing slash.
 */
export function pagePath(pathname: string): string {
  return pathname.replace(/(\/index)?(\.html)?\/?$/, '') || '/'
}
