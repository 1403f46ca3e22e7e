import type { Notifications } from './notifications.ts'
import type { Role } from './roles.ts'

/** What the browser stores about the signed-in admin; contains no secret. */
export interface SignedInUser {
  id: string
  email: string
  name: string
  role: Role
  /** Address of the picture, for signed-in admins only; null: none. */
  avatar: string | null
  /** Whether sign-in requires a code. */
  twoFactor: boolean
  hasPasskey: boolean
}

/** A passkey of one's own account. */
export interface ListedPasskey {
  id: string
  name: string
  /** Where it works: the host it was made for. */
  host: string
  /** ISO instants. */
  createdAt: string
  usedAt: string | null
}

/** An admin's own account as the settings show it. */
export interface Account extends SignedInUser {
  bio: string
  notifications: Notifications
  /** Unused recovery codes; 0 without a second factor. */
  recoveryCodesLeft: number
  passkeys: ListedPasskey[]
  /** Whether the password alone is not enough while there is a passkey. */
  needsPasskey: boolean
  /** ISO instant. */
  createdAt: string
}

/** One admin as the others see them. */
export interface Person extends SignedInUser {
  /** Invited, and no password set yet. */
  invited: boolean
  /** Whether this is the caller. */
  you: boolean
  /** ISO instant. */
  createdAt: string
}

/** Something that was done to the caller's account. */
export interface AccountNotice {
  id: string
  /** A sentence that says who did what. */
  text: string
  /** ISO instant. */
  at: string
}

/** A device that is signed in to the caller's account. */
export interface SessionInfo {
  id: string
  /** Such as 'Firefox on Linux'. */
  device: string
  /** The caller's device. */
  current: boolean
  /** ISO instants. */
  createdAt: string
  seenAt: string
}

/** The largest picture of an admin: 1 MB. */
export const AVATAR_LIMIT = 1024 * 1024
