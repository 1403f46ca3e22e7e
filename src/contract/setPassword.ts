import type { SignedInUser } from '#domain/account/profile.ts'
import { endpoint, SIGN_IN_LIMIT } from './endpoint.ts'

/** Comes with status 400 and code 'invalid_token'. */
export const INVALID_LINK = 'This link is no longer valid. Ask for a new one.'

/** The page of a one-time link; the token is in the fragment, which is not sent to any server. */
export const setPasswordPath = (token: string) => `/set-password#token=${token}`

/**
 * Sets a password by the token of an invitation, which also signs in and returns the `user`, or of a
 * reset, which does not: a second factor is still required.
 */
export const setPassword = endpoint<{
  body: { token: string; newPassword: string; confirmPassword?: string | undefined }
  response: { success: true; email: string; user?: SignedInUser }
}>('POST /api/set-password', {
  access: 'public',
  limit: SIGN_IN_LIMIT,
  failure: 'Password change failed.',
})
