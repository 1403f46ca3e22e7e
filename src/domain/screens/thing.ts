import type { DocumentThing } from '#domain/declared/thing.ts'

/** The screens at the mosque. */
export const SCREENS: DocumentThing = {
  name: 'the screens',
  key: 'screens',
  version: 1,
  path: '/api/screens',
  read: 'signedIn',
  write: 'screens',
  changes: ['screens'],
  keepVersions: true,
}
