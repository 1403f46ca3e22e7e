import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { z } from 'zod'
import type { Account, SignedInUser } from '#domain/account/profile.ts'
import { endpoint, SIGN_IN_LIMIT } from './endpoint.ts'
import type { AssertionSchema, RegistrationSchema } from './passkeys.schema.ts'
import type { Proof } from './proof.ts'

/** Comes with code 'wrong_passkey'. */
export const WRONG_PASSKEY = 'This passkey does not work here. Sign in with your password.'
export const WRONG_PROOF_PASSKEY = 'This passkey does not work here. Use your password.'
/** Comes with code 'passkey_required', 401 at login and 403 as proof: the password was right. */
export const PASSKEY_REQUIRED = 'Your account asks for a passkey as well. Use it to continue.'
/** Comes with status 400 and code 'no_address'. */
export const NO_PASSKEYS_HERE =
  'Passkeys do not work yet: the person who runs the server has to set SITE_URL. Use your password.'
/** Comes with status 400 and code 'expired': the challenge is too old, or was used. */
export const PASSKEY_EXPIRED = 'That took too long. Please try again.'

/** What the browser returns of a passkey that was used (WebAuthn Level 3, section 5.1.8). */
export type Assertion = z.output<typeof AssertionSchema>['credential']

/** What the browser returns of a new passkey. */
export type Registration = z.output<typeof RegistrationSchema>['credential']

/** The challenge of a sign-in, valid for ten minutes, once, and for this browser alone. */
export const startPasskeySignIn = endpoint<{
  response: { success: true; options: PublicKeyCredentialRequestOptionsJSON }
}>('POST /api/passkey-login/start', {
  access: 'public',
  failure: 'Login failed',
})

/**
 * Signs in with a passkey, which is both factors: the device, and its lock. 401 'wrong_passkey',
 * 400 'expired', 429 'locked' as at login.
 */
export const signInWithPasskey = endpoint<{
  body: { credential: Assertion }
  response: { success: true; user: SignedInUser }
}>('POST /api/passkey-login', {
  access: 'public',
  limit: SIGN_IN_LIMIT,
  failure: 'Login failed',
})

/** The options for a new passkey, valid for five minutes in the caller's session. 409 'too_many'. */
export const startPasskey = endpoint<{
  body: Proof
  response: { success: true; options: PublicKeyCredentialCreationOptionsJSON }
}>('POST /api/passkeys/start', {
  right: 'signedIn',
  proof: 'always',
  failure: 'The passkey could not be added.',
})

/** Adds the passkey that the browser made; proof was given for its options. */
export const addPasskey = endpoint<{
  body: { credential: Registration; name?: string | undefined }
  response: { success: true; account: Account }
}>('POST /api/passkeys/add', {
  right: 'signedIn',
  failure: 'The passkey could not be added.',
})

/** Names a passkey of the caller. */
export const renamePasskey = endpoint<{
  params: { id: string }
  body: { name: string }
  response: { success: true; account: Account }
}>('PUT /api/passkeys/:id', {
  right: 'signedIn',
  failure: 'The name could not be saved.',
})

/** Removes a passkey of the caller and signs their other devices out. */
export const removePasskey = endpoint<{
  params: { id: string }
  body: Proof
  response: { success: true; account: Account }
}>('POST /api/passkeys/:id/remove', {
  right: 'signedIn',
  proof: 'always',
  failure: 'The passkey could not be removed.',
})

/** The challenge of a proof by one of the caller's passkeys. */
export const startPasskeyProof = endpoint<{
  response: { success: true; options: PublicKeyCredentialRequestOptionsJSON }
}>('POST /api/passkey-proof/start', {
  right: 'signedIn',
  failure: 'The passkey could not be used.',
})

/** Exchanges a used passkey for the proof of one action (`Proof.passkey`), valid for two minutes. */
export const proveByPasskey = endpoint<{
  body: { credential: Assertion }
  response: { success: true; passkey: string }
}>('POST /api/passkey-proof', {
  right: 'signedIn',
  failure: 'The passkey could not be used.',
})

/**
 * Whether the caller's password alone is enough: with `isRequired` it needs a passkey or, where the
 * second factor is on, a code. 409 'no_passkey' without a passkey.
 */
export const requirePasskey = endpoint<{
  body: Proof & { isRequired: boolean }
  response: { success: true; account: Account }
}>('POST /api/passkey-requirement', {
  right: 'signedIn',
  proof: 'always',
  failure: 'The setting could not be saved.',
})
