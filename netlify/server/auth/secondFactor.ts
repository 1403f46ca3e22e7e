import { acceptTotp, isAppCode, plainCode } from '#domain/account/totp.ts'
import { type TwoFactor, type User, userById, withUser } from '#domain/account/user.ts'
import { UNCHANGED, update } from '../storage/documents.ts'
import { usersDocument } from '../storage/users.ts'
import { matchRecoveryCode } from './recovery.ts'

/**
 * Uses up a code of the app or a recovery code, and returns whether it was valid. Compare-and-swap
 * decides: of two parallel requests with the same code, one is refused.
 */
export async function consumeCode(user: User, typed: string): Promise<boolean> {
  const code = plainCode(typed)
  if (!user.twoFactor || code === '') return false
  if (isAppCode(code)) {
    return spend(user.id, factor => {
      const step = acceptTotp(factor.secret, code, factor.lastStep, Date.now())
      return step === null ? null : { ...factor, lastStep: step }
    })
  }
  const hash = await matchRecoveryCode(user.twoFactor.recovery, code)
  if (hash === null) return false
  return spend(user.id, factor => {
    const { salt, hashes } = factor.recovery
    if (!hashes.includes(hash)) return null
    return { ...factor, recovery: { salt, hashes: hashes.filter(other => other !== hash) } }
  })
}

async function spend(
  userId: string,
  change: (factor: TwoFactor) => TwoFactor | null,
): Promise<boolean> {
  let spent = false
  await update(usersDocument, ({ value }) => {
    const before = userById(value, userId)?.twoFactor
    const after = before ? change(before) : null
    spent = after !== null
    return after === null
      ? UNCHANGED
      : withUser(value, userId, user => ({ ...user, twoFactor: after }))
  })
  return spent
}
