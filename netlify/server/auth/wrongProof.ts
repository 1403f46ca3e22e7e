import { deviceName } from '#domain/account/device.ts'
import { withWrongProof } from '#domain/account/notices.ts'
import { isKnown } from '#domain/account/session.ts'
import type { SignInEntry } from '#domain/account/signInLog.ts'
import { withUser } from '#domain/account/user.ts'
import { describeError, logLine } from '../log.ts'
import { read, update } from '../storage/documents.ts'
import { signInsDocument } from '../storage/signIns.ts'
import { usersDocument } from '../storage/users.ts'
import { type Admin, knownAddress } from './session.ts'
import { recordSignIn } from './signInLog.ts'

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
  { admin: { user }, request, ip }: ProofCall,
  result: Exclude<SignInEntry['result'], 'signed_in'>,
): Promise<void> {
  logLine('warn', 'proof refused', { code: result })
  const now = new Date()
  const device = deviceName(request.headers.get('user-agent'))
  try {
    const isKnownNetwork = isKnown(
      (await read(signInsDocument)).value,
      user.id,
      knownAddress(ip),
      now.getTime(),
    )
    const entry = { userId: user.id, at: now.getTime(), device, isKnownNetwork, result }
    await recordSignIn({ ...entry, isProof: true })
    const moment = { id: crypto.randomUUID(), at: now.toISOString() }
    await update(usersDocument, ({ value }) =>
      withUser(value, user.id, one => withWrongProof(one, device, moment)),
    )
  } catch (error) {
    logLine('error', 'wrong proof not noted', { error: describeError(error) })
  }
}
