import { withoutNotice } from '#domain/account/notices.ts'
import { type StoredAccountNotice, userById, withUser } from '#domain/account/user.ts'
import { UNCHANGED, update } from '../storage/documents.ts'
import { usersDocument } from '../storage/users.ts'

/** A notice of what just happened; `session`: the one that made the change and needs no notice. */
export const notice = (text: string, session?: string): StoredAccountNotice => ({
  id: crypto.randomUUID(),
  text,
  at: new Date().toISOString(),
  ...(session !== undefined && { session }),
})

/** Takes a notice off an account. */
export async function dismiss(userId: string, id: string): Promise<void> {
  await update(usersDocument, ({ value }) =>
    userById(value, userId)?.notices.some(one => one.id === id)
      ? withUser(value, userId, user => withoutNotice(user, id))
      : UNCHANGED,
  )
}
