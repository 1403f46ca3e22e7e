import type { AccountChange } from '#contract/account.ts'
import { withNotice } from '#domain/account/notices.ts'
import {
  hasAddress,
  sameAddress,
  type User,
  type Users,
  userByEmail,
} from '#domain/account/user.ts'
import { recordActivity } from '../activity/record.ts'
import type { Admin } from '../auth/session.ts'
import { Refusal } from '../http/refusal.ts'
import type { Stored } from '../storage/documents.ts'
import { AVATARS, deleteUpload } from '../storage/uploads.ts'
import { changeAccount } from './changeAccount.ts'
import { notice } from './notices.ts'

/** Whether the change moves the account to another e-mail address. */
export const changesEmail = (before: User, { email }: AccountChange): boolean =>
  sameAddress(email) !== sameAddress(before.email)

/** Whether the change could help a thief of the session: it moves the account, or silences alerts. */
export const isSensitive = (before: User, change: AccountChange): boolean =>
  changesEmail(before, change) ||
  (before.notifications.securityAlerts && !change.notifications.securityAlerts)

/** Saves the caller's own details; proof was given where they are sensitive. Throws Refusal. */
export async function changeProfile(admin: Admin, change: AccountChange): Promise<User> {
  const { name, email, bio, notifications } = change
  const { id } = admin.user
  const moves = changesEmail(admin.user, change)
  const done = `The e-mail address of your account was changed from ${admin.user.email} to ${email}.`
  const { user } = await changeAccount(id, (current, users) => {
    refuseTaken(users, email, id)
    return {
      ...(moves ? withNotice(current, notice(done, admin.session.id)) : current),
      name,
      email,
      bio,
      notifications,
      // A link that went to the old address must not open the account any more.
      links: moves ? [] : current.links,
    }
  })
  await recordActivity(
    { id, name },
    moves ? 'Changed the e-mail address of their account' : 'Saved their account settings',
    { area: 'account' },
  )
  return user
}

/** Refuses an address that another account has, even if that account cannot be read. */
export function refuseTaken(
  { value, unreadable }: Stored<Users>,
  email: string,
  except?: string,
): void {
  const holder = userByEmail(value, email)
  const isHidden = unreadable.some(({ item }) => hasAddress(item, email))
  if (!isHidden && (!holder || holder.id === except)) return
  const text = 'There is an account with that e-mail address already.'
  throw new Refusal(409, 'email_taken', text, { fields: { email: text } })
}

/**
 * Replaces the caller's picture by a stored one, or removes it; deletes the old one if no account
 * uses it.
 */
export async function changeAvatar(admin: Admin, hash: string | null): Promise<void> {
  const change = (user: User) => ({ ...user, avatar: hash })
  const { before, users } = await changeAccount(admin.user.id, change)
  await recordActivity(admin.user, hash ? 'Changed their picture' : 'Removed their picture', {
    area: 'account',
  })
  await deleteUnused(before, users)
}

/** Deletes the picture that an account had, if no other one uses it. */
export async function deleteUnused({ avatar }: User, { users }: Users): Promise<void> {
  if (avatar && !users.some(user => user.avatar === avatar)) await deleteUpload(AVATARS, avatar)
}
