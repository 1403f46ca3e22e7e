import { type StoredNotices, StoredNoticesSchema } from '#domain/notices/stored.ts'
import { NOTICES } from '#domain/notices/thing.ts'
import { document } from './documents.ts'

/** Short notices with their earlier versions, so that one document holds what an undo needs. */
export const noticesDocument = document<StoredNotices>({
  ...NOTICES,
  schema: StoredNoticesSchema,
  items: { 'notices.*': 'id' },
  seed: () => ({ notices: [] }),
})
