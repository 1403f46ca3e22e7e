import type { DocumentThing } from '#domain/declared/thing.ts'

/** What people wrote, in a further language: one document for each. */
export const TRANSLATIONS: DocumentThing = {
  name: 'the translations',
  key: 'translations',
  version: 1,
  path: '/api/translations/:language',
  read: 'translations',
  write: 'translations',
  changes: ['content', 'events', 'notices'],
  keepVersions: true,
  limit: 1024 * 1024,
}

/** The document of one language. */
export const translationsKey = (language: string): string =>
  `${TRANSLATIONS.key}-${language.toLowerCase()}`
