import type { CollectionThing } from '#domain/declared/thing.ts'

const NOT_SAVED = 'Failed to save the notice. Please try again.'

export const NOTICES: CollectionThing = {
  name: 'notice',
  key: 'notices',
  version: 1,
  path: '/api/admin/notices',
  write: 'notices',
  changes: ['notices'],
  versionsKept: 10,
  proof: 'sometimes',
  failures: {
    create: NOT_SAVED,
    update: NOT_SAVED,
    delete: 'Failed to delete the notice. Please try again.',
    restore: 'Failed to restore the notice. Please try again.',
  },
}
