import { CODE_REQUIRED, type Login, WRONG_CODE, WRONG_CREDENTIALS } from '#contract/login.ts'
import { PASSKEY_REQUIRED } from '#contract/passkeys.ts'
import { ACCOUNT_RULE } from '#domain/account/lockout.ts'
import { isKnown } from '#domain/account/session.ts'
import type { SignInEntry } from '#domain/account/signInLog.ts'
import {
  requiresPasskey,
  sameAddress,
  type User,
  type Users,
  userByEmail,
} from '#domain/account/user.ts'
import { env } from '../env.ts'
import { Refusal } from '../http/refusal.ts'
import { logLine } from '../log.ts'
import { configuredHost } from '../siteOrigin.ts'
import { read } from '../storage/documents.ts'
import { signInsDocument } from '../storage/signIns.ts'
import { usersDocument } from '../storage/users.ts'
import type { Lane } from './boundedQueue.ts'
import { clientNetwork, knownAddress } from './clientAddress.ts'
import { readCookie } from './cookies.ts'
import { prepareNewSite } from './newSite.ts'
import { checkPassword, requireRoom } from './password.ts'
import { consumeCode } from './secondFactor.ts'
import { attemptOf } from './signInLog.ts'
import { verifyToken } from './token.ts'
import { addressBuckets, type Bucket, makeTry } from './tries.ts'

export interface SignedIn {
  user: User
  /** Whether this browser signed in to the account before. */
  knownDevice: boolean
}

/**
 * Checks password and second factor. Every try is reserved before a password is hashed; unknown
 * accounts cost the same work and the same tries. `record` gets every sign-in to an existing account,
 * refused or not, and must not delay the response: only existing accounts have one. Throws Refusal: 401 'wrong_credentials',
 * 'code_required', 'passkey_required' or 'wrong_code', 429 'locked', 503 'busy'.
 */
export async function signIn(
  request: Request,
  ip: string,
  login: Login,
  record: (entry: SignInEntry) => void,
): Promise<SignedIn> {
  const [users, signIns] = await Promise.all([readUsers(), read(signInsDocument)])
  const user = userByEmail(users, login.username)
  const device = await deviceOf(request, user)
  const known = !!user && isKnown(signIns.value, user.id, knownAddress(ip), Date.now())
  const isKnownHere = device !== null || known
  // Checked before storage is written, so that a request to a full queue is cheap.
  requireRoom(isKnownHere ? 'known' : 'stranger')
  const note = (result: SignInEntry['result']) => {
    if (user) record({ ...attemptOf(signIns.value, user.id, { request, ip }), result })
  }
  await makeTry(bucketsOf(login.username, ip, device, known), async repeated => {
    const lane = isKnownHere ? 'known' : repeated ? 'repeated' : 'stranger'
    const wrong = await check(login, user, lane, configuredHost(request))
    if (wrong) note(wrong.code === 'wrong_code' ? 'wrong_code' : 'wrong_password')
    return wrong
  })
  if (!user) throw new Error('Nobody signed in')
  note('signed_in')
  return { user, knownDevice: device !== null }
}

/**
 * What is wrong with a try, or null. Throws for reasons other than the password: Refusal 401
 * 'code_required' or 'passkey_required', 503 'busy'.
 */
async function check(
  login: Login,
  user: User | undefined,
  lane: Lane,
  host: string | undefined,
): Promise<Refusal | null> {
  const right = await checkPassword(login.password, user?.passwordHash ?? null, lane)
  if (!user || !right) return refused('wrong_credentials', WRONG_CREDENTIALS)
  if (!user.twoFactor) {
    if (requiresPasskey(user, host)) throw new Refusal(401, 'passkey_required', PASSKEY_REQUIRED)
    return null
  }
  if (!login.code?.trim()) throw new Refusal(401, 'code_required', CODE_REQUIRED)
  return (await consumeCode(user, login.code)) ? null : refused('wrong_code', WRONG_CODE)
}

/**
 * The accounts; on a new site without a start-up (Netlify), the first is made here, from
 * ADMIN_EMAIL and ADMIN_PASSWORD. A generated password could not be shown to anyone, so none is
 * made.
 */
async function readUsers(): Promise<Users> {
  const { value } = await read(usersDocument)
  if (value.users.length > 0 || !env().adminEmail || !env().adminPassword) return value
  const { problems } = await prepareNewSite()
  for (const problem of problems) logLine('error', 'no first admin', { problem })
  return (await read(usersDocument)).value
}

/** A wrong try, logged with its time but without the account, so that an operator can count them. */
function refused(code: string, text: string): Refusal {
  logLine('warn', 'sign-in refused', { code })
  return new Refusal(401, code, text)
}

/**
 * The buckets that a sign-in counts in. A browser, or else an address, that signed in to the
 * account before has a bucket of its own: strangers who lock the account do not lock out its owner.
 * Source: OWASP, 'Slow down online guessing attacks with device cookies'.
 */
function bucketsOf(username: string, ip: string, device: string | null, known: boolean): Bucket[] {
  if (device) return [{ what: `device ${device}`, rule: ACCOUNT_RULE }]
  const account = `account ${sameAddress(username)}`
  return [
    ...addressBuckets('address', ip, account),
    { what: known ? `${account} from ${clientNetwork(ip)}` : account, rule: ACCOUNT_RULE },
  ]
}

/** The device cookie of that account which the browser has, by its id. */
export async function deviceOf(request: Request, user: User | undefined): Promise<string | null> {
  const cookie = readCookie(request, 'device')
  const claims = cookie && (await verifyToken('device', cookie))
  return claims && user && claims.userId === user.id ? claims.id : null
}
