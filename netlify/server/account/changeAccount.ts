import { type User, type Users, userById, withUser } from '#domain/account/user.ts'
import { Refusal } from '../http/refusal.ts'
import { type Stored, UNCHANGED, update } from '../storage/documents.ts'
import { usersDocument } from '../storage/users.ts'

/** An account before and after a change, and all accounts as they are then. */
interface ChangedAccount {
  before: User
  user: User
  users: Users
}

/**
 * Changes one account; where `next` returns null it stays. `next` runs again after another's save.
 * Throws Refusal 404 for an unknown id, and what `next` throws.
 */
export async function changeAccount(
  id: string,
  next: (user: User, stored: Stored<Users>) => User | null,
): Promise<ChangedAccount> {
  let before: User | undefined
  const { value: users } = await update(usersDocument, stored => {
    before = userById(stored.value, id)
    if (!before) throw noSuchAdmin()
    const changed = next(before, stored)
    return changed ? withUser(stored.value, id, () => changed) : UNCHANGED
  })
  const user = userById(users, id)
  if (!before || !user) throw noSuchAdmin()
  return { before, user, users }
}

export const noSuchAdmin = () => new Refusal(404, 'not_found', 'There is no such admin.')
