import { CODE_REQUIRED, type Login, WRONG_CODE, WRONG_CREDENTIALS } from '#contract/login.ts'
import { ACCOUNT_RULE, ADDRESS_RULE } from '#domain/account/lockout.ts'
import { isKnown } from '#domain/account/session.ts'
import { sameAddress, type User, type Users, userByEmail } from '#domain/account/user.ts'
import { env } from '../env.ts'
import { logLine } from '../http/log.ts'
import { Refusal } from '../http/refusal.ts'
import { firstStart } from '../setup/firstStart.ts'
import { read } from '../storage/documents.ts'
import { signInsDocument } from '../storage/signIns.ts'
import { usersDocument } from '../storage/users.ts'
import { clientNetwork } from './clientAddress.ts'
import { readCookie } from './cookies.ts'
import { checkPassword } from './password.ts'
import { spendCode } from './secondFactor.ts'
import { knownAddress } from './session.ts'
import { verifyToken } from './token.ts'
import { type Bucket, clear, refund, reserve } from './tries.ts'

export interface SignedIn {
  user: User
  /** Whether this browser signed in to the account before. */
  knownDevice: boolean
}

/**
 * Proves who signs in, by password and second factor. Every try is taken from the lock-out's
 * store before a password is hashed; unknown accounts cost the same work and the same tries.
 * Throws Refusal: 401 'wrong_credentials', 'code_required' or 'wrong_code', 429 'locked'.
 */
export async function signIn(request: Request, ip: string, login: Login): Promise<SignedIn> {
  const [users, signIns] = await Promise.all([readUsers(), read(signInsDocument)])
  const user = userByEmail(users, login.username)
  const device = await deviceOf(request, user)
  const known = !!user && isKnown(signIns.value, user.id, knownAddress(ip), Date.now())
  const buckets = bucketsOf(login.username, ip, device, known)
  for (const bucket of buckets) await reserve(bucket)

  const right = await checkPassword(login.password, user?.passwordHash ?? null)
  if (!user || !right) throw refused('wrong_credentials', WRONG_CREDENTIALS)
  if (user.twoFactor) {
    if (!login.code?.trim()) {
      await Promise.all(buckets.map(refund))
      throw new Refusal(401, 'code_required', CODE_REQUIRED)
    }
    if (!(await spendCode(user, login.code))) throw refused('wrong_code', WRONG_CODE)
  }
  await Promise.all(buckets.map(bucket => (bucket.shared ? refund(bucket) : clear(bucket))))
  return { user, knownDevice: device !== null }
}

/**
 * The accounts; on a new site that no host has started up, the first of them is made here, from
 * ADMIN_EMAIL and ADMIN_PASSWORD. A generated password would reach nobody, so none is made.
 */
async function readUsers(): Promise<Users> {
  const { value } = await read(usersDocument)
  if (value.users.length > 0 || !env().adminEmail || !env().adminPassword) return value
  await firstStart()
  return (await read(usersDocument)).value
}

/** A wrong try, noted for whoever watches the logs: how many and when, not whose. */
function refused(code: string, text: string): Refusal {
  logLine('warn', 'sign-in refused', { code })
  return new Refusal(401, code, text)
}

interface SignInBucket extends Bucket {
  /** Holds others' tries too: a success gives back its own try alone. */
  shared?: boolean
}

/**
 * Whose tries a sign-in counts among. A browser, or else an address, that signed in to the account
 * before has tries of its own: strangers who lock the account do not lock its owner out.
 * Source: OWASP, 'Slow down online guessing attacks with device cookies'.
 */
function bucketsOf(
  username: string,
  ip: string,
  device: string | null,
  known: boolean,
): SignInBucket[] {
  if (device) return [{ what: `device ${device}`, rule: ACCOUNT_RULE }]
  const account = `account ${sameAddress(username)}`
  const network = clientNetwork(ip)
  return [
    { what: `address ${network}`, rule: ADDRESS_RULE, shared: true },
    { what: known ? `${account} from ${network}` : account, rule: ACCOUNT_RULE },
  ]
}

async function deviceOf(request: Request, user: User | undefined): Promise<string | null> {
  const cookie = readCookie(request, 'device')
  const claims = cookie && (await verifyToken('device', cookie))
  return claims && user && claims.userId === user.id ? claims.id : null
}
