import { CODE_REQUIRED, WRONG_CODE } from '#contract/login.ts'
import { PASSKEY_EXPIRED, PASSKEY_REQUIRED } from '#contract/passkeys.ts'
import { PROOF_REQUIRED, type Proof, WRONG_CURRENT_PASSWORD } from '#contract/proof.ts'
import { ACCOUNT_RULE } from '#domain/account/lockout.ts'
import { requiresPasskey, type User } from '#domain/account/user.ts'
import { Refusal } from '../http/refusal.ts'
import { configuredHost } from '../siteOrigin.ts'
import { checkPassword } from './password.ts'
import { consumeCode } from './secondFactor.ts'
import { type Bucket, makeTry } from './tries.ts'
import { noteWrongProof, type ProofCall } from './wrongProof.ts'

/**
 * Makes sure that the caller is the admin and not someone at their open screen or with their
 * cookie: by the password, and by a code where the second factor is on, or by a passkey. A wrong
 * proof costs a try, and a right one uses up the code. Throws Refusal 403 'proof_required',
 * 'wrong_password', 'code_required', 'wrong_code' or 'passkey_required', and 429 'locked'. Of the
 * kind 'password' is what sets a new one, for which a passkey is neither enough nor needed.
 */
export async function requireProof(
  call: ProofCall,
  proof: Proof,
  kind: 'any' | 'password' = 'any',
): Promise<void> {
  const { admin, request } = call
  const { user } = admin
  if (kind === 'any' && proof.passkey) {
    const { spendPermit } = await import('./passkeyPermit.ts')
    if (await spendPermit(admin, proof.passkey)) return
    throw new Refusal(403, 'proof_required', PASSKEY_EXPIRED)
  }
  if (!proof.currentPassword) throw missing('proof_required', 'currentPassword', PROOF_REQUIRED)
  const needsPasskey = kind === 'any' && requiresPasskey(user, configuredHost(request))
  await makeTry([proofTries(user)], () => check(call, proof, needsPasskey))
}

/** The bucket for wrong guesses of an account's password and codes by a signed-in person. */
export const proofTries = ({ id }: User): Bucket => ({ what: `confirm ${id}`, rule: ACCOUNT_RULE })

async function check(
  call: ProofCall,
  { currentPassword = '', code = '' }: Proof,
  needsPasskey: boolean,
) {
  const { user } = call.admin
  if (!(await checkPassword(currentPassword, user.passwordHash))) {
    await noteWrongProof(call, 'wrong_password')
    return missing('wrong_password', 'currentPassword', WRONG_CURRENT_PASSWORD)
  }
  if (!user.twoFactor) {
    if (needsPasskey) throw missing('passkey_required', 'passkey', PASSKEY_REQUIRED)
    return null
  }
  if (code.trim() === '') throw missing('code_required', 'code', CODE_REQUIRED)
  if (await consumeCode(user, code)) return null
  await noteWrongProof(call, 'wrong_code')
  return missing('wrong_code', 'code', WRONG_CODE)
}

const missing = (name: string, field: keyof Proof, text: string) =>
  new Refusal(403, name, text, { fields: { [field]: text } })
