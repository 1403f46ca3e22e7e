import { withNotice } from '#domain/account/notices.ts'
import { type Role, roleInWords } from '#domain/account/roles.ts'
import { newUser, type User } from '#domain/account/user.ts'
import { type Actor, recordActivity } from '../activity/record.ts'
import { update } from '../storage/documents.ts'
import { usersDocument } from '../storage/users.ts'
import { changeAccount, noSuchAdmin } from './changeAccount.ts'
import { type MadeLink, makeLink, withLink } from './links.ts'
import { notice } from './notices.ts'
import { refuseTaken } from './profile.ts'

export interface LinkFor {
  user: User
  made: MadeLink
}

/** Adds an account without a password, and the link that sets one. Refuses a taken address. */
export async function inviteAccount(
  by: Actor,
  { name, email, role = 'admin' }: { name: string; email: string; role?: Role | undefined },
  origin: string,
): Promise<LinkFor> {
  const made = makeLink(origin, 'invitation', { isTrusted: by.isMaintainer })
  const user = withLink(
    newUser({
      id: crypto.randomUUID(),
      email,
      name,
      role,
      passwordHash: null,
      createdAt: new Date().toISOString(),
    }),
    made,
  )
  await update(usersDocument, users => {
    refuseTaken(users, email)
    return { users: [...users.value.users, user] }
  })
  await recordActivity(by, `Invited ${name} as ${roleInWords(role)}`, { area: 'people' })
  return { user, made }
}

/**
 * Makes a link to a new password for an account and notifies its owner; earlier links of it end.
 * Refuses unknown ids.
 */
export async function resetLink(
  by: Actor,
  id: string,
  origin: string,
  removesTwoFactor: boolean,
): Promise<LinkFor> {
  let made: MadeLink | undefined
  const { user } = await changeAccount(id, current => {
    const link = makeLink(origin, current.passwordHash ? 'handed' : 'invitation', {
      removesTwoFactor,
      isTrusted: by.isMaintainer,
    })
    made = link
    const also = current.passkeys.length > 0 ? ' and removes your passkeys' : ''
    const done = `${by.name} made a link to a new password for your account.${removesTwoFactor ? ` Using it turns your second factor off${also}.` : ''}`
    // An invited person has no account yet, so there is nothing to notify about.
    return withLink(current.passwordHash ? withNotice(current, notice(done)) : current, link)
  })
  if (!made) throw noSuchAdmin()
  await recordActivity(
    by,
    `Made a link to a new password for ${user.name}${removesTwoFactor ? ', which turns their second factor off' : ''}`,
    { area: 'people' },
  )
  return { user, made }
}
