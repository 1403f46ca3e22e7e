import { type Locale, locale } from '#locale/locale.ts'
import { read } from './documents.ts'
import { languagesDocument } from './languages.ts'
import { translationsDocument } from './translations.ts'

/**
 * What people wrote, for a reader of that language; nothing for the site's own, unless it was another
 * earlier, and for one that it does not offer. Throws StorageError.
 */
export async function readWritten(
  language: string,
): Promise<Pick<Locale, 'written' | 'key' | 'folder'>> {
  const { own, others, earlier = [] } = (await read(languagesDocument)).value
  if (!others.includes(language) && (language !== own || earlier.length === 0)) return {}
  const [into, ...originals] = await Promise.all(
    [language, ...earlier].map(one => read(translationsDocument(one))),
  )
  const key = [
    locale().key,
    own,
    ...[into, ...originals].map(one => `${one?.revision} ${one?.savedAt}`),
  ]
  return {
    written: {
      own,
      texts: into?.value.texts ?? {},
      ...(earlier.length > 0 && {
        earlier: Object.fromEntries(
          earlier.flatMap((one, at) =>
            one === own ? [] : [[one, originals[at]?.value.texts ?? {}]],
          ),
        ),
      }),
    },
    key: key.join(' '),
    ...(language !== own && { folder: `/${language}` }),
  }
}
