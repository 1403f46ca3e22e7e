import type { User } from '#domain/account/user.ts'
import { recordActivity } from '../activity/record.ts'
import type { AdminCall } from '../auth/admin.ts'
import { endOtherSessions } from '../auth/session.ts'
import type { ChangeWords } from '../mail/templates.ts'
import { changeAccount } from './changeAccount.ts'
import { mailAccountChanged } from './emails.ts'

/**
 * Changes the caller's own account, as the log then says. `mail`: the change is of how they sign in,
 * so that it ends the account's other sessions and is mailed. Throws what `next` throws.
 */
export async function changeOwn(
  { admin, waitUntil }: Pick<AdminCall<unknown>, 'admin' | 'waitUntil'>,
  next: (user: User) => User,
  action: string,
  mail?: ChangeWords,
): Promise<User> {
  const { user } = await changeAccount(admin.user.id, next)
  if (mail) await endOtherSessions(admin)
  await recordActivity(admin.user, action, { area: 'account' })
  if (mail) waitUntil(mailAccountChanged(user, mail))
  return user
}
