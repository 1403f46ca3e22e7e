const OTHER_SPELLING = /^\/alfirdous(?=\/|$)/

/**
 * The address that another spelling of a school address redirects to: '/AlFirdous/Calendar' to
 * '/alfirdaous/calendar'. Undefined for every other address. `home`: where the school's pages begin.
 */
export function schoolAddress(pathname: string, home = '/alfirdaous'): string | undefined {
  const path = pathname.toLowerCase()
  if (!OTHER_SPELLING.test(path)) return undefined
  return path.replace(OTHER_SPELLING, home).replace(/\/+$/, '')
}
