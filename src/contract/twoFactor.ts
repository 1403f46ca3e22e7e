import { endpoint } from './endpoint.ts'
import type { Proof } from './proof.ts'

const failure = 'The second factor could not be changed.'

export interface TwoFactorStart {
  success: true
  /** What the QR code says: an otpauth:// address. */
  uri: string
  /** The same secret in Base32, in groups of four, for typing. */
  secret: string
}

/** Makes a new secret for the authenticator app; nothing changes until a code confirms it. */
export const startTwoFactor = endpoint<{
  body: Proof
  response: TwoFactorStart
}>('POST /api/two-factor/start', {
  right: 'signedIn',
  proof: 'always',
  failure,
})

/** Turns the second factor on: the app's first code proves it. Ten recovery codes, shown once. */
export const confirmTwoFactor = endpoint<{
  body: { code: string }
  response: { success: true; recoveryCodes: string[] }
}>('POST /api/two-factor/confirm', {
  right: 'signedIn',
  failure,
})

/** Turns the second factor off. */
export const disableTwoFactor = endpoint<{
  body: Proof
  response: { success: true }
}>('POST /api/two-factor/disable', {
  right: 'signedIn',
  proof: 'always',
  failure,
})

/** Ten new recovery codes, shown once; the old ones end. */
export const renewRecoveryCodes = endpoint<{
  body: Proof
  response: { success: true; recoveryCodes: string[] }
}>('POST /api/two-factor/recovery-codes', {
  right: 'signedIn',
  proof: 'always',
  failure,
})
