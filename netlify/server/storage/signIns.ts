import { type SignIns, SignInsSchema } from '#domain/account/session.ts'
import type { Document } from './documents.ts'

/** All open sessions, and from where accounts were signed in to lately. */
export const signInsDocument: Document<SignIns> = {
  key: 'sign-ins',
  schema: SignInsSchema,
  seed: () => ({ sessions: [], known: [] }),
}
