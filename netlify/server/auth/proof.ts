import { CODE_REQUIRED, WRONG_CODE } from '#contract/login.ts'
import { PASSKEY_EXPIRED } from '#contract/passkeys.ts'
import { PROOF_REQUIRED, type Proof, WRONG_CURRENT_PASSWORD } from '#contract/proof.ts'
import { ACCOUNT_RULE } from '#domain/account/lockout.ts'
import type { User } from '#domain/account/user.ts'
import { Refusal } from '../http/refusal.ts'
import { logLine } from '../log.ts'
import { checkPassword } from './password.ts'
import { consumeCode } from './secondFactor.ts'
import type { Admin } from './session.ts'
import { type Bucket, makeTry } from './tries.ts'

/**
 * Makes sure that the caller is the admin and not someone at their open screen or with their
 * cookie: by the password, and by a code where the second factor is on, or by a passkey. A wrong
 * proof costs a try, and a right one uses up the code. Throws Refusal 403 'proof_required',
 * 'wrong_password', 'code_required' or 'wrong_code', and 429 'locked'.
 */
export async function requireProof(admin: Admin, proof: Proof): Promise<void> {
  const { user } = admin
  if (proof.passkey) {
    const { spendPermit } = await import('./passkeyPermit.ts')
    if (await spendPermit(admin, proof.passkey)) return
    throw new Refusal(403, 'proof_required', PASSKEY_EXPIRED)
  }
  if (!proof.currentPassword) throw missing('proof_required', 'currentPassword', PROOF_REQUIRED)
  await makeTry([proofTries(user)], () => check(user, proof))
}

/** The bucket for wrong guesses of an account's password and codes by a signed-in person. */
export const proofTries = ({ id }: User): Bucket => ({ what: `confirm ${id}`, rule: ACCOUNT_RULE })

async function check(user: User, { currentPassword = '', code = '' }: Proof) {
  if (!(await checkPassword(currentPassword, user.passwordHash))) {
    return wrong('wrong_password', 'currentPassword', WRONG_CURRENT_PASSWORD)
  }
  if (!user.twoFactor) return null
  if (code.trim() === '') throw missing('code_required', 'code', CODE_REQUIRED)
  return (await consumeCode(user, code)) ? null : wrong('wrong_code', 'code', WRONG_CODE)
}

const missing = (name: string, field: keyof Proof, text: string) =>
  new Refusal(403, name, text, { fields: { [field]: text } })

/** A wrong guess, logged for the maintainer. */
function wrong(name: string, field: keyof Proof, text: string): Refusal {
  logLine('warn', 'proof refused', { code: name })
  return missing(name, field, text)
}
