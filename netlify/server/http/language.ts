import { writtenIn as run } from '#config/reader.ts'
import { startTranslations } from '#config/seed/starts.ts'
import { isTranslated, loadLanguage } from '#config/translations.ts'
import { locale } from '#locale/locale.ts'

/**
 * Responds to a reader of the language that the address names (`lang=ur`). Without one the API speaks
 * the specification's English, and so it does for a language without texts; no cache keeps that, since
 * there are any number of them.
 */
export async function inLanguageOf(
  request: Request,
  respond: () => Promise<Response>,
): Promise<Response> {
  const sent = new URL(request.url).searchParams.getAll('lang')
  const [language] = sent
  // Pages in English ask without one, also where English is in place of an earlier language.
  if (language === undefined)
    return locale().isMixed && locale().own === 'en' ? writtenIn('en', respond) : respond()
  const response = await writtenIn(language, respond)
  if (sent.length < 2 && isTranslated(language)) return response
  const headers = new Headers(response.headers)
  headers.delete('netlify-cdn-cache-control')
  headers.set('cache-control', 'private, no-store')
  return new Response(response.body, { status: response.status, headers })
}

/** Runs what writes to a reader of that language, with what people wrote in it. */
export async function writtenIn<T>(language: string, write: () => Promise<T>): Promise<T> {
  return isTranslated(language) ? run(language, write, await readLanguage(language)) : write()
}

/** Makes the texts of a language known, and returns what people wrote in it. Throws StorageError. */
export async function readLanguage(language: string) {
  const { readWritten } = await import('../storage/written.ts')
  const [read] = await Promise.all([readWritten(language), loadLanguage(language)])
  const { written } = read
  if (!written) return read
  return {
    ...read,
    written: {
      ...written,
      texts: {
        ...(language !== written.own && startTranslations(language)),
        ...written.texts,
      },
    },
  }
}
