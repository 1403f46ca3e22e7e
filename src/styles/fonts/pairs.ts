import type { Typefaces } from '#domain/theme/look.ts'

const CORES = import.meta.glob<string>('./*-core.woff2', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** What the names of a pair's files begin with. */
export const PAIRS: Readonly<Record<Typefaces, readonly [text: string, heading: string]>> = {
  figtree: ['figtree', 'fraunces-display'],
  source: ['source-sans', 'source-serif'],
  newsreader: ['inter', 'newsreader'],
}

/** The addresses of a pair's letters of English, for text and for headings. */
export const coreFiles = (pair: Typefaces): readonly string[] =>
  PAIRS[pair].flatMap(name => CORES[`./${name}-core.woff2`] ?? [])
