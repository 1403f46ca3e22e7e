/**
 * Whether a query has exactly the parameters of the canonical `path`. Only parameters of the cache
 * key count, in any order: others share the cached copy, so they must not change the response.
 */
export function isCanonical(
  query: URLSearchParams,
  path: string,
  keyed: readonly string[],
): boolean {
  const canonical = new URL(path, 'http://site').searchParams
  return keyed.every(
    name => JSON.stringify(query.getAll(name)) === JSON.stringify(canonical.getAll(name)),
  )
}
