import { randomBytes } from 'node:crypto'
import { deviceName } from '#domain/account/device.ts'
import type { SessionInfo } from '#domain/account/profile.ts'
import {
  openSession,
  type Session,
  TOUCH_AFTER_MS,
  withoutSessions,
  withSession,
} from '#domain/account/session.ts'
import { type User, userById } from '#domain/account/user.ts'
import { describeError, logLine } from '../log.ts'
import { read, UNCHANGED, update } from '../storage/documents.ts'
import { signInsDocument } from '../storage/signIns.ts'
import { usersDocument } from '../storage/users.ts'
import { knownAddress } from './clientAddress.ts'
import { cookieLine, readCookie } from './cookies.ts'
import { lifetime, signToken, verifyToken } from './token.ts'

/** The caller and the session of the call. */
export interface Admin {
  user: User
  session: Session
}

/**
 * The owner of the request's cookie, or null: the token must be ours, its session stored and open,
 * and its account still there. Without a cookie nothing is read. Throws StorageError.
 */
export async function currentAdmin(request: Request): Promise<Admin | null> {
  const cookie = readCookie(request, 'session')
  const claims = cookie && (await verifyToken('session', cookie))
  if (!claims) return null
  const [users, signIns] = await Promise.all([read(usersDocument), read(signInsDocument)])
  const user = userById(users.value, claims.userId)
  const session = user && openSession(signIns.value, claims.id, user, Date.now())
  return session ? { user, session } : null
}

/**
 * Extends the session from now on. A failure is logged, not thrown: it shortens the admin's session
 * by minutes, and the call itself succeeded.
 */
export async function touchSession({ session }: Admin): Promise<void> {
  const now = Date.now()
  if (now - session.seenAt < TOUCH_AFTER_MS) return
  try {
    await update(signInsDocument, ({ value }) =>
      value.sessions.some(({ id }) => id === session.id)
        ? {
            ...value,
            sessions: value.sessions.map(one =>
              one.id === session.id ? { ...one, seenAt: now } : one,
            ),
          }
        : UNCHANGED,
    )
  } catch (error) {
    logLine('warn', 'session not extended', { error: describeError(error) })
  }
}

/** Opens a session for the account, which replaces one that this browser had; sets both cookies. */
export async function startSession(
  user: User,
  request: Request,
  ip: string,
  headers: Headers,
): Promise<void> {
  const now = Date.now()
  const replaced = await currentAdmin(request)
  const session: Session = {
    // 144 random bits; a UUID has 122 (OWASP ASVS 5.0, 7.2.3: at least 128).
    id: randomBytes(18).toString('hex'),
    userId: user.id,
    version: user.sessionVersion,
    device: deviceName(request.headers.get('user-agent')),
    createdAt: now,
    seenAt: now,
  }
  const address = knownAddress(ip)
  const claims = { userId: user.id, id: session.id }
  const [token, device] = await Promise.all([
    signToken('session', claims),
    signToken('device', { userId: user.id, id: crypto.randomUUID() }),
  ])
  await update(signInsDocument, ({ value }) =>
    withSession(
      withoutSessions(value, ({ id }) => id === replaced?.session.id),
      session,
      address,
      now,
    ),
  )
  headers.append('set-cookie', cookieLine('session', request.url, token, lifetime('session')))
  headers.append('set-cookie', cookieLine('device', request.url, device, lifetime('device')))
}

/** The open sessions of the caller's account, most recently used first. */
export async function sessionsOf({ user, session: current }: Admin): Promise<SessionInfo[]> {
  const now = Date.now()
  const { value } = await read(signInsDocument)
  return value.sessions
    .filter(({ id }) => openSession(value, id, user, now))
    .sort((a, b) => b.seenAt - a.seenAt)
    .map(({ id, device, createdAt, seenAt }) => ({
      id,
      device,
      current: id === current.id,
      createdAt: new Date(createdAt).toISOString(),
      seenAt: new Date(seenAt).toISOString(),
    }))
}

/** Ends the sessions that the test selects; returns their number. */
export async function endSessions(ended: (session: Session) => boolean): Promise<number> {
  let count = 0
  await update(signInsDocument, ({ value }) => {
    count = value.sessions.filter(ended).length
    return count > 0 ? withoutSessions(value, ended) : UNCHANGED
  })
  return count
}

/** A change of how to sign in ends the account's other sessions (OWASP ASVS 5.0, 7.4.3). */
export const endOtherSessions = ({ user, session }: Admin): Promise<number> =>
  endSessions(({ id, userId }) => userId === user.id && id !== session.id)

/** Clears the session cookie, if the browser sent one. */
export function dropSessionCookie(request: Request, headers: Headers): void {
  if (readCookie(request, 'session') === null) return
  headers.append('set-cookie', cookieLine('session', request.url, '', 0))
}
