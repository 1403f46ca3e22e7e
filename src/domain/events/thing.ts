import type { CollectionThing } from '#domain/declared/thing.ts'

export const EVENTS: CollectionThing = {
  name: 'event',
  key: 'events',
  version: 1,
  path: '/api/events',
  write: 'events',
  changes: ['events'],
  versionsKept: 20,
  failures: {
    create: 'Failed to create event',
    update: 'Failed to update event',
    delete: 'Failed to delete event',
    restore: 'Failed to restore event',
  },
}
