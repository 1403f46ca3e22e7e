import type { DocumentThing } from '#domain/declared/thing.ts'

/** Pages, blocks and menus: only owners change them. */
export const STRUCTURE: DocumentThing = {
  name: 'the pages and menus',
  key: 'structure',
  version: 1,
  path: '/api/structure',
  read: 'signedIn',
  changes: ['content'],
  keepVersions: true,
}
