const OTHER_SPELLING = /^\/alfirdous(?=\/|$)/

/**
 * The address that another spelling of a school address redirects to: '/AlFirdous/Calendar' to
 * '/alfirdaous/calendar'. Undefined for every other address.
 */
export function schoolAddress(pathname: string): string | undefined {
  const path = pathname.toLowerCase()
  if (!OTHER_SPELLING.test(path)) return undefined
  return path.replace(OTHER_SPELLING, '/alfirdaous').replace(/\/+$/, '')
}
