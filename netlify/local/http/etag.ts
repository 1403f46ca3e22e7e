const opaque = (etag: string) => (etag.startsWith('W/') ? etag.slice(2) : etag)

/**
 * Whether an If-None-Match (or If-Match) value names this ETag, by weak comparison
 * (RFC 9110 §8.8.3.2): `*` and lists are understood, `W/` makes no difference.
 */
export function etagMatches(header: string, etag: string): boolean {
  if (header === etag || header === '*') return true
  const wanted = opaque(etag)
  if (!header.includes(',')) return opaque(header.trim()) === wanted
  return header.split(',').some(candidate => opaque(candidate.trim()) === wanted)
}
