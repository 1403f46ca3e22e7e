import type { StoredLink, User } from './user.ts'

/** An admin whose password another admin's link set decides over no other account for this long. */
export const NEW_ADMIN_MS = 24 * 3_600_000

/** The account with what follows from a password set by that link at that moment (ms since 1970). */
export function withStanding(user: User, { isTrusted }: StoredLink, now: number): User {
  if (isTrusted) return user
  return { ...user, managesFrom: new Date(now + NEW_ADMIN_MS).toISOString() }
}

/** From when the account may decide over others; null: it may already. */
export function managesFrom({ managesFrom }: User, now: number): string | null {
  return managesFrom && now < Date.parse(managesFrom) ? managesFrom : null
}
