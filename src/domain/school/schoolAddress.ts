const OTHER_SPELLING = /^\/alfirdous(?=\/|$)/

/**
 * Where an address of the school under its other spelling leads: '/AlFirdous/Calendar' to
 * '/alfirdaous/calendar'. Undefined for every other address.
 */
export function schoolAddress(pathname: string): string | undefined {
  const path = pathname.toLowerCase()
  if (!OTHER_SPELLING.test(path)) return undefined
  return path.replace(OTHER_SPELLING, '/alfirdaous').replace(/\/+$/, '')
}
