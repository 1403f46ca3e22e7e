/** Which query parameters, besides its path, select a cached response; 'whole': the query as sent. */
export type Variation = 'whole' | readonly string[]

/**
 * Reads Netlify-Vary (`query=a|b`) and Vary. Undefined where a response varies by anything else but its
 * encoding, as none of this site's does that may be cached.
 */
export function parseVariation(
  netlifyVary: string | null,
  vary: string | null,
): Variation | undefined {
  if (vary && !/^accept-encoding$/i.test(vary.trim())) return undefined
  if (!netlifyVary) return 'whole'
  return /^query=([^,]+)$/i.exec(netlifyVary.trim())?.[1]?.split('|').sort()
}

/** The same text for queries that may share a response, and for no others. */
export function variantOf(variation: Variation, search: string): string {
  if (variation === 'whole') return search === '?' ? '' : search
  const parameters = new URLSearchParams(search)
  const chosen = variation.flatMap(name => parameters.getAll(name).map(value => [name, value]))
  return new URLSearchParams(chosen).toString()
}
