import { locale } from '#locale/locale.ts'

/** What a build makes once for each language, at its first use. */
export function perReader<T>(make: () => T): () => T {
  const made = new Map<string, T>()
  return () => {
    const { language } = locale()
    const known = made.get(language) ?? make()
    made.set(language, known)
    return known
  }
}
