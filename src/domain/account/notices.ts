import type { AccountNotice } from './profile.ts'
import type { StoredAccountNotice, User } from './user.ts'

const NOTICES_KEPT = 20

/** The account with one more notice; the oldest ones beyond the limit are removed. */
export const withNotice = (user: User, notice: StoredAccountNotice): User => ({
  ...user,
  notices: [...user.notices, notice].slice(-NOTICES_KEPT),
})

/**
 * The account with a notice of a wrong proof, which counts those before it. Every session shows it,
 * since somebody else may have this one's cookie or be at its screen.
 */
export function withWrongProof(user: User, device: string, { id, at }: Moment): User {
  const before = user.notices.find(({ wrongProofs }) => wrongProofs !== undefined)
  const wrongProofs = (before?.wrongProofs ?? 0) + 1
  const text =
    wrongProofs === 1
      ? `A wrong password, code or passkey was given to confirm a change, on ${device}.`
      : `A wrong password, code or passkey was given ${wrongProofs} times to confirm changes, the last time on ${device}.`
  const others = user.notices.filter(notice => notice !== before)
  return withNotice({ ...user, notices: others }, { id, at, text, wrongProofs })
}

type Moment = Pick<StoredAccountNotice, 'id' | 'at'>

/** The notices that a session shows: all of its account except those about its own actions. */
export const noticesFor = ({ notices }: User, sessionId: string): AccountNotice[] =>
  notices
    .filter(({ session }) => session !== sessionId)
    .map(({ id, text, at }) => ({ id, text, at }))

/** The account without a notice that its owner dismissed. */
export const withoutNotice = (user: User, id: string): User => ({
  ...user,
  notices: user.notices.filter(notice => notice.id !== id),
})
