import { withNotice } from '#domain/account/notices.ts'
import type { Passkey } from '#domain/account/passkey.ts'
import { type User, userById, withUser } from '#domain/account/user.ts'
import { recordActivity } from '../activity/record.ts'
import { withPasskey } from '../auth/passkeys.ts'
import { type Admin, endOtherSessions } from '../auth/session.ts'
import { Refusal } from '../http/refusal.ts'
import { update } from '../storage/documents.ts'
import { usersDocument } from '../storage/users.ts'
import { notice } from './notices.ts'

/** Gives a passkey of the caller another name. */
export async function rename({ user }: Admin, id: string, name: string): Promise<User> {
  const renamed = await change(user, id, current =>
    withPasskey(current, id, one => ({ ...one, name })),
  )
  await recordActivity(user, 'Renamed a passkey of their account')
  return renamed
}

/** Removes a passkey of the caller and ends the account's other sessions. */
export async function removeOne(
  admin: Admin,
  id: string,
): Promise<{ user: User; passkey: Passkey }> {
  let removed: Passkey | undefined
  const user = await change(admin.user, id, current => {
    removed = current.passkeys.find(one => one.id === id)
    const done = `The passkey “${removed?.name}” was removed from your account.`
    const passkeys = current.passkeys.filter(one => one.id !== id)
    return withNotice(
      { ...current, passkeys, needsPasskey: current.needsPasskey && passkeys.length > 0 },
      notice(done, admin.session.id),
    )
  })
  if (!removed) throw noSuchPasskey()
  await endOtherSessions(admin)
  await recordActivity(admin.user, 'Removed a passkey from their account')
  return { user, passkey: removed }
}

/** Sets whether the caller's password needs a passkey; ends the account's other sessions. */
export async function setRequirement(admin: Admin, isRequired: boolean): Promise<User> {
  const { id } = admin.user
  const saved = await update(usersDocument, ({ value }) => {
    if (isRequired && !userById(value, id)?.passkeys.length) {
      throw new Refusal(409, 'no_passkey', 'Add a passkey first.')
    }
    return withUser(value, id, user => ({ ...user, needsPasskey: isRequired }))
  })
  await endOtherSessions(admin)
  await recordActivity(
    admin.user,
    isRequired
      ? 'Turned on that their password needs a passkey'
      : 'Turned off that their password needs a passkey',
  )
  return userById(saved.value, id) ?? admin.user
}

async function change({ id: userId }: User, id: string, next: (user: User) => User) {
  const saved = await update(usersDocument, ({ value }) => {
    const user = userById(value, userId)
    if (!user?.passkeys.some(one => one.id === id)) throw noSuchPasskey()
    return withUser(value, userId, next)
  })
  const user = userById(saved.value, userId)
  if (!user) throw noSuchPasskey()
  return user
}

const noSuchPasskey = () => new Refusal(404, 'not_found', 'That passkey is removed already.')
