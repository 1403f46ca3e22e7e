import { withNotice } from '#domain/account/notices.ts'
import type { Passkey } from '#domain/account/passkey.ts'
import type { User } from '#domain/account/user.ts'
import { recordActivity } from '../activity/record.ts'
import { withPasskey } from '../auth/passkeys.ts'
import { type Admin, endOtherSessions } from '../auth/session.ts'
import { Refusal } from '../http/refusal.ts'
import { changeAccount } from './changeAccount.ts'
import { notice } from './notices.ts'

/** Gives a passkey of the caller another name. */
export async function rename({ user }: Admin, id: string, name: string): Promise<User> {
  const renamed = await change(user, id, current =>
    withPasskey(current, id, one => ({ ...one, name })),
  )
  await recordActivity(user, 'Renamed a passkey of their account', { area: 'account' })
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
  await recordActivity(admin.user, 'Removed a passkey from their account', { area: 'account' })
  return { user, passkey: removed }
}

/** Sets whether the caller's password needs a passkey; ends the account's other sessions. */
export async function setRequirement(admin: Admin, isRequired: boolean): Promise<User> {
  const { user } = await changeAccount(admin.user.id, current => {
    if (isRequired && current.passkeys.length === 0) {
      throw new Refusal(409, 'no_passkey', 'Add a passkey first.')
    }
    return { ...current, needsPasskey: isRequired }
  })
  await endOtherSessions(admin)
  await recordActivity(
    admin.user,
    isRequired
      ? 'Turned on that their password needs a passkey'
      : 'Turned off that their password needs a passkey',
    { area: 'account' },
  )
  return user
}

async function change({ id: userId }: User, id: string, next: (user: User) => User) {
  const { user } = await changeAccount(userId, current => {
    if (!current.passkeys.some(one => one.id === id)) throw noSuchPasskey()
    return next(current)
  })
  return user
}

const noSuchPasskey = () => new Refusal(404, 'not_found', 'That passkey is removed already.')
