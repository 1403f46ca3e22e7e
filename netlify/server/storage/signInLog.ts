import { type SignInLog, SignInLogSchema } from '#domain/account/signInLog.ts'
import { document } from './documents.ts'

/** The sign-ins of the last 90 days, refused ones too: one document, written once per sign-in. */
export const signInLogDocument = document<SignInLog>({
  key: 'sign-in-log',
  version: 1,
  schema: SignInLogSchema,
  items: { 'entries.*': null },
  seed: () => ({ entries: [] }),
})
