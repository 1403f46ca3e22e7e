import { type Assertion, WRONG_PROOF_PASSKEY } from '#contract/passkeys.ts'
import { Refusal } from '../http/refusal.ts'
import { type PasskeySite, takeChallenge } from './challenge.ts'
import { acceptUse } from './passkeys.ts'
import { proofTries } from './proof.ts'
import { signToken } from './token.ts'
import { makeTry } from './tries.ts'
import { verifyAssertion } from './webauthn.ts'
import { noteWrongProof, type ProofCall } from './wrongProof.ts'

/**
 * Exchanges a passkey of the caller for a permit: the proof of one action in this session, so that
 * the functions of those actions do not need the library. Throws Refusal 400 'expired', 403
 * 'wrong_passkey', 429 'locked'.
 */
export async function permitByPasskey(
  call: ProofCall & { headers: Headers },
  credential: Assertion,
  site: PasskeySite,
): Promise<string> {
  const { admin, request, headers } = call
  const { user, session } = admin
  const challenge = await takeChallenge('passkey-proof', session.id, request, headers)
  await makeTry([proofTries(user)], async () => {
    const passkey = user.passkeys.find(one => one.credentialId === credential.id)
    const counter = passkey && (await verifyAssertion(credential, passkey, challenge, site))
    if (passkey && typeof counter === 'number') {
      if (await acceptUse(user, passkey, challenge, counter)) return null
    }
    await noteWrongProof(call, 'wrong_passkey')
    return new Refusal(403, 'wrong_passkey', WRONG_PROOF_PASSKEY)
  })
  return signToken('proof', { userId: session.id, id: crypto.randomUUID() })
}
