import { createHmac, randomBytes } from 'node:crypto'
import { env } from '../env.ts'

/**
 * Without SESSION_SECRET messages are still accepted: then each process has a secret of its own.
 */
const ownSecret = randomBytes(32)

/** A name for something that must not be stored itself; 128 bits, lower-case hex. */
export function hashVisitor(what: string): string {
  return createHmac('sha256', env().sessionSecret ?? ownSecret)
    .update(`contact ${what}`)
    .digest('hex')
    .slice(0, 32)
}
