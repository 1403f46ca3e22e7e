import { z } from 'zod'
import { LIFETIMES } from '#domain/retention/lifetimes.ts'
import { DAY, HOUR, MINUTE } from '#domain/time/civil.ts'

/** A session ends after 12 h without a call of the admin's own, and after 7 days at the latest. */
export const IDLE_MS = 12 * HOUR
export const ABSOLUTE_MS = 7 * DAY
/** A use is stored only when the last stored one is this old, to save writes. */
export const TOUCH_AFTER_MS = 5 * MINUTE
const SESSIONS_PER_USER = 20
const KNOWN_MS = LIFETIMES.signInDays * DAY
const KNOWN_PER_USER = 20

const SessionSchema = z.object({
  id: z.string().min(1),
  userId: z.string().min(1),
  /** The account's session version when it started. */
  version: z.number().int(),
  device: z.string(),
  /** Moments in ms since 1970. */
  createdAt: z.number(),
  seenAt: z.number(),
})
export type Session = z.output<typeof SessionSchema>

/** All sessions, and the addresses (hashed) that signed in recently, by account. */
export const SignInsSchema = z.object({
  sessions: z.array(SessionSchema),
  known: z.array(z.object({ userId: z.string(), address: z.string(), at: z.number() })),
})
export type StoredSignIns = z.output<typeof SignInsSchema>

/** The moment at which a session ends unless it is used before, in ms since 1970. */
export function sessionEnd({ createdAt, seenAt }: Session): number {
  return Math.min(seenAt + IDLE_MS, createdAt + ABSOLUTE_MS)
}

/** The session with that id if it is still valid for the account's version. */
export function openSession(
  { sessions }: StoredSignIns,
  id: string,
  account: { id: string; sessionVersion: number },
  now: number,
): Session | undefined {
  return sessions.find(
    session =>
      session.id === id &&
      session.userId === account.id &&
      session.version === account.sessionVersion &&
      now < sessionEnd(session),
  )
}

/** The sign-ins with a new session and its address; ended and surplus sessions are removed. */
export function withSession(
  { sessions, known }: StoredSignIns,
  session: Session,
  address: string,
  now: number,
): StoredSignIns {
  const kept = withoutOld({ sessions, known }, now)
  const others = kept.sessions
  const own = others.filter(other => other.userId === session.userId).sort(bySeen)
  const surplus = new Set(own.slice(SESSIONS_PER_USER - 1).map(({ id }) => id))
  const fresh = kept.known.filter(
    entry => !(entry.userId === session.userId && entry.address === address),
  )
  const ownKnown = fresh.filter(entry => entry.userId === session.userId)
  const eldest = ownKnown.length >= KNOWN_PER_USER ? ownKnown[0] : undefined
  return {
    sessions: [...others.filter(({ id }) => !surplus.has(id)), session],
    known: [
      ...fresh.filter(entry => entry !== eldest),
      { userId: session.userId, address, at: now },
    ],
  }
}

/** The sign-ins without ended sessions, and addresses that nobody signed in from recently. */
export const withoutOld = ({ sessions, known }: StoredSignIns, now: number): StoredSignIns => ({
  sessions: sessions.filter(session => now < sessionEnd(session)),
  known: known.filter(({ at }) => now - at < KNOWN_MS),
})

/** The sign-ins without the sessions that match the condition. */
export function withoutSessions(
  signIns: StoredSignIns,
  ended: (session: Session) => boolean,
): StoredSignIns {
  return { ...signIns, sessions: signIns.sessions.filter(session => !ended(session)) }
}

/** Whether there was a recent sign-in to the account from that address. */
export function isKnown(
  { known }: StoredSignIns,
  userId: string,
  address: string,
  now: number,
): boolean {
  return known.some(
    entry => entry.userId === userId && entry.address === address && now - entry.at < KNOWN_MS,
  )
}

const bySeen = (a: Session, b: Session) => b.seenAt - a.seenAt
