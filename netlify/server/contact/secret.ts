import { createHmac, randomBytes } from 'node:crypto'
import { clientNetworks } from '../auth/clientAddress.ts'
import { env } from '../env.ts'
import type { RateLimit } from '../storage/rateLimit.ts'

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

/** Limits of an address, by their folders, for each of its networks. */
export const limitsOf = (
  ip: string,
  what: string,
  limits: Readonly<Record<string, Omit<RateLimit, 'name'>>>,
): RateLimit[] =>
  clientNetworks(ip).flatMap(({ name, allowance }) =>
    Object.entries(limits).map(([folder, { most, windowMs }]) => ({
      most: most * allowance,
      windowMs,
      name: `${folder}/${hashVisitor(`${what} ${name}`)}`,
    })),
  )
