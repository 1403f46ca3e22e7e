import { createHash, createHmac } from 'node:crypto'
import { NO_SECRET } from '#contract/login.ts'
import { env } from '../env.ts'
import { Refusal } from '../http/refusal.ts'
import { logLine } from '../log.ts'

/** One signing key; `kid` names it in a token without revealing it. */
interface SigningKey {
  kid: string
  bytes: Uint8Array
}

function signingKey(secret: string): SigningKey {
  const kid = createHash('sha256').update(`kid ${secret}`).digest('hex').slice(0, 12)
  return { kid, bytes: new TextEncoder().encode(secret) }
}

/**
 * The key that signs, and those that verify: SESSION_SECRET and, while it is being rotated,
 * SESSION_SECRET_PREVIOUS. Throws Refusal 500 'no_secret', which says what to do.
 */
export function sessionKeys(): { current: SigningKey; all: SigningKey[] } {
  const { sessionSecret, sessionSecretPrevious } = env()
  if (!sessionSecret) {
    logLine('error', 'SESSION_SECRET is not set')
    throw new Refusal(500, 'no_secret', NO_SECRET)
  }
  const current = signingKey(sessionSecret)
  const previous = sessionSecretPrevious ? [signingKey(sessionSecretPrevious)] : []
  return { current, all: [current, ...previous] }
}

/**
 * A name for something that must not be stored itself, such as an IP or e-mail address: 128 bits,
 * keyed with the session secret, so that it cannot be guessed without that secret.
 */
export function hashKeyed(what: string): string {
  return createHmac('sha256', sessionKeys().current.bytes)
    .update(`blind ${what}`)
    .digest('hex')
    .slice(0, 32)
}
