import { type Assertion, WRONG_PASSKEY } from '#contract/passkeys.ts'
import { ACCOUNT_RULE } from '#domain/account/lockout.ts'
import type { Passkey } from '#domain/account/passkey.ts'
import type { SignInEntry } from '#domain/account/signInLog.ts'
import type { User, Users } from '#domain/account/user.ts'
import { Refusal } from '../http/refusal.ts'
import { logLine } from '../log.ts'
import { read } from '../storage/documents.ts'
import { signInsDocument } from '../storage/signIns.ts'
import { usersDocument } from '../storage/users.ts'
import { passkeySite, takeChallenge } from './challenge.ts'
import { acceptUse } from './passkeys.ts'
import { deviceOf, type SignedIn } from './signIn.ts'
import { attemptOf } from './signInLog.ts'
import { addressBuckets, type Bucket, makeTry } from './tries.ts'
import { verifyAssertion } from './webauthn.ts'

/** Signing in without a password needs a challenge of this browser, which belongs to nobody. */
export const NOBODY = 'nobody'

/**
 * Signs in with a passkey, as `signIn` does with a password: tries are limited and logged alike.
 * Throws Refusal: 400 'expired', 401 'wrong_passkey', 429 'locked'.
 */
export async function signInByPasskey(
  request: Request,
  ip: string,
  credential: Assertion,
  headers: Headers,
  record: (entry: SignInEntry) => void,
): Promise<SignedIn> {
  const challenge = await takeChallenge('passkey-sign-in', NOBODY, request, headers)
  const [users, signIns] = await Promise.all([read(usersDocument), read(signInsDocument)])
  const found = findPasskey(users.value, credential.id)
  const device = await deviceOf(request, found?.user)
  const note = (entry: Pick<SignInEntry, 'result' | 'isPasskey'>) => {
    if (found) record({ ...attemptOf(signIns.value, found.user.id, { request, ip }), ...entry })
  }
  await makeTry(bucketsOf(credential.id, ip, device), async () => {
    const counter =
      found && isOwn(credential, found.user)
        ? await verifyAssertion(credential, found.passkey, challenge, passkeySite(request))
        : null
    if (
      found &&
      counter !== null &&
      (await acceptUse(found.user, found.passkey, challenge, counter))
    ) {
      return null
    }
    note({ result: 'wrong_passkey' })
    logLine('warn', 'sign-in refused', { code: 'wrong_passkey' })
    return new Refusal(401, 'wrong_passkey', WRONG_PASSKEY)
  })
  if (!found) throw new Error('Nobody signed in')
  note({ result: 'signed_in', isPasskey: true })
  return { user: found.user, knownDevice: device !== null }
}

function findPasskey(
  { users }: Users,
  credentialId: string,
): { user: User; passkey: Passkey } | null {
  for (const user of users) {
    const passkey = user.passkeys.find(one => one.credentialId === credentialId)
    if (passkey) return { user, passkey }
  }
  return null
}

/** Whether the authenticator keeps the passkey for that account, where it says for which. */
const isOwn = ({ response: { userHandle } }: Assertion, { id }: User): boolean =>
  !userHandle || Buffer.from(userHandle, 'base64url').toString() === id

/**
 * Buckets apart from the password's: nothing can be guessed here, so that wrong passwords must not
 * keep a passkey out.
 */
function bucketsOf(credentialId: string, ip: string, device: string | null): Bucket[] {
  const passkey = `passkey ${credentialId}`
  if (device) return [{ what: `passkey on device ${device}`, rule: ACCOUNT_RULE }]
  return [...addressBuckets('passkeys from', ip, passkey), { what: passkey, rule: ACCOUNT_RULE }]
}
