import {
  isLastAdmin,
  newUser,
  type User,
  userByEmail,
  userById,
  withUser,
} from '#domain/account/user.ts'
import { type Actor, recordActivity } from '../activity/record.ts'
import { endSessions } from '../auth/session.ts'
import { Refusal } from '../http/refusal.ts'
import { read, update } from '../storage/documents.ts'
import { deleteUpload } from '../storage/uploads.ts'
import { usersDocument } from '../storage/users.ts'
import { type MadeLink, makeLink, withLink } from './links.ts'
import { AVATARS, refuseTaken } from './profile.ts'

export interface LinkFor {
  user: User
  made: MadeLink
}

/** Adds an account without a password, and the link that sets one. Refuses a taken address. */
export async function invite(
  by: Actor,
  { name, email }: { name: string; email: string },
  origin: string,
): Promise<LinkFor> {
  const made = makeLink(origin, 'invitation')
  const user = withLink(
    newUser({
      id: crypto.randomUUID(),
      email,
      name,
      passwordHash: null,
      createdAt: new Date().toISOString(),
    }),
    made,
  )
  await update(usersDocument, ({ value }) => {
    refuseTaken(userByEmail(value, email))
    return { users: [...value.users, user] }
  })
  await recordActivity(by, `Invited ${name} as an admin`)
  return { user, made }
}

/** Makes a link to a new password for an account; earlier links of it end. Refuses unknown ids. */
export async function resetLink(
  by: Actor,
  id: string,
  origin: string,
  removesTwoFactor: boolean,
): Promise<LinkFor> {
  let made: MadeLink | undefined
  const saved = await update(usersDocument, ({ value }) => {
    const user = userById(value, id)
    if (!user) throw nobody()
    const link = makeLink(origin, user.passwordHash ? 'handed' : 'invitation', removesTwoFactor)
    made = link
    return withUser(value, id, one => withLink(one, link))
  })
  const user = userById(saved.value, id)
  if (!user || !made) throw nobody()
  await recordActivity(
    by,
    `Made a link to a new password for ${user.name}${removesTwoFactor ? ', which turns their second factor off' : ''}`,
  )
  return { user, made }
}

/** Removes an account, its sessions and its picture. Refuses the last one that can sign in. */
export async function remove(by: Actor, id: string): Promise<void> {
  let removed: User | undefined
  const saved = await update(usersDocument, ({ value }) => {
    removed = userById(value, id)
    if (!removed) throw nobody()
    if (isLastAdmin(value, id)) {
      throw new Refusal(409, 'last_admin', 'The last admin who can sign in cannot be removed.')
    }
    return { users: value.users.filter(user => user.id !== id) }
  })
  await endSessions(session => session.userId === id)
  await recordActivity(by, `Removed ${removed?.name ?? 'an admin'} from the admins`)
  const avatar = removed?.avatar
  if (avatar && !saved.value.users.some(user => user.avatar === avatar)) {
    await deleteUpload(AVATARS, avatar)
  }
}

/** Ends every session of an account; answers how many those were. Refuses unknown ids. */
export async function signOut(by: Actor, id: string): Promise<number> {
  const user = userById((await read(usersDocument)).value, id)
  if (!user) throw nobody()
  const ended = await endSessions(session => session.userId === id)
  await recordActivity(by, `Signed ${user.name} out everywhere`)
  return ended
}

const nobody = () => new Refusal(404, 'not_found', 'There is no such admin.')
