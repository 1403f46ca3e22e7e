import { type StoredNotices, StoredNoticesSchema } from '#domain/notices/stored.ts'
import { document } from './documents.ts'

/** Short notices with their earlier versions, so that one document holds what an undo needs. */
export const noticesDocument = document<StoredNotices>({
  key: 'notices',
  version: 1,
  schema: StoredNoticesSchema,
  items: { 'notices.*': 'id' },
  seed: () => ({ notices: [] }),
})
