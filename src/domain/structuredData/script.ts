/** Structured data: what a page is about, for search engines (https://schema.org). */
export type StructuredData = Record<string, unknown>

/** Structured data as the inside of a script element. */
export const dataScript = (data: StructuredData): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
