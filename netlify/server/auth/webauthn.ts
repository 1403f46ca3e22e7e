import type { Assertion, Registration } from '#contract/passkeys.ts'
import type { Passkey } from '#domain/account/passkey.ts'
import { describeError, logLine } from '../log.ts'
import type { Challenge, PasskeySite } from './challenge.ts'

/** Imported when a passkey is used: the library takes a tenth of a second to load. */
const library = () => import('@simplewebauthn/server')

/**
 * EdDSA, ES256 and RS256, which every device has one of; the library's own list also has signatures
 * that Node still calls experimental.
 */
export const ALGORITHMS = [-8, -7, -257]

/**
 * The counter that a passkey sends with its valid signature of the challenge; null for anything
 * else. The person must have been verified by the device, so that a passkey is two factors.
 */
export async function verifyAssertion(
  credential: Assertion,
  { credentialId, publicKey, counter }: Passkey,
  challenge: Challenge,
  site: PasskeySite,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...credential,
        response: withoutAbsent(credential.response),
        clientExtensionResults: {},
      },
      ...expected(challenge, site),
      credential: {
        id: credentialId,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
        counter,
      },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch (error) {
    return refused(error)
  }
}

type NewPasskey = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports'> & {
  /** The kind of authenticator. */
  aaguid: string
}

/** The new passkey in a registration that signs the challenge for this site; null for anything else. */
export async function verifyRegistration(
  credential: Registration,
  challenge: Challenge,
  site: PasskeySite,
): Promise<NewPasskey | null> {
  const { verifyRegistrationResponse } = await library()
  const { clientDataJSON, attestationObject, transports = [] } = credential.response
  try {
    const { registrationInfo: made } = await verifyRegistrationResponse({
      response: {
        ...credential,
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      ...expected(challenge, site),
      supportedAlgorithmIDs: ALGORITHMS,
    })
    return made
      ? {
          credentialId: made.credential.id,
          publicKey: Buffer.from(made.credential.publicKey).toString('base64url'),
          counter: made.credential.counter,
          transports,
          aaguid: made.aaguid,
        }
      : null
  } catch (error) {
    return refused(error)
  }
}

/** What a passkey must have signed, by a person whom the device verified. */
const expected = (challenge: Challenge, site: PasskeySite) => ({
  expectedChallenge: challenge.value,
  expectedOrigin: site.origin,
  expectedRPID: site.host,
  requireUserVerification: true,
})

/** The reason is for the maintainer: such as another origin than the site's configured one. */
function refused(error: unknown): null {
  logLine('warn', 'passkey refused', { reason: describeError(error) })
  return null
}

const withoutAbsent = ({ userHandle, ...others }: Assertion['response']) => ({
  ...others,
  ...(userHandle !== undefined && { userHandle }),
})
