import type { Account, Person, SignedInUser } from '#domain/account/profile.ts'
import type { User } from '#domain/account/user.ts'

const avatarAddress = ({ avatar }: User) => avatar && `/api/avatars/${avatar}`

/** What the browser may keep of an account: each field is named, so that no secret gets in. */
export function signedInUser(user: User): SignedInUser {
  const { id, email, name, role, twoFactor, passkeys } = user
  return {
    id,
    email,
    name,
    role,
    avatar: avatarAddress(user),
    twoFactor: twoFactor !== null,
    hasPasskey: passkeys.length > 0,
  }
}

/** An account as its owner sees it. */
export function accountOf(user: User): Account {
  const { bio, notifications, createdAt, twoFactor, passkeys, needsPasskey } = user
  return {
    ...signedInUser(user),
    bio,
    notifications,
    createdAt,
    recoveryCodesLeft: twoFactor?.recovery.hashes.length ?? 0,
    needsPasskey,
    passkeys: passkeys.map(({ id, name, host, createdAt, usedAt }) => ({
      id,
      name,
      host,
      createdAt,
      usedAt,
    })),
  }
}

/** An account as other admins see it. */
export function personOf(user: User, askedBy: string): Person {
  const { createdAt, passwordHash } = user
  return {
    ...signedInUser(user),
    invited: passwordHash === null,
    you: user.id === askedBy,
    createdAt,
  }
}
