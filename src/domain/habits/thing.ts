import type { DocumentThing } from '#domain/declared/thing.ts'

/** The habits of the place: every page, feed and mail is written by them. */
export const HABITS: DocumentThing = {
  name: 'the region and names',
  key: 'habits',
  version: 1,
  path: '/api/habits',
  read: 'signedIn',
  write: 'settings',
  changes: ['content', 'events', 'notices', 'prayer', 'screens', 'settings'],
  keepVersions: true,
}
