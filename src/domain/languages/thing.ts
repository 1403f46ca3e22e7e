import type { DocumentThing } from '#domain/declared/thing.ts'

/** The languages that the site offers. */
export const LANGUAGES: DocumentThing = {
  name: 'the languages',
  key: 'languages',
  version: 2,
  path: '/api/languages',
  read: 'signedIn',
  write: 'settings',
  changes: ['content'],
  keepVersions: true,
}
