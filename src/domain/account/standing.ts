import { DAY } from '#domain/time/civil.ts'
import { isOwner, type Role } from './roles.ts'
import type { StoredLink, User } from './user.ts'

/**
 * For this long after another's link set their password, an admin can neither change other accounts
 * nor take data out or bring it back.
 */
export const NEW_ADMIN_MS = DAY

/** The account after its password was set by that link at that moment (ms since 1970). */
export function withStanding(user: User, { isTrusted }: StoredLink, now: number): User {
  if (isTrusted) return user
  return { ...user, managesFrom: new Date(now + NEW_ADMIN_MS).toISOString() }
}

/**
 * The account with another role. A new owner waits for a day, so that two captured accounts cannot
 * take over the rest before their owners have read the mail.
 */
export function withRole(user: User, role: Role, now: number): User {
  if (role === user.role) return user
  const managesFrom = isOwner(role) && new Date(now + NEW_ADMIN_MS).toISOString()
  return { ...user, role, ...(managesFrom && { managesFrom }) }
}

/** From when the account may do what endpoints declare as `notOnFirstDay`; null: now. */
export function managesFrom({ managesFrom }: User, now: number): string | null {
  return managesFrom && now < Date.parse(managesFrom) ? managesFrom : null
}
