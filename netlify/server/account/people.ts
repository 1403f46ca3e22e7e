import { withNotice } from '#domain/account/notices.ts'
import { type Role, roleInWords } from '#domain/account/roles.ts'
import { withRole } from '#domain/account/standing.ts'
import { isLastOwner, newUser, type User, userById } from '#domain/account/user.ts'
import { type Actor, recordActivity } from '../activity/record.ts'
import { endSessions } from '../auth/session.ts'
import { Refusal } from '../http/refusal.ts'
import { update } from '../storage/documents.ts'
import { usersDocument } from '../storage/users.ts'
import { changeAccount, noSuchAdmin } from './changeAccount.ts'
import { type MadeLink, makeLink, withLink } from './links.ts'
import { notice } from './notices.ts'
import { deleteUnused, refuseTaken } from './profile.ts'

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

/**
 * Removes an account, its sessions and its picture, and returns it. Refuses the last one that can
 * sign in.
 */
export async function removeAccount(by: Actor, id: string): Promise<User> {
  let found: User | undefined
  const saved = await update(usersDocument, ({ value }) => {
    found = userById(value, id)
    if (!found) throw noSuchAdmin()
    if (isLastOwner(value, id)) {
      throw new Refusal(409, 'last_admin', 'The last owner who can sign in cannot be removed.')
    }
    return { users: value.users.filter(user => user.id !== id) }
  })
  if (!found) throw noSuchAdmin()
  const removed: User = found
  await endSessions(session => session.userId === id)
  await recordActivity(by, `Removed ${removed.name} from the admins`, { area: 'people' })
  await deleteUnused(removed, saved.value)
  return removed
}

/**
 * Gives an account another role and notifies its owner; returns it as stored, and whether that
 * changed it. Refuses to lower the last owner who can sign in.
 */
export async function giveRole(
  by: Actor,
  id: string,
  role: Role,
  session: string,
): Promise<{ user: User; isChanged: boolean }> {
  const text = `${by.name} made you ${roleInWords(role)}.`
  const { before, user } = await changeAccount(id, (current, { value }) => {
    if (current.role === role) return null
    if (isLastOwner(value, id)) {
      throw new Refusal(409, 'last_admin', 'The last owner who can sign in must stay an owner.')
    }
    const told = notice(text, id === by.id ? session : undefined)
    return withNotice(withRole(current, role, Date.now()), told)
  })
  const isChanged = before.role !== role
  if (isChanged) {
    const values = { before: { role: before.role }, after: { role } }
    await recordActivity(by, `Made ${user.name} ${roleInWords(role)}`, {
      area: 'people',
      person: id,
      values,
    })
  }
  return { user, isChanged }
}

/**
 * Ends every session of an account and notifies its owner; returns their number. Refuses
 * unknown ids.
 */
export async function signOutAccount(
  by: Actor,
  id: string,
): Promise<{ user: User; ended: number }> {
  const done = `${by.name} signed you out on all your devices.`
  const { user } = await changeAccount(id, current => withNotice(current, notice(done)))
  const ended = await endSessions(session => session.userId === id)
  await recordActivity(by, `Signed ${user.name} out everywhere`, { area: 'people' })
  return { user, ended }
}
