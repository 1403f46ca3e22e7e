import type { AccountChange } from '#contract/account.ts'
import { sameAddress, type User, userByEmail, userById, withUser } from '#domain/account/user.ts'
import { recordActivity } from '../activity/record.ts'
import { confirmPassword } from '../auth/confirm.ts'
import type { Admin } from '../auth/session.ts'
import { Refusal } from '../http/refusal.ts'
import { update } from '../storage/documents.ts'
import { deleteUpload } from '../storage/uploads.ts'
import { usersDocument } from '../storage/users.ts'

/** The folder of the admins' pictures. */
export const AVATARS = 'avatars'

/** Saves the caller's own details; a new e-mail address asks for the password. Throws Refusal. */
export async function changeProfile(admin: Admin, change: AccountChange): Promise<User> {
  const { name, email, bio, notifications, currentPassword } = change
  const { id } = admin.user
  const moves = sameAddress(email) !== sameAddress(admin.user.email)
  if (moves) await confirmPassword(admin, currentPassword ?? '')
  const saved = await update(usersDocument, ({ value }) => {
    refuseTaken(userByEmail(value, email), id)
    return withUser(value, id, user => ({
      ...user,
      name,
      email,
      bio,
      notifications,
      // A link that went to the old address must not open the account any more.
      links: moves ? [] : user.links,
    }))
  })
  await recordActivity(
    { id, name },
    moves ? 'Changed the e-mail address of their account' : 'Saved their account settings',
  )
  return userById(saved.value, id) ?? admin.user
}

/** Refuses an address that another account has. */
export function refuseTaken(holder: User | undefined, except?: string): void {
  if (!holder || holder.id === except) return
  const text = 'There is an account with that e-mail address already.'
  throw new Refusal(409, 'email_taken', text, { fields: { email: text } })
}

/** Replaces the caller's picture by a stored one, or by none; the old one goes if nobody has it. */
export async function changeAvatar(admin: Admin, hash: string | null): Promise<void> {
  const { id } = admin.user
  let before: string | null = null
  const saved = await update(usersDocument, ({ value }) => {
    before = userById(value, id)?.avatar ?? null
    return withUser(value, id, user => ({ ...user, avatar: hash }))
  })
  await recordActivity(admin.user, hash ? 'Changed their picture' : 'Removed their picture')
  if (before && !saved.value.users.some(({ avatar }) => avatar === before)) {
    await deleteUpload(AVATARS, before)
  }
}
