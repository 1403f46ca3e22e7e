import type { SignInsPage, SignInsQuery } from '#contract/signIns.ts'
import { SIGN_INS_SHOWN } from '#contract/signIns.ts'
import { deviceName } from '#domain/account/device.ts'
import { isKnown, type StoredSignIns, withoutOld } from '#domain/account/session.ts'
import { keptEntries, type SignInEntry, withSignIn } from '#domain/account/signInLog.ts'
import { userById } from '#domain/account/user.ts'
import { describeError, logLine } from '../log.ts'
import { read, UNCHANGED, update } from '../storage/documents.ts'
import { signInLogDocument } from '../storage/signInLog.ts'
import { signInsDocument } from '../storage/signIns.ts'
import { usersDocument } from '../storage/users.ts'
import { knownAddress } from './clientAddress.ts'

/** Who, when and from where, of an entry in the log of sign-ins. */
export function attemptOf(
  signIns: StoredSignIns,
  userId: string,
  { request, ip }: { request: Request; ip: string },
): Omit<SignInEntry, 'result'> {
  const at = Date.now()
  const device = deviceName(request.headers.get('user-agent'))
  return { userId, at, device, isKnownNetwork: isKnown(signIns, userId, knownAddress(ip), at) }
}

/** Adds an entry to the log of sign-ins. A failure is logged, not thrown. */
export async function recordSignIn(entry: SignInEntry): Promise<void> {
  try {
    await update(signInLogDocument, ({ value }) => withSignIn(value, entry))
  } catch (error) {
    logLine('error', 'sign-in not recorded', { result: entry.result, error: describeError(error) })
  }
}

/** Removes sign-ins, and networks known from them, that are kept no longer. Throws StorageError. */
export async function forgetOldSignIns(now: number): Promise<void> {
  await update(signInLogDocument, ({ value }) => {
    const entries = keptEntries(value, now)
    return entries.length === value.entries.length ? UNCHANGED : { entries }
  })
  await update(signInsDocument, ({ value }) => {
    const kept = withoutOld(value, now)
    const isSame =
      kept.sessions.length === value.sessions.length && kept.known.length === value.known.length
    return isSame ? UNCHANGED : kept
  })
}

/** The newest sign-ins, of one account or refused ones alone if the query says so. */
export async function readSignIns({ person, refused }: SignInsQuery): Promise<SignInsPage> {
  const [log, users] = await Promise.all([read(signInLogDocument), read(usersDocument)])
  const entries = keptEntries(log.value, Date.now()).filter(
    ({ userId, result }) => (!person || userId === person) && (!refused || result !== 'signed_in'),
  )
  return {
    total: entries.length,
    entries: entries
      .slice(-SIGN_INS_SHOWN)
      .toReversed()
      .map(({ userId, at, ...entry }) => ({
        ...entry,
        at: new Date(at).toISOString(),
        name: userById(users.value, userId)?.name ?? null,
      })),
  }
}
