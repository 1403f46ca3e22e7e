import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { ToldError } from '#contract/failure.ts'
import type { Assertion, Registration } from '#contract/passkeys.ts'
import { passkeyTexts } from '#texts/signIn.ts'

/** Why the browser did not use or make a passkey, as a sentence for a person. */
export class PasskeyProblem extends ToldError {}

/** Whether this browser has passkeys; they belong to a host name, never to an IP address. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && !/^[\d.]+$|^\[/.test(location.hostname)

/** Loaded when a passkey is used, or offered in a field. */
const library = () => import('@simplewebauthn/browser')

/**
 * Has the person choose a passkey and unlock the device; null if they cancel. `isOffered`: the
 * browser offers passkeys in the e-mail field, and waits for as long as the page is open. Throws
 * PasskeyProblem.
 */
export async function askForPasskey(
  optionsJSON: PublicKeyCredentialRequestOptionsJSON,
  isOffered = false,
): Promise<Assertion | null> {
  const { startAuthentication } = await library()
  try {
    return await startAuthentication({ optionsJSON, useBrowserAutofill: isOffered })
  } catch (error) {
    return canceledOr(error, optionsJSON.rpId)
  }
}

/** Has the device make a passkey; null if the person cancels. Throws PasskeyProblem. */
export async function makePasskey(
  optionsJSON: PublicKeyCredentialCreationOptionsJSON,
): Promise<Registration | null> {
  const { startRegistration } = await library()
  try {
    return await startRegistration({ optionsJSON })
  } catch (error) {
    return canceledOr(error, optionsJSON.rp.id)
  }
}

/**
 * Whether the browser can offer passkeys in a field (conditional mediation). On the server's own
 * machine nothing is offered: without an address the server refuses to begin.
 */
export async function offersPasskeys(): Promise<boolean> {
  if (location.hostname === 'localhost') return false
  return hasPasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false)
}

/** null for what the person ended, otherwise a PasskeyProblem (WebAuthn Level 3, section 5.1). */
function canceledOr(error: unknown, host = ''): null {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError') return null
  if (name === 'InvalidStateError') throw new PasskeyProblem(passkeyTexts.exists)
  if (name === 'SecurityError') throw new PasskeyProblem(passkeyTexts.elsewhere(host))
  if (name === 'ConstraintError' || name === 'NotSupportedError') {
    throw new PasskeyProblem(passkeyTexts.cannotKeep)
  }
  throw new PasskeyProblem(passkeyTexts.failed)
}
