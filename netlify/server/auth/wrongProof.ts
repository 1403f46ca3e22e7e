import { withWrongProof } from '#domain/account/notices.ts'
import type { SignInEntry } from '#domain/account/signInLog.ts'
import { withUser } from '#domain/account/user.ts'
import { describeError, logLine } from '../log.ts'
import { read, update } from '../storage/documents.ts'
import { signInsDocument } from '../storage/signIns.ts'
import { usersDocument } from '../storage/users.ts'
import type { Admin } from './session.ts'
import { attemptOf, recordSignIn } from './signInLog.ts'

/** Who gives proof, and from where. */
export interface ProofCall {
  readonly admin: Admin
  readonly request: Request
  readonly ip: string
}

/**
 * Notes a wrong proof for the maintainer, in the log of sign-ins and as a notice of the account. A
 * failure is logged, not thrown: the proof is refused all the same.
 */
export async function noteWrongProof(
  call: ProofCall,
  result: Exclude<SignInEntry['result'], 'signed_in'>,
): Promise<void> {
  logLine('warn', 'proof refused', { code: result })
  const { id } = call.admin.user
  try {
    const attempt = attemptOf((await read(signInsDocument)).value, id, call)
    await recordSignIn({ ...attempt, result, isProof: true })
    const moment = { id: crypto.randomUUID(), at: new Date(attempt.at).toISOString() }
    await update(usersDocument, ({ value }) =>
      withUser(value, id, user => withWrongProof(user, attempt.device, moment)),
    )
  } catch (error) {
    logLine('error', 'wrong proof not noted', { error: describeError(error) })
  }
}
