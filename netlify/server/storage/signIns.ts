import { SignInsSchema, type StoredSignIns } from '#domain/account/session.ts'
import { document } from './documents.ts'

/** All open sessions, and the addresses from which admins recently signed in. */
export const signInsDocument = document<StoredSignIns>({
  key: 'sign-ins',
  version: 1,
  schema: SignInsSchema,
  items: { 'sessions.*': 'id', 'known.*': null },
  seed: () => ({ sessions: [], known: [] }),
})
