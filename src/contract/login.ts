import type { z } from 'zod'
import type { SignedInUser } from '#domain/account/profile.ts'
import { endpoint, SIGN_IN_LIMIT } from './endpoint.ts'
import type { LoginSchema } from './login.schema.ts'

export interface Login extends z.output<typeof LoginSchema> {}

export const LOGIN_REQUIRED = 'Email and password are required'
export const WRONG_CREDENTIALS = 'The email or the password is not right.'
/** Comes with code 'code_required': the same call again, with `code`. */
export const CODE_REQUIRED = 'Enter the code of your authenticator app, or a recovery code.'
/** Comes with code 'wrong_code'. */
export const WRONG_CODE = 'That code is not right, or it was used already.'
/** Comes with code 'locked', status 429 and Retry-After. */
export const tooManyTries = (seconds: number) =>
  seconds > 90
    ? `Too many tries. Try again in ${Math.ceil(seconds / 60)} minutes.`
    : `Too many tries. Try again in ${seconds} seconds.`
/** Comes with code 'busy', status 503 and Retry-After; it does not count as a try. */
export const signInBusy = (seconds: number) =>
  `Many people are signing in right now. Your password was not checked. Try again in ${seconds} seconds.`
/** Comes with code 'no_secret' and status 500: for the person who has just deployed the site. */
export const NO_SECRET =
  'Nobody can sign in: SESSION_SECRET is not set. Set it on the server to at least 32 random bytes, such as the output of `openssl rand -base64 48`, then deploy or start the site again.'
/** What the form shows when a response is not an object, and for any other failure. */
export const INVALID_LOGIN_RESPONSE = 'Invalid login response'
export const LOGIN_FAILED = 'Login failed'

/**
 * Signs an admin in by cookie. 401 with code 'wrong_credentials', 'code_required' or 'wrong_code';
 * 429 'locked'; 503 'busy'; 500 'no_secret'; 400 'insecure' over plain HTTP anywhere but on localhost.
 */
export const login = endpoint<{
  body: Login
  response: { success: true; user: SignedInUser }
}>('POST /api/login', {
  access: 'public',
  limit: SIGN_IN_LIMIT,
  failure: LOGIN_FAILED,
})
