import { randomBytes } from 'node:crypto'
import { NO_PASSKEYS_HERE, PASSKEY_EXPIRED } from '#contract/passkeys.ts'
import { Refusal } from '../http/refusal.ts'
import { configuredOrigin } from '../siteOrigin.ts'
import { cookieLine, isLocal, readCookie } from './cookies.ts'
import { lifetime, signToken, verifyToken } from './token.ts'

type Purpose = 'passkey-sign-in' | 'passkey-add' | 'passkey-proof'

/** A challenge that a passkey signed, and until when it is to be remembered as used. */
export interface Challenge {
  /** Base64url of 256 random bits (OWASP ASVS 5.0, 6.7.2: at least 64). */
  value: string
  until: number
}

/** The site as passkeys see it: they work at this origin, and belong to this host. */
export interface PasskeySite {
  origin: string
  host: string
}

/**
 * The site's configured address, not what a Host header names; on the machine itself that of the
 * browser, where no other address would work. Throws Refusal 400 'no_address' where none is
 * configured: any Host would be the site's.
 */
export function passkeySite(request: Request): PasskeySite {
  const configured = configuredOrigin(request)
  if (configured === undefined) throw new Refusal(400, 'no_address', NO_PASSKEYS_HERE)
  const here = new URL(request.url)
  const origin = isLocal(here.hostname) ? here.origin : configured
  return { origin, host: new URL(origin).hostname }
}

/** Used challenges are remembered a little longer than any server accepts them. */
const MARGIN_MS = 120_000
export const usedUntil = (kind: Purpose | 'proof'): number =>
  Date.now() + lifetime(kind) * 1000 + MARGIN_MS

/**
 * Makes a challenge and gives it to this browser in a signed cookie, so that storage holds nothing
 * for those who only ask. `holder`: the session that may use it, or nobody.
 */
export async function makeChallenge(
  purpose: Purpose,
  holder: string,
  request: Request,
  headers: Headers,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(randomBytes(32))
  const id = Buffer.from(bytes).toString('base64url')
  const token = await signToken(purpose, { userId: holder, id })
  headers.append('set-cookie', cookieLine(purpose, request.url, token, lifetime(purpose)))
  return bytes
}

/**
 * The challenge that this browser was given for the purpose; the cookie is cleared. Throws Refusal
 * 400 'expired'. Whether it was used before is decided where it is spent.
 */
export async function takeChallenge(
  purpose: Purpose,
  holder: string,
  request: Request,
  headers: Headers,
): Promise<Challenge> {
  const cookie = readCookie(request, purpose)
  const claims = cookie && (await verifyToken(purpose, cookie))
  if (!claims || claims.userId !== holder) throw expired()
  headers.append('set-cookie', cookieLine(purpose, request.url, '', 0))
  return { value: claims.id, until: usedUntil(purpose) }
}

export const expired = () => new Refusal(400, 'expired', PASSKEY_EXPIRED)
