import { ABSOLUTE_MS } from '#domain/account/session.ts'
import { sessionKeys } from './secret.ts'

/** Imported when used: most calls of a function that also serves visitors have no token. */
const jose = () => import('jose')

const ISSUER = 'masjid-site'
const KINDS = {
  /** A signed-in session. */
  session: { typ: 'session+jwt', seconds: ABSOLUTE_MS / 1000 },
  /** A browser that signed in to the account before. */
  device: { typ: 'device+jwt', seconds: 180 * 24 * 3600 },
  /** A permit for a backup, after proof. */
  backup: { typ: 'backup+jwt', seconds: 3600 },
  /** A permit for a restore, after proof. */
  restore: { typ: 'restore+jwt', seconds: 3600 },
  /** Challenges of passkeys. The sign-in page waits longer, since browsers offer passkeys there. */
  'passkey-sign-in': { typ: 'passkey-sign-in+jwt', seconds: 600 },
  'passkey-add': { typ: 'passkey-add+jwt', seconds: 300 },
  'passkey-proof': { typ: 'passkey-proof+jwt', seconds: 300 },
  /** Proof by a passkey, for the one action that follows. */
  proof: { typ: 'proof+jwt', seconds: 120 },
} as const
/**
 * How far the clocks of two servers may be apart, in seconds. A token is issued that much earlier,
 * so that it is not in the future for another server; its end stays exact.
 */
const CLOCK_DIFFERENCE = 60
export type TokenKind = keyof typeof KINDS

interface Claims {
  /** The account; of a passkey's challenge the session that requested it, or nobody. */
  userId: string
  /** The session's or the device's own id, or a challenge. */
  id: string
}

/** How long a token of that kind is valid, in seconds. */
export const lifetime = (kind: TokenKind): number => KINDS[kind].seconds

/** Signs a token with the current secret, named by `kid` (RFC 7519, HS256). */
export async function signToken(kind: TokenKind, { userId, id }: Claims): Promise<string> {
  const { SignJWT } = await jose()
  const { current } = sessionKeys()
  const { typ, seconds } = KINDS[kind]
  const now = Math.floor(Date.now() / 1000)
  return new SignJWT()
    .setProtectedHeader({ alg: 'HS256', typ, kid: current.kid })
    .setIssuer(ISSUER)
    .setAudience(kind)
    .setSubject(userId)
    .setJti(id)
    .setIssuedAt(now - CLOCK_DIFFERENCE)
    .setExpirationTime(now + seconds)
    .sign(current.bytes)
}

/**
 * What a token of that kind claims, or null for anything that is not one of ours, unaltered and
 * unexpired. Source of the checks: RFC 8725 (JWT best current practices), 3.1, 3.8, 3.9, 3.11.
 */
export async function verifyToken(kind: TokenKind, token: string): Promise<Claims | null> {
  const { all } = sessionKeys()
  const { typ, seconds } = KINDS[kind]
  const { jwtVerify } = await jose()
  try {
    const { payload } = await jwtVerify(
      token,
      ({ kid }) => {
        const key = all.find(one => one.kid === kid)
        if (!key) throw new Error('unknown kid')
        return key.bytes
      },
      {
        algorithms: ['HS256'],
        typ,
        issuer: ISSUER,
        audience: kind,
        maxTokenAge: seconds + CLOCK_DIFFERENCE,
        requiredClaims: ['exp', 'sub', 'jti'],
      },
    )
    return payload.sub && payload.jti ? { userId: payload.sub, id: payload.jti } : null
  } catch {
    return null
  }
}
