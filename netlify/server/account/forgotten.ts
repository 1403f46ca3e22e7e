import type { LockRule } from '#domain/account/lockout.ts'
import { userByEmail, withUser } from '#domain/account/user.ts'
import { addressBuckets, reserve, reserveAll } from '../auth/tries.ts'
import { Refusal } from '../http/refusal.ts'
import { read, update } from '../storage/documents.ts'
import { usersDocument } from '../storage/users.ts'
import { mailLink } from './emails.ts'
import { makeLink, withOneMoreLink } from './links.ts'

/** Three mails, then ever longer waits, so that no mailbox is flooded. */
const LETTER_RULE: LockRule = {
  free: 3,
  firstWaitSeconds: 900,
  longestWaitSeconds: 6 * 3_600,
  forgetAfterSeconds: 24 * 3_600,
}

/** Counts a request of an address. Throws Refusal 429. */
export async function reserveRequest(ip: string): Promise<void> {
  await reserveAll(addressBuckets('forgotten from', ip))
}

/**
 * Mails a reset link to the account of that address, if there is one. It runs after the response
 * was sent, so that neither the response nor its time reveals whether the account exists.
 */
export async function mailResetLink(email: string, origin: string): Promise<void> {
  const user = userByEmail((await read(usersDocument)).value, email)
  if (!user) return
  try {
    await reserve({ what: `letters to ${user.id}`, rule: LETTER_RULE })
  } catch (error) {
    if (error instanceof Refusal) return
    throw error
  }
  // An invited person is new, whichever link sets the first password.
  const made = makeLink(origin, 'forgotten', { isTrusted: user.passwordHash !== null })
  await update(usersDocument, ({ value }) =>
    withUser(value, user.id, one => withOneMoreLink(one, made)),
  )
  await mailLink({ user, made }, null)
}
