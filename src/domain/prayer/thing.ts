import type { DocumentThing } from '#domain/declared/thing.ts'

/** Everything that prayer times are computed from: place, method, iqama rules, special days. */
export const PRAYER_SETTINGS: DocumentThing = {
  name: 'the prayer settings',
  key: 'prayer-settings',
  version: 3,
  path: '/api/prayer-settings',
  read: 'signedIn',
  write: 'prayer',
  changes: ['prayer', 'settings'],
  // A timetable of one year takes about 90 KB, and four years are shown at most.
  limit: 1024 * 1024,
  keepVersions: true,
}
