import { type Locale, locale } from '#locale/locale.ts'
import { read } from './documents.ts'
import { languagesDocument } from './languages.ts'
import { translationsDocument } from './translations.ts'

/**
 * What people wrote, for a reader of that language; nothing for the site's own, and for one that it
 * does not offer. Throws StorageError.
 */
export async function readWritten(
  language: string,
): Promise<Pick<Locale, 'written' | 'key' | 'folder'>> {
  const { own, others } = (await read(languagesDocument)).value
  if (!others.includes(language)) return {}
  const { value, revision, savedAt } = await read(translationsDocument(language))
  const key = `${locale().key} ${own} ${revision} ${savedAt}`
  return { written: { own, texts: value.texts }, key, folder: `/${language}` }
}
