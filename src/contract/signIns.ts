import type { z } from 'zod'
import type { SignInEntry } from '#domain/account/signInLog.ts'
import type { SignInsQuerySchema } from './account.schema.ts'
import { endpoint } from './endpoint.ts'

export const SIGN_INS_SHOWN = 100

export type SignInsQuery = z.output<typeof SignInsQuerySchema>

/** A sign-in to an account that exists, or one that was refused, or a refused proof. */
interface ListedSignIn
  extends Pick<SignInEntry, 'device' | 'isKnownNetwork' | 'result' | 'isPasskey' | 'isProof'> {
  /** ISO instant. */
  at: string
  /** null: the account was removed. */
  name: string | null
}

/** The newest SIGN_INS_SHOWN, newest first, and how many there are in 90 days. */
export interface SignInsPage {
  entries: ListedSignIn[]
  total: number
}

/** The sign-ins of the last 90 days. */
export const getSignIns = endpoint<{
  query: SignInsQuery
  response: SignInsPage
}>('GET /api/sign-ins', {
  failure: 'The sign-ins could not be loaded.',
})
