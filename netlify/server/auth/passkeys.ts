import { mayFollowCounter, type Passkey, spend } from '#domain/account/passkey.ts'
import { type User, userById, withUser } from '#domain/account/user.ts'
import { UNCHANGED, update } from '../storage/documents.ts'
import { usersDocument } from '../storage/users.ts'
import type { Challenge } from './challenge.ts'

/** A challenge or permit that is used up. */
type Use = Pick<Challenge, 'until'> & { id: string }

/**
 * Uses up something that works once, in the same write as `change`, and returns whether that was
 * possible: of two parallel requests compare-and-swap lets one win.
 */
export async function spendOnce(
  userId: string,
  { id, until }: Use,
  change: (user: User) => User | null = user => user,
): Promise<boolean> {
  let isSpent = false
  await update(usersDocument, ({ value }) => {
    const user = userById(value, userId)
    const spent = user && spend(user.spent, id, until, Date.now())
    const changed = spent && change(user)
    isSpent = !!changed
    return changed ? withUser(value, userId, () => ({ ...changed, spent })) : UNCHANGED
  })
  return isSpent
}

/** Stores the use of a passkey: the challenge is spent, and its counter must be higher than before. */
export const acceptUse = (
  user: User,
  passkey: Passkey,
  challenge: Challenge,
  counter: number,
): Promise<boolean> =>
  spendOnce(user.id, { id: challenge.value, until: challenge.until }, current => {
    const stored = current.passkeys.find(({ id }) => id === passkey.id)
    if (!stored || !mayFollowCounter(counter, stored.counter)) return null
    const usedAt = new Date().toISOString()
    return withPasskey(current, passkey.id, one => ({ ...one, counter, usedAt }))
  })

export const withPasskey = (
  user: User,
  id: string,
  change: (passkey: Passkey) => Passkey,
): User => ({
  ...user,
  passkeys: user.passkeys.map(one => (one.id === id ? change(one) : one)),
})
