import { type Languages, translatedIn } from '#domain/languages/stored.ts'
import { remembered } from '#domain/remembered.ts'
import { type StoredTranslations, StoredTranslationsSchema } from '#domain/translations/stored.ts'
import { TRANSLATIONS, translationsKey } from '#domain/translations/thing.ts'
import { document, read, type Stored } from './documents.ts'

/** What people wrote, in one further language. */
export const translationsDocument = remembered(language =>
  document<StoredTranslations>({
    ...TRANSLATIONS,
    key: translationsKey(language),
    schema: StoredTranslationsSchema,
    items: { 'texts.*': null },
    seed: () => ({ texts: {} }),
  }),
)

type Offered = Stored<StoredTranslations> & { language: string }

/** The translations into all languages that readers of the site need. Throws StorageError. */
export const readOffered = (languages: Languages): Promise<Offered[]> =>
  Promise.all(
    translatedIn(languages).map(async language => ({
      language,
      ...(await read(translationsDocument(language))),
    })),
  )

/** Their revisions, as responses and builds name them. */
export const revisionsOf = (offered: readonly Offered[]): Record<string, number> =>
  Object.fromEntries(offered.map(({ language, revision }) => [translationsKey(language), revision]))
